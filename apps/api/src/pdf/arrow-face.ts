import { type FontFace, trueTypeFile } from './font-face.ts';

type Point = readonly [x: number, y: number];
type Contour = readonly Point[];

/** Measures of the arrows in thousandths of the size, which are the units of the face. */
const WIDTH = 800;
const [START, TIP] = [60, 740];
/** The height of the shaft: half that of a capital letter. */
const AXIS = 349;
/** From the shaft to the ends of the head. */
const HEAD = 230;
const CAP_HEIGHT = 698;

const [RIGHT, LEFT] = [1, 2];
const GLYPHS: ReadonlyMap<string, number> = new Map([
  ['→', RIGHT],
  ['←', LEFT],
]);

/** A shaft and an open head of one stroke, clockwise. */
function toTheRight(stroke: number): readonly Contour[] {
  const half = stroke / 2;
  // Across a stroke of 45 degrees, and along the shaft through it.
  const across = Math.round(stroke * Math.SQRT1_2);
  const neck = TIP - Math.round(stroke * Math.SQRT2);
  const end = TIP - HEAD;
  return [
    [
      [START, AXIS - half],
      [START, AXIS + half],
      [TIP - stroke, AXIS + half],
      [TIP - stroke, AXIS - half],
    ],
    [
      [end, AXIS + HEAD],
      [TIP, AXIS],
      [end, AXIS - HEAD],
      [end - across, AXIS - HEAD + across],
      [neck, AXIS],
      [end - across, AXIS + HEAD - across],
    ],
  ];
}

const mirrored = (contours: readonly Contour[]) => contours.map((contour) => contour.map(([x, y]): Point => [WIDTH - x, y]).toReversed());

function int16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, 2 * index);
  return bytes;
}

function boxOf(points: readonly Point[]): readonly [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A glyph of straight lines, each point given by its distance from the one before. */
function glyphOf(contours: readonly Contour[]): Buffer {
  const points = contours.flat();
  const steps = (axis: 0 | 1) => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  let last = -1;
  const ends = contours.map(({ length }) => {
    last += length;
    return last;
  });
  const glyph = Buffer.concat([
    int16(contours.length, ...boxOf(points), ...ends, 0),
    Buffer.alloc(points.length, 1),
    int16(...steps(0), ...steps(1)),
  ]);
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
}

/** A face with two arrows, which no part of the font has, drawn with strokes of a width. */
export function arrowFace(stroke: number): FontFace {
  const right = toTheRight(stroke);
  const glyphs = [Buffer.alloc(0), glyphOf(right), glyphOf(mirrored(right))];
  const places = glyphs.map((_, index) => glyphs.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0));
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  for (const [index, place] of places.entries()) loca.writeUInt32BE(place, 4 * (index + 1));
  const box: FontFace['box'] = [START, AXIS - HEAD, TIP, AXIS + HEAD];
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(1000, 18);
  int16(...box).copy(head, 36);
  // The places of the glyphs have four bytes each.
  head.writeInt16BE(1, 50);
  const hhea = Buffer.alloc(36);
  hhea.writeUInt32BE(0x00010000, 0);
  int16(box[3], box[1]).copy(hhea, 4);
  hhea.writeUInt16BE(WIDTH, 10);
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.alloc(32);
  maxp.writeUInt32BE(0x00010000, 0);
  int16(glyphs.length, right.flat().length, right.length, 0, 0, 2).copy(maxp, 4);
  const tables = [
    ['glyf', Buffer.concat(glyphs)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', int16(...glyphs.flatMap(() => [WIDTH, START]))],
    ['loca', loca],
    ['maxp', maxp],
  ] as const;
  return {
    glyphOf: (character) => GLYPHS.get(character),
    widthOf: () => WIDTH,
    ascent: box[3],
    descent: box[1],
    capHeight: CAP_HEIGHT,
    box,
    file: trueTypeFile(tables),
  };
}
