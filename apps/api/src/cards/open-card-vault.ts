import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type CardVault, cardVault, KEY_BYTES } from './card-vault.ts';

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** Makes the file with a new key unless it is there: whole at once, so that of two servers that start together both have the same. */
async function makeKeyFile(place: string): Promise<void> {
  const part = `${place}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(part, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  try {
    await link(part, place);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** The key in the data folder, for demos and development: made at the first start, readable by the server's user alone. */
async function keyInFolder(dataDir: string): Promise<Buffer> {
  const place = join(dataDir, 'cartoes.key');
  await mkdir(dataDir, { recursive: true });
  await makeKeyFile(place);
  await chmod(place, 0o600);
  const key = Buffer.from(await readFile(place, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) {
    throw new StartError(`O arquivo ${place} não contém uma chave de cartões; restaure-o da cópia de segurança ou apague-o.`);
  }
  return key;
}

/**
 * The vault of the settings. Errors: `StartError` for real data without a key of their own: they may be on several servers, and a copy of the
 * data folder must not hold what opens them.
 */
export async function openCardVault({ cardKey, databaseUrl, demo, dataDir }: Config): Promise<CardVault> {
  if (cardKey) return cardVault(cardKey);
  if (databaseUrl !== undefined && !demo) {
    throw new StartError('Falta GUICHE_CARD_KEY: com DATABASE_URL é preciso uma chave de 32 bytes em base64 (openssl rand -base64 32).');
  }
  return cardVault(await keyInFolder(dataDir));
}
