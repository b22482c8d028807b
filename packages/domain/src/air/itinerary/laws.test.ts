import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRINTED_AT, PRINTED_ITINERARIES } from '../../test-support/itineraries.ts';
import { type Itinerary, readItinerary } from './index.ts';

const ANY_TEXT = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\n', '\r', '\r\n', '\t', '\u00a0', ' '.repeat(30), '/', '*', '1.', 'ARNK', 'OPEN', '29FEB', '0'.repeat(400)),
);

/** A change of a text anywhere in it: put in, cut out, doubled, or moved to the end. */
const MUTATION = fc.record({
  kind: fc.constantFrom('insert', 'cut', 'double', 'move'),
  // Of a thousand.
  at: fc.nat(1000),
  length: fc.nat(60),
  text: ANY_TEXT,
});
type Mutation = typeof MUTATION extends fc.Arbitrary<infer Value> ? Value : never;

function mutated(text: string, { kind, at, length, text: put }: Mutation): string {
  const from = Math.floor((text.length * at) / 1000);
  const [before, part, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)];
  switch (kind) {
    case 'insert':
      return before + put + part + after;
    case 'cut':
      return before + after;
    case 'double':
      return before + part + part + after;
    default:
      return before + after + part;
  }
}

/** Each line of the text is there once, in its order, and means one thing. */
function expectPartition(text: string, read: Itinerary) {
  expect(read.lines.map((line) => line.text)).toEqual(text.split(/\r\n|\r|\n/));
  expect(read.lines.map(({ number }) => number)).toEqual(read.lines.map((_, index) => index + 1));
  expect(read.notUnderstood).toEqual(read.lines.filter(({ meaning }) => meaning.kind === 'notUnderstood'));
  const flights = read.lines.flatMap(({ meaning }) => (meaning.kind === 'flight' ? [meaning.flight] : []));
  expect(read.segments.flatMap((segment) => segment.flights)).toEqual(flights);
}

// 1,000 runs of the law, each with ten texts.
const TEXTS = [...PRINTED_ITINERARIES.map(({ text }) => text), PRINTED_ITINERARIES.map(({ text }) => text).join('\n'), ''];
test('B-005 10,000 mutated itineraries: never throws, and each line is in exactly one of understood, known to say nothing, not understood', () => {
  expect(TEXTS).toHaveLength(10);
  fc.assert(
    fc.property(fc.array(MUTATION, { minLength: 1, maxLength: 8 }), (mutations) => {
      for (const text of TEXTS) {
        const changed = mutations.reduce(mutated, text);
        expectPartition(changed, readItinerary(changed, PRINTED_AT));
      }
    }),
  );
});

/** What a web page, a mail program or a person makes of a text without changing what it says. */
const HARMLESS: readonly (readonly [string, (text: string) => string])[] = [
  ['lower case', (text) => text.toLowerCase()],
  ['blanks at the ends of lines', (text) => text.replaceAll('\n', '  \t\n')],
  ['quoting', (text) => text.replace(/^/gm, '> ')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['columns pushed right', (text) => text.replace(/^/gm, '    ')],
  ['an empty line between all', (text) => text.replaceAll('\n', '\n\n')],
  ['CR LF', (text) => text.replaceAll('\n', '\r\n')],
  ['runs of blanks squeezed into one', (text) => text.replace(/ {2,}/g, ' ')],
];
const said = ({ lines: _lines, notUnderstood, ...read }: Itinerary) => ({ ...read, notUnderstood: notUnderstood.length });
test.each(HARMLESS)('B-001 %s changes nothing of what is read', (_what, change) => {
  for (const { text } of PRINTED_ITINERARIES) {
    expect(said(readItinerary(change(text), PRINTED_AT))).toEqual(said(readItinerary(text, PRINTED_AT)));
  }
});

test('B-001 a greeting before and a signature behind are not understood, and disturb nothing', () => {
  for (const { text, read } of PRINTED_ITINERARIES) {
    const around = readItinerary(`Bom dia, pessoal!\n\nSegue a reserva:\n${text}\n\nAbraços,\nMarcos`, PRINTED_AT);
    const alone = readItinerary(text, PRINTED_AT);
    expect({ ...said(around), notUnderstood: 0 }).toEqual({ ...said(alone), notUnderstood: 0 });
    expect(around.notUnderstood).toHaveLength(read.notUnderstood.length + 4);
  }
});

/** The least processor time of several readings, in milliseconds: what else the machine does is no part of it. */
function leastTime(text: string): number {
  const times = Array.from({ length: 12 }, () => {
    const start = process.cpuUsage();
    readItinerary(text, PRINTED_AT);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
const TEN_KB = 10_240;
test.each([
  ['printed itineraries', PRINTED_ITINERARIES.map(({ text }) => text).join('\n')],
  ['one line of blanks', ' '],
  ['one line of digits', '1'],
  ['empty lines', '\n'],
  ['lines of blanks and digits', `${' '.repeat(90)}${'1'.repeat(100)}\n`],
  ['lines that almost are names', ` 1.1${'A/'.repeat(90)}1\n`],
  ['lines that almost are flights', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0810 0810 2 0810 0860\n'],
])('B-005 10 kB of %s take under 50 ms', (_what, part) => {
  expect(leastTime(part.repeat(Math.ceil(TEN_KB / part.length)).slice(0, TEN_KB))).toBeLessThan(50);
});
