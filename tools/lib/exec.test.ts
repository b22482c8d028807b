import { afterEach, expect, test, vi } from 'vitest';
import { exec } from './exec.ts';

afterEach(() => vi.unstubAllEnvs());

/** What a program that is started sees of the environment. */
const seen = async (name: string) => (await exec('node', ['-p', `String(process.env.${name})`], { quiet: true })).stdout.trim();

test('a program gets NODE_ENV as this process was started with it, whatever a build in it has written since', async () => {
  const before = await seen('NODE_ENV');
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('WRITTEN_SINCE', 'yes');
  expect([await seen('NODE_ENV'), await seen('WRITTEN_SINCE')]).toEqual([before, 'yes']);
  expect(before).not.toBe('production');
});
