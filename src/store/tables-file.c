#define _POSIX_C_SOURCE 200809L

#include "store/tables-file.h"

#include "store/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#define MAGIC "MERELSTB"
#define FORMAT 1
#define HEADER 48

/* Where the numbers of the header are. */
enum place {
	AT_VERSION = 8,
	AT_RULES = 12,
	AT_OWN = 16,
	AT_OTHER = 17,
	AT_FLYING = 18,
	AT_PROTECTED = 19,
	AT_ENTRIES = 20,
	AT_BLOCK = 24,
	AT_BLOCKS = 28,
	AT_LENGTH = 32,
	AT_PLACES_SUM = 40,
	AT_HEADER_SUM = 44,
};

/* A block holds its checksum and one byte if all its values are that, else a deflated stream. */
#define SUM 4
#define MOST_PACKED (TABLES_FILE_BLOCK + 64)

struct tables_file {
	int fd;
	uint32_t n_entries, n_blocks;
	uint64_t length;
	uint32_t *places; /* of each block from the first on, and of the end */
	z_stream stream;
};

static void put32(uint8_t *at, uint32_t n)
{
	for (unsigned i = 0; i < 4; i++)
		at[i] = (uint8_t)(n >> 8 * i);
}

static uint32_t get32(const uint8_t *at)
{
	return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static uint32_t sum_of(const uint8_t *bytes, size_t length)
{
	return (uint32_t)crc32(crc32(0, NULL, 0), bytes, (uInt)length);
}

/* Everything that decides a value, but for the pieces: the board's links and lines too. */
static uint32_t fingerprint(const struct rules *rules)
{
	const struct board *board = rules->board;
	uint8_t bytes[4 * (BOARD_MAX_POINTS + BOARD_MAX_LINES) + 2], *at = bytes;

	for (unsigned i = 0; i < board->n_points; i++, at += 4)
		put32(at, board->neighbours[i]);
	for (unsigned i = 0; i < board->n_lines; i++, at += 4)
		put32(at, board->lines[i]);
	*at++ = rules->flying;
	*at++ = rules->keep_protected;
	return sum_of(bytes, (size_t)(at - bytes));
}

static uint32_t blocks_of(uint32_t n_entries)
{
	return (n_entries + TABLES_FILE_BLOCK - 1) / TABLES_FILE_BLOCK;
}

static size_t size_of(uint32_t n_entries, uint32_t block)
{
	return MIN(TABLES_FILE_BLOCK, n_entries - block * TABLES_FILE_BLOCK);
}

static void fill_header(uint8_t *header, const struct rules *rules, const struct index_class *class,
			const uint8_t *places, uint64_t length)
{
	const uint32_t n_blocks = blocks_of(index_size(class));

	memcpy(header, MAGIC, strlen(MAGIC));
	put32(header + AT_VERSION, FORMAT);
	put32(header + AT_RULES, fingerprint(rules));
	header[AT_OWN] = class->own;
	header[AT_OTHER] = class->other;
	header[AT_FLYING] = rules->flying;
	header[AT_PROTECTED] = rules->keep_protected;
	put32(header + AT_ENTRIES, index_size(class));
	put32(header + AT_BLOCK, TABLES_FILE_BLOCK);
	put32(header + AT_BLOCKS, n_blocks);
	put32(header + AT_LENGTH, (uint32_t)length);
	put32(header + AT_LENGTH + 4, (uint32_t)(length >> 32));
	put32(header + AT_PLACES_SUM, sum_of(places, 4 * ((size_t)n_blocks + 1)));
	put32(header + AT_HEADER_SUM, sum_of(header, AT_HEADER_SUM));
}

/* What is written of a file so far. */
struct writing {
	const struct parallel *parallel;
	FILE *stream;
	uint8_t *places;
	z_stream packer;
	int number; /* errno of the first failure */
};

static void write_bytes(struct writing *writing, const uint8_t *bytes, size_t length)
{
	if (!writing->number && fwrite(bytes, 1, length, writing->stream) != length)
		writing->number = errno ? errno : EIO;
}

static size_t pack(z_stream *packer, const uint8_t *bytes, size_t size, uint8_t *packed)
{
	if (!memcmp(bytes, bytes + 1, size - 1)) {
		packed[0] = bytes[0];
		return 1;
	}
	deflateReset(packer);
	packer->next_in = (Bytef *)bytes;
	packer->avail_in = (uInt)size;
	packer->next_out = packed;
	packer->avail_out = MOST_PACKED;
	deflate(packer, Z_FINISH);
	return MOST_PACKED - packer->avail_out;
}

/* The places are counted from the end of the list of places. */
static uint64_t write_blocks(struct writing *writing, const struct values *values)
{
	const uint8_t *bytes = (const uint8_t *)(const void *)values->bytes;
	const uint32_t n_entries = index_size(&values->class), n_blocks = blocks_of(n_entries);
	uint64_t place = 0;

	for (uint32_t i = 0; i < n_blocks && !writing->number; i++) {
		if (!parallel_goes_on(writing->parallel, i, n_blocks)) {
			writing->number = ECANCELED;
			break;
		}
		uint8_t packed[SUM + MOST_PACKED] = {0};
		const size_t length = pack(&writing->packer, bytes + (size_t)i * TABLES_FILE_BLOCK,
					   size_of(n_entries, i), packed + SUM);

		put32(packed, sum_of(packed + SUM, length));
		put32(writing->places + 4 * (size_t)i, (uint32_t)place);
		write_bytes(writing, packed, SUM + length);
		place += SUM + length;
	}
	put32(writing->places + 4 * (size_t)n_blocks, (uint32_t)place);
	return place;
}

static int write_stream(FILE *stream, const struct rules *rules, const struct values *values,
			const struct parallel *parallel)
{
	const size_t n_places = (size_t)blocks_of(index_size(&values->class)) + 1;
	struct writing writing = {parallel, stream, .places = g_malloc0(4 * n_places)};
	uint8_t header[HEADER] = {0};
	uint64_t length = HEADER + 4 * n_places;

	if (deflateInit2(&writing.packer, 6, Z_DEFLATED, -11, 9, Z_DEFAULT_STRATEGY) != Z_OK)
		writing.number = ENOMEM;
	write_bytes(&writing, header, HEADER);
	write_bytes(&writing, writing.places, 4 * n_places);
	length += write_blocks(&writing, values);
	fill_header(header, rules, &values->class, writing.places, length);
	if (!writing.number && fseek(stream, 0, SEEK_SET))
		writing.number = errno;
	write_bytes(&writing, header, HEADER);
	write_bytes(&writing, writing.places, 4 * n_places);
	if (!writing.number && (fflush(stream) || fsync(fileno(stream))))
		writing.number = errno;
	deflateEnd(&writing.packer);
	g_free(writing.places);
	return writing.number;
}

static void flush_folder(const char *path)
{
	g_autofree char *folder = g_path_get_dirname(path);
	const int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	if (fd >= 0) {
		fsync(fd);
		close(fd);
	}
}

gboolean tables_file_write(const char *path, const struct rules *rules, const struct values *values,
			   const struct parallel *parallel, GError **error)
{
	g_autofree char *name = g_strdup_printf("%s.%ld.new", path, (long)getpid());
	const int fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
	FILE *stream = fd < 0 ? NULL : fdopen(fd, "wb");
	int number = errno;

	if (!stream) {
		if (fd >= 0)
			close(fd);
		return files_fail(error, number);
	}
	number = write_stream(stream, rules, values, parallel);
	if (fclose(stream) && !number)
		number = errno;
	if (!number && rename(name, path))
		number = errno;
	if (number) {
		unlink(name);
		return files_fail(error, number);
	}
	flush_folder(path);
	return TRUE;
}

static bool read_at(int fd, uint8_t *bytes, size_t length, uint64_t place)
{
	while (length) {
		const ssize_t n = pread(fd, bytes, length, (off_t)place);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return false;
		bytes += n;
		length -= (size_t)n;
		place += (size_t)n;
	}
	return true;
}

static enum tables_file_fault read_header(struct tables_file *file, const struct rules *rules,
					  unsigned own, unsigned other, uint8_t *header)
{
	struct stat st;

	if (fstat(file->fd, &st))
		return TABLES_FILE_UNREADABLE;
	if (!S_ISREG(st.st_mode) || !read_at(file->fd, header, HEADER, 0) ||
	    memcmp(header, MAGIC, strlen(MAGIC)) || get32(header + AT_VERSION) != FORMAT)
		return TABLES_FILE_FOREIGN;
	if (get32(header + AT_HEADER_SUM) != sum_of(header, AT_HEADER_SUM))
		return TABLES_FILE_DAMAGED;
	file->n_entries = get32(header + AT_ENTRIES);
	file->n_blocks = blocks_of(file->n_entries);
	file->length = get32(header + AT_LENGTH) | (uint64_t)get32(header + AT_LENGTH + 4) << 32;
	if (get32(header + AT_RULES) != fingerprint(rules) || header[AT_OWN] != own ||
	    header[AT_OTHER] != other || get32(header + AT_BLOCK) != TABLES_FILE_BLOCK ||
	    get32(header + AT_BLOCKS) != file->n_blocks)
		return TABLES_FILE_OTHER;
	return file->length == (uint64_t)st.st_size ? TABLES_FILE_GOOD : TABLES_FILE_DAMAGED;
}

static enum tables_file_fault read_places(struct tables_file *file, const uint8_t *header)
{
	const size_t n = (size_t)file->n_blocks + 1;
	g_autofree uint8_t *bytes = g_malloc(4 * n);

	if (file->length < HEADER + 4 * n || !read_at(file->fd, bytes, 4 * n, HEADER) ||
	    get32(header + AT_PLACES_SUM) != sum_of(bytes, 4 * n))
		return TABLES_FILE_DAMAGED;
	file->places = g_new(uint32_t, n);
	for (size_t i = 0; i < n; i++) {
		file->places[i] = get32(bytes + 4 * i);
		if (i && (file->places[i] < file->places[i - 1] + SUM + 1 ||
			  file->places[i] > file->places[i - 1] + SUM + MOST_PACKED))
			return TABLES_FILE_DAMAGED;
	}
	return HEADER + 4 * n + file->places[n - 1] == file->length ? TABLES_FILE_GOOD
								    : TABLES_FILE_DAMAGED;
}

/* All but the blocks. */
static struct tables_file *open_file(const char *path, const struct rules *rules, unsigned own,
				     unsigned other, enum tables_file_fault *fault)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	struct tables_file *file;
	uint8_t header[HEADER];

	*fault = errno == ENOENT || errno == ENOTDIR ? TABLES_FILE_MISSING : TABLES_FILE_UNREADABLE;
	if (fd < 0)
		return NULL;
	file = g_new0(struct tables_file, 1);
	file->fd = fd;
	*fault = read_header(file, rules, own, other, header);
	if (!*fault)
		*fault = read_places(file, header);
	if (!*fault)
		return file;
	tables_file_close(file);
	return NULL;
}

enum tables_file_fault tables_file_look(const char *path, const struct rules *rules, unsigned own,
					unsigned other, uint64_t *length)
{
	enum tables_file_fault fault;
	struct tables_file *file = open_file(path, rules, own, other, &fault);

	*length = file ? file->length : 0;
	tables_file_close(file);
	return fault;
}

struct tables_file *tables_file_open(const char *path, const struct rules *rules,
				     const struct index_class *class, enum tables_file_fault *fault)
{
	struct tables_file *file = open_file(path, rules, class->own, class->other, fault);

	if (!file)
		return NULL;
	if (file->n_entries != index_size(class))
		*fault = TABLES_FILE_OTHER;
	else if (inflateInit2(&file->stream, -15) != Z_OK)
		*fault = TABLES_FILE_UNREADABLE;
	else
		return file;
	tables_file_close(file);
	return NULL;
}

void tables_file_close(struct tables_file *file)
{
	if (!file)
		return;
	inflateEnd(&file->stream);
	close(file->fd);
	g_free(file->places);
	g_free(file);
}

static gboolean unpack(z_stream *stream, uint8_t *packed, size_t length, value *bytes, size_t size)
{
	if (length == 1) {
		memset(bytes, packed[0], size);
		return TRUE;
	}
	inflateReset(stream);
	stream->next_in = packed;
	stream->avail_in = (uInt)length;
	stream->next_out = bytes;
	stream->avail_out = (uInt)size;
	return inflate(stream, Z_FINISH) == Z_STREAM_END && !stream->avail_out;
}

gboolean tables_file_block(struct tables_file *file, uint32_t number, value *bytes)
{
	const size_t n_places = (size_t)file->n_blocks + 1;
	const size_t length = file->places[number + 1] - file->places[number];
	uint8_t packed[SUM + MOST_PACKED] = {0};

	return read_at(file->fd, packed, length, HEADER + 4 * n_places + file->places[number]) &&
	       get32(packed) == sum_of(packed + SUM, length - SUM) &&
	       unpack(&file->stream, packed + SUM, length - SUM, bytes,
		      size_of(file->n_entries, number));
}

gboolean tables_file_read(struct tables_file *file, const struct parallel *parallel,
			  struct values *values)
{
	value *bytes = (value *)(void *)values->bytes;

	for (uint32_t i = 0; i < file->n_blocks; i++)
		if (!parallel_goes_on(parallel, i, file->n_blocks) ||
		    !tables_file_block(file, i, bytes + (size_t)i * TABLES_FILE_BLOCK))
			return FALSE;
	return TRUE;
}

gboolean tables_file_sound(struct tables_file *file, const struct parallel *parallel)
{
	value bytes[TABLES_FILE_BLOCK];

	for (uint32_t i = 0; i < file->n_blocks; i++)
		if (!parallel_goes_on(parallel, i, file->n_blocks) ||
		    !tables_file_block(file, i, bytes))
			return FALSE;
	return TRUE;
}
