import { expect, test } from 'vitest';
import { failureLines, namedChecks, oneCheck, slowestLines } from './step.ts';

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

test('each failed test is repeated with the first lines of its reason; a step without names gives its output', () => {
  const reason = Array.from({ length: 14 }, (_, index) => `line ${index}`).join('\n\n');
  const lines = failureLines('unit', {
    passed: 1,
    failed: 2,
    failures: [
      { name: 'a.test.ts: adds', reason },
      { name: 'b', reason: '' },
    ],
  });
  expect(lines.slice(0, 2)).toEqual(['unit: a.test.ts: adds', '    line 0']);
  expect(lines.slice(-3)).toEqual(['    line 11', '    … and 2 lines more', 'unit: b']);
  expect(failureLines('lint', oneCheck(['a.ts: wrong']))).toEqual(['lint: failed', '    a.ts: wrong']);
  expect(failureLines('lint', oneCheck([]))).toEqual([]);
});
