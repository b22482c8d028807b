import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventParser, type StreamMessage } from './event-parser.ts';

const STREAM =
  ': olá\n\nid: 1.5:5:\ndata: {"tipo":"tudo"}\n\ndata: {"tipo":\ndata:"presenca"}\n\nid: 2.7:7:\n\nretry: 10\n\ndata: não acabou';
const MESSAGES: readonly StreamMessage[] = [
  { data: '{"tipo":"tudo"}', id: '1.5:5:' },
  { data: '{"tipo":\n"presenca"}', id: undefined },
  { data: undefined, id: '2.7:7:' },
];

test.each([
  ['line feeds', STREAM],
  ['carriage returns and line feeds', STREAM.replaceAll('\n', '\r\n')],
  ['carriage returns', STREAM.replaceAll('\n', '\r')],
])('B-042 events are read from lines that end in %s', (_case, stream) => {
  expect(createEventParser()(stream)).toEqual(MESSAGES);
});

test('B-042 events are the same, wherever the chunks of a stream end', () =>
  fc.assert(
    fc.property(fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.nat(STREAM.length * 2)), (end, cuts) => {
      const stream = STREAM.replaceAll('\n', end);
      const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
      const parse = createEventParser();
      const read = places.flatMap((place, index) => parse(stream.slice(places[index - 1] ?? 0, place)));
      expect(read).toEqual(MESSAGES);
    }),
  ));

test('B-042 an id with a NUL is none, a field without a colon has no value, and one space after the colon is not part of it', () => {
  expect(createEventParser()('id: a\0b\ndata\n\ndata:  dois\n\n')).toEqual([
    { data: '', id: undefined },
    { data: ' dois', id: undefined },
  ]);
});
