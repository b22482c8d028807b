import { inflateSync } from 'node:zlib';

/** A face of a font: which characters it has, how wide they are, and its file as a PDF embeds it. */
export interface FontFace {
  /** The glyph of a character; undefined when the face does not have it. */
  readonly glyphOf: (character: string) => number | undefined;
  /** The width of a glyph, in thousandths of the size. */
  readonly widthOf: (glyph: number) => number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Left, bottom, right, top, in thousandths of the size. */
  readonly box: readonly [number, number, number, number];
  /** A TrueType file with the tables that a PDF reader uses. */
  readonly file: Buffer;
}

/** The tables that a PDF reader draws with; those about characters and spacing stay out, because a PDF names glyphs and places. */
const DRAWN = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

/** The tables of a WOFF file, each compressed by itself. */
function tablesOf(woff: Buffer): ReadonlyMap<string, Buffer> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file');
  const tables = new Map<string, Buffer>();
  for (let entry = 0; entry < woff.readUInt16BE(12); entry++) {
    const at = 44 + 20 * entry;
    const [offset, packed, size] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', at, at + 4), packed < size ? inflateSync(bytes) : bytes);
  }
  return tables;
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

/** A TrueType file of these tables, which are in the order of their names. */
export function trueTypeFile(tables: readonly (readonly [name: string, table: Buffer])[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = head.length;
  for (const [index, [name, table]] of tables.entries()) {
    const at = 12 + 16 * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(checksum(padded(table)), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    offset += padded(table).length;
  }
  return Buffer.concat([head, ...tables.map(([, table]) => padded(table))]);
}

/** The glyphs by character, from the part of the table that maps the first 65,536 characters. */
function glyphsOf(cmap: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const parts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const start = parts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font maps no characters');
  const twice = cmap.readUInt16BE(start + 6);
  for (let segment = 0; segment < twice; segment += 2) {
    const [end, first, delta, range] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice].map((place) =>
      cmap.readUInt16BE(start + place + segment),
    ) as [number, number, number, number];
    for (let code = first; code <= end && code < 0xffff; code++) {
      const place = start + 16 + 3 * twice + segment + range + 2 * (code - first);
      const glyph = range === 0 ? code : cmap.readUInt16BE(place);
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Reads a face from a WOFF file with TrueType outlines. */
export function readFontFace(woff: Buffer): FontFace {
  const tables = tablesOf(woff);
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`the font has no table ${name}`);
    return found;
  };
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')];
  const scaled = (units: number) => Math.round((units * 1000) / head.readUInt16BE(18));
  const measured = hhea.readUInt16BE(34);
  const glyphs = glyphsOf(table('cmap'));
  return {
    glyphOf: (character) => glyphs.get(character.codePointAt(0) ?? 0),
    // The last measured width holds for all glyphs after it.
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1))),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    capHeight: scaled(os2.readInt16BE(88)),
    box: [36, 38, 40, 42].map((place) => scaled(head.readInt16BE(place))) as [number, number, number, number],
    file: trueTypeFile(DRAWN.map((name) => [name, table(name)] as const)),
  };
}
