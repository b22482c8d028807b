import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Queryable } from '../db/transaction.ts';
import { makeReadiness } from './readiness.ts';

afterEach(() => vi.useRealTimers());

test('B-067 who asks whether the server is ready is told within a second, however long the database takes', async () => {
  vi.useFakeTimers();
  const hanging = { execute: () => new Promise(() => undefined) } as unknown as Queryable;
  const { check } = makeReadiness({
    db: hanging,
    config: readConfig({ DATABASE_URL: 'postgres://guiche@banco.example/guiche', GUICHE_DATA: tmpdir() }),
  });
  const told = vi.fn();
  void check().catch(told);
  await vi.advanceTimersByTimeAsync(700);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(299);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ status: 503, key: 'servidor_ocupado' }));
});
