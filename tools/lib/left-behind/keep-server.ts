import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openCardVault } from '../../../apps/api/src/cards/open-card-vault.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import { connect, type Database } from '../../../apps/api/src/db/connect.ts';
import type { ApiServer } from '../api-server.ts';
import { readCardSecrets } from './card-secrets.ts';
import { mailText } from './read-mail.ts';

/** The files of what a server left behind, beside a folder for its attachments. */
export const SECRETS_FILE = 'secrets.json';

/** Every row of every table, as JSON. */
async function* rowsOf(db: Database): AsyncGenerator<string> {
  const tables = await db.$client.query<{ name: string }>(
    "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  for (const { name } of tables.rows) {
    const { rows } = await db.$client.query<{ row: string }>(`select to_jsonb(one)::text as row from ${name} one`);
    for (const { row } of rows) yield `${name} ${row}\n`;
  }
}

/**
 * Keeps what a server that was stopped left behind, as texts in a folder: its database, its log and the messages it sent. With them the card
 * numbers and codes that it knew, for which the texts are searched.
 */
export async function keepServer({ dataDir, said }: Pick<ApiServer, 'dataDir' | 'said'>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'log.txt'), said());
  const outbox = join(dataDir, 'outbox');
  for (const name of await readdir(outbox).catch(() => [])) {
    await writeFile(join(folder, `mail ${name}.txt`), mailText(await readFile(join(outbox, name), 'utf8')));
  }
  const vault = await openCardVault(readConfig({ GUICHE_DEMO: '1', GUICHE_DATA: dataDir }));
  const { db, close } = await connect({ dataDir, databaseUrl: undefined }, () => undefined);
  try {
    await writeFile(join(folder, SECRETS_FILE), JSON.stringify(await readCardSecrets(db, vault)));
    await pipeline(rowsOf(db), createWriteStream(join(folder, 'database.txt')));
  } finally {
    await close();
  }
}
