import { expect, test } from 'vitest';
import { exportedRows } from './exported-rows.ts';

test.each([
  [0, 1000, 100_000, 0],
  [123, 1000, 100_000, 12_300],
  [1200, 1000, 100_000, 100_000],
  [5, 0, 0, 0],
])('B-045 %d bytes of about %d are of %d rows about %d', (received, bytes, total, rows) =>
  expect(exportedRows(received, { total, bytes })).toBe(rows),
);
