import { expect, test } from 'vitest';
import { createKeySequence, SEQUENCE_MS } from './key-sequence.ts';
import type { Shortcut } from './shortcuts.ts';

const shortcut = (label: string, ...ways: readonly (readonly string[])[]): Shortcut => ({ label, ways, run: () => undefined });
const SHORTCUTS = [shortcut('next', ['j'], ['ArrowDown']), shortcut('agency', ['g', 'a']), shortcut('all', ['a'])];

/** What each of the keys does, pressed so many ms after the one before. */
function pressed(keys: readonly (readonly [key: string, after: number])[]) {
  const sequence = createKeySequence();
  let at = 0;
  return keys.map(([key, after]) => {
    at += after;
    return sequence.press(key, at, SHORTCUTS).done.map(({ label }) => label);
  });
}

test('one key, or another way to press the same', () => {
  expect(
    pressed([
      ['j', 0],
      ['ArrowDown', 10],
      ['x', 10],
    ]),
  ).toEqual([['next'], ['next'], []]);
});

test('g, then a letter; the letter alone is another shortcut, and so it is once the g is long ago', () => {
  expect(
    pressed([
      ['g', 0],
      ['a', SEQUENCE_MS],
    ]),
  ).toEqual([[], ['agency']]);
  expect(
    pressed([
      ['g', 0],
      ['a', SEQUENCE_MS + 1],
    ]),
  ).toEqual([[], ['all']]);
});

test('a key that goes on with nothing begins anew', () => {
  expect(
    pressed([
      ['g', 0],
      ['j', 10],
      ['a', 10],
    ]),
  ).toEqual([[], ['next'], ['all']]);
  expect(
    pressed([
      ['g', 0],
      ['g', 10],
      ['a', 10],
    ]),
  ).toEqual([[], [], ['agency']]);
});
