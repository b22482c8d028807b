const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));
/** Steps of a degree: of a line marked with `!`, and of the others. */
const STEPS = { fine: 1000, coarse: 100 };

type LatLng = [latitude: number, longitude: number];

/** The numbers of a text: six bits a character, of which one says that more follow; the lowest bit of a number is its sign. */
function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const digit of text) {
    const value = VALUES.get(digit) ?? 0;
    number |= (value & 31) << shift;
    shift += 5;
    if (value & 32) continue;
    numbers.push(number & 1 ? ~(number >> 1) : number >> 1);
    [number, shift] = [0, 0];
  }
  return numbers;
}

function pointsOf(line: string): LatLng[] {
  const isFine = line.startsWith('!');
  const steps = isFine ? STEPS.fine : STEPS.coarse;
  const numbers = numbersIn(isFine ? line.slice(1) : line);
  const points: LatLng[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    points.push([y / steps, x / steps]);
  }
  return points;
}

/**
 * The lines of a text of `land-outlines.ts`, as tools/lib/land-outlines.ts writes them: blanks between lines, commas between the pieces of one.
 */
export function decodedLines(text: string): LatLng[][] {
  return text.split(' ').map((line) => line.split(',').flatMap(pointsOf));
}
