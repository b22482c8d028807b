import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { cardVault } from './card-vault.ts';
import { openCardVault } from './open-card-vault.ts';

const NUMBER = '4111111111111111';

test('B-062 what is sealed is opened with the same key at the same place alone, and never says the same twice', () => {
  const vault = cardVault(randomBytes(32));
  const sealed = vault.seal(NUMBER, 'a numero');
  expect(vault.open(sealed, 'a numero')).toBe(NUMBER);
  expect(vault.open(sealed, 'b numero')).toBeUndefined();
  expect(cardVault(randomBytes(32)).open(sealed, 'a numero')).toBeUndefined();
  expect(vault.seal(NUMBER, 'a numero')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('4111');
});

test('B-062 of what is changed by a bit nothing is opened', () => {
  const vault = cardVault(randomBytes(32));
  const bytes = Buffer.from(vault.seal(NUMBER, 'a'), 'base64');
  fc.assert(
    fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      return vault.open(changed.toString('base64'), 'a') === undefined;
    }),
  );
  expect(vault.open('', 'a')).toBeUndefined();
});

test('B-062 a mark tells the same text, and differs by the key', () => {
  const [one, other] = [cardVault(randomBytes(32)), cardVault(randomBytes(32))];
  expect(one.mark(NUMBER)).toBe(one.mark(NUMBER));
  expect(one.mark(NUMBER)).not.toBe(other.mark(NUMBER));
});

test('B-062 a demo makes its key once, for its own user; real data need one of their own', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'guiche-key-'));
  try {
    const config = readConfig({ GUICHE_DATA: dir });
    const [one, other] = await Promise.all([openCardVault(config), openCardVault(config)]);
    expect(other?.open(one?.seal(NUMBER, 'a') ?? '', 'a')).toBe(NUMBER);
    const place = join(dir, 'cartoes.key');
    expect((await stat(place)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(place, 'utf8'), 'base64')).toHaveLength(32);
    const real = readConfig({ GUICHE_DATA: dir, DATABASE_URL: 'postgres://guiche@banco.example/guiche' });
    await expect(openCardVault(real)).rejects.toThrow(StartError);
  } finally {
    await rm(dir, { recursive: true });
  }
});
