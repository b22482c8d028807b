import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of the outlines that `npm run land` writes. */
export const LAND_OUTLINES_FILE = 'packages/ui/src/data/map/land-outlines.ts';

const HEAD = `// Written by \`npm run land\`. Do not edit.
// From the npm package world-atlas (ISC), which is made of Natural Earth (public domain, 1:10m).

`;

/** How far, in degrees, a line may be from where it was: about 300 m in Brazil, where hotels are looked at, and 16 km elsewhere. */
const TOLERANCE = { fine: 0.003, coarse: 0.15 };
/** Islands outside of Brazil that are smaller than this are left out, in square degrees. */
const SMALLEST = 0.05;
/** Steps of a degree; ends of lines lie on the coarse ones, so that lines meet. */
const STEPS = { fine: 1000, coarse: 100 };
/** Six bits a character, of which one says that more follow. None of them needs an escape in a text of JavaScript. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

type Point = readonly [longitude: number, latitude: number];
type Line = readonly Point[];

interface Country {
  readonly type: string;
  readonly arcs?: readonly unknown[];
  readonly properties: { readonly name: string };
}

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly countries: { readonly geometries: readonly Country[] };
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] };
  };
}

/** A negative index stands for the arc backwards. */
const arcOf = (index: number) => (index < 0 ? ~index : index);

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function linesOf({ arcs, transform: { scale, translate } }: Topology): readonly Line[] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** The distance of a point from the straight line between two others. */
function distanceFrom([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** The line with as few points as the tolerance allows (Douglas and Peucker). */
function simplified(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [far, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceFrom(point, first, last);
    if (distance > far) [far, at] = [distance, index];
  }
  if (far <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1), tolerance), ...simplified(line.slice(at), tolerance).slice(1)];
}

function area(ring: Line): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** The lines of a ring one after the other, past 180 degrees where it crosses the line of the date: a line back would go round the globe. */
function unbroken(lines: readonly Line[]): readonly Line[] {
  let last: number | undefined;
  return lines.map((line) =>
    line.map(([longitude, latitude]): Point => {
      const turns = last === undefined ? 0 : Math.round((last - longitude) / 360);
      last = longitude + turns * 360;
      return [last, latitude];
    }),
  );
}

function encodedNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 32) {
    text += DIGITS[32 | (rest & 31)];
    rest >>= 5;
  }
  return text + DIGITS[rest];
}

/** A line as the steps from each of its points to the next; `!` before one with fine steps. */
function encodedLine(line: Line, isFine: boolean): string {
  const kind = isFine ? 'fine' : 'coarse';
  const ratio = STEPS[kind] / STEPS.coarse;
  const points = simplified(line, TOLERANCE[kind]);
  let [x, y] = [0, 0];
  const steps = points.map((point, index) => {
    const isEnd = index === 0 || index === points.length - 1;
    const [toX, toY] = point.map((degrees) => (isEnd ? Math.round(degrees * STEPS.coarse) * ratio : Math.round(degrees * STEPS[kind])));
    const step = encodedNumber((toX ?? 0) - x) + encodedNumber((toY ?? 0) - y);
    [x, y] = [toX ?? 0, toY ?? 0];
    return step;
  });
  return (isFine ? '!' : '') + steps.join('');
}

/** The module with the outlines of the land and the borders between countries: some kilobytes in place of the package's megabytes. */
export function landOutlinesModule(): string {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const topology: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const lines = linesOf(topology);
  const lineOf = (index: number) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []));
  const arcsOf = (country: Country | undefined) => new Set((country?.arcs ?? []).flat(3).filter(isNumber).map(arcOf));
  const { countries, land } = topology.objects;
  const brazil = arcsOf(countries.geometries.find(({ properties }) => properties.name === 'Brazil'));
  const isFine = (index: number) => brazil.has(arcOf(index));

  const rings = land.geometries
    .flatMap(({ arcs }) => arcs.flat())
    .filter((ring) => ring.some(isFine) || area(ring.flatMap(lineOf)) > SMALLEST)
    .map((ring) => {
      const whole = unbroken(ring.map(lineOf));
      return ring.map((index, place) => encodedLine(whole[place] ?? [], isFine(index))).join(',');
    });
  const sides = new Map<number, number>();
  for (const country of countries.geometries) for (const index of arcsOf(country)) sides.set(index, (sides.get(index) ?? 0) + 1);
  const borders = [...sides].filter(([, count]) => count > 1).map(([index]) => encodedLine(lineOf(index), isFine(index)));

  return `${HEAD}/** The shores of the land, as \`decodedLines\` reads them. */
export const LAND =
  '${rings.join(' ')}';

/** The borders between countries. */
export const BORDERS =
  '${borders.join(' ')}';
`;
}
