/** The bytes of a sector; the head of the file takes as many. */
export const SECTOR = 512;
/** What the table says of sectors that are no part of a stream, and of the last one of a stream. */
const FREE = 0xffffffff;
const LAST = 0xfffffffe;
const TABLE = 0xfffffffd;
const TABLE_OF_TABLES = 0xfffffffc;
/** The places in one sector of the table, and those of the table's sectors in the head. */
const PLACES = SECTOR / 4;
const PLACES_IN_HEAD = 109;

const sectors = (places: readonly number[], fill: number): Buffer => {
  const bytes = Buffer.alloc(Math.ceil(places.length / PLACES) * SECTOR);
  for (let at = 0; at < bytes.length / 4; at++) bytes.writeUInt32LE(places[at] ?? fill, 4 * at);
  return bytes;
};

function directoryEntry(name: string, type: number, child: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name === '' ? 0 : 2 * name.length + 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  for (const place of [68, 72]) entry.writeUInt32LE(FREE, place);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** Runs of sectors in the order in which they make up a stream. */
type SectorRun = readonly [first: number, count: number];

/**
 * What a compound file of Microsoft has besides the sectors of its one stream, which come first in the file: its head, and what follows the
 * last of them. A stream may begin with sectors that were written later than others.
 */
export function compoundFile(name: string, size: number, runs: readonly SectorRun[]): { readonly head: Buffer; readonly tail: Buffer } {
  const chain = runs.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index));
  const directory = chain.length;
  let tables = 0;
  let tablesOfTables = 0;
  // The table has places for its own sectors, too.
  for (let all = 0; all !== tables + tablesOfTables || tables === 0; ) {
    all = tables + tablesOfTables;
    tables = Math.ceil((directory + 1 + all) / PLACES);
    tablesOfTables = Math.ceil(Math.max(0, tables - PLACES_IN_HEAD) / (PLACES - 1));
  }
  const firstOfTables = directory + 1;
  const firstTable = firstOfTables + tablesOfTables;
  const table = new Array<number>(firstTable + tables).fill(FREE);
  for (const [index, sector] of chain.entries()) table[sector] = chain[index + 1] ?? LAST;
  table[directory] = LAST;
  table.fill(TABLE_OF_TABLES, firstOfTables, firstTable);
  table.fill(TABLE, firstTable);

  const places = Array.from({ length: tables }, (_, index) => firstTable + index);
  const beyond = places.slice(PLACES_IN_HEAD);
  const ofTables = Array.from({ length: tablesOfTables }, (_, index) => [
    ...Array.from({ length: PLACES - 1 }, (_place, place) => beyond[index * (PLACES - 1) + place] ?? FREE),
    index + 1 < tablesOfTables ? firstOfTables + index + 1 : LAST,
  ]);

  const head = Buffer.alloc(SECTOR);
  head.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [place, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    head.writeUInt16LE(value, place);
  for (const [place, value] of [
    [44, tables],
    [48, directory],
    [56, 4096],
    [60, LAST],
    [68, tablesOfTables === 0 ? LAST : firstOfTables],
    [72, tablesOfTables],
  ] as const)
    head.writeUInt32LE(value, place);
  for (let place = 0; place < PLACES_IN_HEAD; place++) head.writeUInt32LE(places[place] ?? FREE, 76 + 4 * place);

  const entries = [
    directoryEntry('Root Entry', 5, 1, LAST, 0),
    directoryEntry(name, 2, FREE, chain[0] ?? LAST, size),
    directoryEntry('', 0, FREE, 0, 0),
    directoryEntry('', 0, FREE, 0, 0),
  ];
  return { head, tail: Buffer.concat([...entries, ...ofTables.map((one) => sectors(one, FREE)), sectors(table, FREE)]) };
}
