import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartError } from '../../start-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { makeSocketPlace } from './socket-place.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'guiche-lock-'));
  folders.push(made);
  return made;
}

const lock = (dir: string) => lockDirectory(dir, makeSocketPlace(dir).alivePath);

test('a second lock on a folder is refused with a sentence that names folder, process and way out', async () => {
  const dir = folder();
  const first = await lock(dir);
  await expect(lock(dir)).rejects.toThrow(
    new StartError(
      `A pasta de dados ${dir} já está em uso por outro servidor (processo ${process.pid}); encerre-o ou escolha outra pasta com GUICHE_DATA.`,
    ),
  );
  await first.release();
  await (await lock(dir)).release();
});

test('the lock of a server that was killed is replaced', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'guiche.lock'), JSON.stringify({ pid: 1, alive: join(dir, 'nobody-answers-here') }));
  const held = await lock(dir);
  expect(JSON.parse(readFileSync(join(dir, 'guiche.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  await held.release();
});

test('a lock file that nobody can read is replaced', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'guiche.lock'), '{"pid":');
  await (await lock(dir)).release();
});

test('of many who lock a folder at the same moment, one gets it', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'guiche.lock'), JSON.stringify({ pid: 1, alive: join(dir, 'nobody-answers-here') }));
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lock(dir)));
  const held = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(held).toHaveLength(1);
  await Promise.all(held.map((one) => one.release()));
});

test('a folder whose path is too long for a socket gets its sockets elsewhere, open to nobody else', () => {
  const place = makeSocketPlace(join(folder(), 'x'.repeat(120)));
  expect(Buffer.byteLength(place.path)).toBeLessThan(104);
  place.remove();
});
