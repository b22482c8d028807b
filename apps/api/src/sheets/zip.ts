import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file within an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly at: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

const LOCAL = 0x04034b50;
const AFTER = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0 of the format: the least that has deflate. */
const VERSION = 20;
/** Names are UTF-8, and sum and sizes come after the content: they are not known before it is sent. */
const FLAGS = 0x0808;
const DEFLATE = 8;
// An archive that is made for somebody else has no time of its own: 1 January 1980, the first day of the format.
const NO_TIME = 0;
const FIRST_DAY = 0x21;

function numbers(...parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const localHeader = (name: Buffer) =>
  Buffer.concat([
    numbers(
      [4, LOCAL],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATE],
      [2, NO_TIME],
      [2, FIRST_DAY],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ),
    name,
  ]);

const centralHeader = ({ name, at, crc, packed, size }: Written) =>
  Buffer.concat([
    numbers([4, CENTRAL], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATE], [2, NO_TIME], [2, FIRST_DAY]),
    numbers([4, crc], [4, packed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
    name,
  ]);

/**
 * An archive of files that are made while it is sent; each has less than 4 GB. The next entry is asked for once the one before has been read to
 * its end. Whoever stops reading stops the making as well.
 *
 * Of Node's own deflate, which works beside the thread that answers calls.
 */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  let at = 0;
  const written: Written[] = [];
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const header = localHeader(name);
    yield header;
    let crc = 0;
    let packed = 0;
    let size = 0;
    async function* counted(): AsyncGenerator<Buffer> {
      for await (const text of entry.content) {
        const bytes = Buffer.from(text);
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    }
    // A failure of the source comes out of the reading below.
    const deflated = pipeline(Readable.from(counted(), { objectMode: false }), createDeflateRaw(), () => undefined);
    for await (const chunk of deflated as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    const after = numbers([4, AFTER], [4, crc], [4, packed], [4, size]);
    yield after;
    written.push({ name, at, crc, packed, size });
    at += header.length + packed + after.length;
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield directory;
  yield numbers([4, END], [2, 0], [2, 0], [2, written.length], [2, written.length], [4, directory.length], [4, at], [2, 0]);
}
