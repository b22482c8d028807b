import { expect, test } from 'vitest';
import { namedChecks, oneCheck, slowestLines } from './step.ts';

test('a check without findings has passed; one with findings says them, as many as a person reads', () => {
  expect(oneCheck([], '3 files')).toEqual({ passed: 1, failed: 0, note: '3 files' });
  expect(oneCheck(['a.ts: wrong\n', 'b.ts: wrong\n  because'])).toEqual({
    passed: 0,
    failed: 1,
    output: 'a.ts: wrong\nb.ts: wrong\n  because',
  });
  const { output } = oneCheck(Array.from({ length: 152 }, (_, index) => `line ${index}`));
  expect(output?.split('\n').slice(-2)).toEqual(['line 149', '… and 2 lines more']);
});

test('checks with names are counted and timed one by one', async () => {
  const { timed, ...result } = await namedChecks([
    ['first', () => []],
    ['second', async () => ['wrong']],
  ]);
  expect(result).toEqual({ passed: 1, failed: 1, output: 'wrong' });
  expect(timed?.map(({ name }) => name)).toEqual(['first', 'second']);
});

test('the slowest ten are printed, slowest first', () => {
  const timed = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, seconds: index / 2 }));
  const lines = slowestLines(timed);
  expect(lines).toHaveLength(10);
  expect([lines[0], lines[9]]).toEqual(['    5.50 s  test 11', '    1.00 s  test 2']);
});
