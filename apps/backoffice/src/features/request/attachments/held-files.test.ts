import { expect, test, vi } from 'vitest';
import { HeldFiles } from './held-files.ts';

const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const shown = (held: HeldFiles, service: string) => held.of(service).map(({ descricao, state }) => [descricao, state.kind]);

test('Q-172 chosen files are held by service, described by their names, until they are dropped', () => {
  const held = new HeldFiles();
  held.hold('a', [file('Voucher.pdf'), file('Passaporte.pdf')]);
  held.hold('b', [file('Outro.pdf')]);
  expect(shown(held, 'a')).toEqual([
    ['Voucher', 'held'],
    ['Passaporte', 'held'],
  ]);
  held.drop('a', held.of('a')[0]?.id ?? '');
  expect(shown(held, 'a')).toEqual([['Passaporte', 'held']]);
  expect(shown(held, 'b')).toEqual([['Outro', 'held']]);
  expect(shown(held, 'c')).toEqual([]);
});

test('Q-173 the description of a held file changes the held entry, and nothing else of it', () => {
  const held = new HeldFiles();
  held.hold('a', [file('1.pdf'), file('2.pdf')]);
  const [first, second] = held.of('a');
  held.change('a', first?.id ?? '', { descricao: 'Voucher' });
  expect(held.of('a')).toEqual([{ ...first, descricao: 'Voucher' }, second]);
});

test('B-060 each held file has keys of its own for its two writes, which stay the same', () => {
  const held = new HeldFiles();
  held.hold('a', [file('1.pdf'), file('2.pdf')]);
  const keys = held.of('a').flatMap((one) => [one.keys.upload, one.keys.register]);
  expect(new Set(keys).size).toBe(4);
  held.change('a', held.of('a')[0]?.id ?? '', { state: { kind: 'failed', reason: 'x' } });
  expect(held.of('a').flatMap((one) => [one.keys.upload, one.keys.register])).toEqual(keys);
});

test('Q-172 the files of a draft that is discarded are taken off, and come back with it before what was chosen since', () => {
  const onAny = vi.fn();
  const held = new HeldFiles(onAny);
  held.hold('a', [file('Um.pdf'), file('Dois.pdf')]);
  const before = held.of('a');
  const taken = held.take('a');
  expect(taken).toEqual(before);
  expect(shown(held, 'a')).toEqual([]);
  expect(onAny.mock.calls).toEqual([[true], [false]]);
  held.hold('a', [file('Três.pdf')]);
  held.giveBack('a', taken);
  expect(shown(held, 'a').map(([descricao]) => descricao)).toEqual(['Um', 'Dois', 'Três']);
  expect(held.take('nobody')).toEqual([]);
  held.giveBack('b', []);
  expect(onAny.mock.calls).toEqual([[true], [false], [true]]);
});

test('listeners hear of each change, and the first and the last held file are told', () => {
  const onAny = vi.fn();
  const held = new HeldFiles(onAny);
  const listener = vi.fn();
  const stop = held.subscribe(listener);
  held.hold('a', [file('1.pdf')]);
  held.hold('b', [file('2.pdf')]);
  held.drop('a', held.of('a')[0]?.id ?? '');
  expect(onAny.mock.calls).toEqual([[true]]);
  held.drop('b', held.of('b')[0]?.id ?? '');
  expect(onAny.mock.calls).toEqual([[true], [false]]);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  held.hold('a', [file('3.pdf')]);
  expect(listener).toHaveBeenCalledTimes(4);
});
