import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../test-support/index.ts';
import { newsSince, type Place, presentPlace } from './data/events.ts';

const programs = findPostgres();
if (programs === undefined) console.log('Skipped: the order of commits, because initdb, pg_ctl and postgres were not found.');

// The embedded engine has one session, in which no two transactions run at once.
describe.skipIf(programs === undefined)('transactions that end in another order than they began', () => {
  let postgres: PostgresServer;
  let connection: Connection;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    connection = await connect({ databaseUrl: postgres.url, dataDir: '' }, () => undefined);
    await migrate(connection.db);
  });
  afterAll(async () => {
    await connection?.close();
    await postgres?.stop();
  });

  const insert = (number: number) =>
    `insert into evento (id, tipo, agencia_id, empresa_id, solicitacao_id) values (gen_random_uuid(), 'solicitacao', 1, 101, ${number})`;

  async function readFrom(place: Place): Promise<{ readonly place: Place; readonly numbers: readonly number[] }> {
    const news = await newsSince(connection.db, place);
    if (!news) throw new Error('the place is too old');
    return { place: news.place, numbers: news.events.map(({ idSolicitacao }) => idSolicitacao) };
  }

  test('B-042 an event is read once it is there, also one whose transaction ends after younger ones were read', async () => {
    const slow = await postgres.client();
    await slow.query('begin');
    await slow.query(insert(1));
    const start = await presentPlace(connection.db);
    await postgres.query(insert(2));
    const first = await readFrom(start);
    expect(first.numbers).toEqual([2]);
    await postgres.query(insert(3));
    await slow.query('commit');
    await slow.end();
    const second = await readFrom(first.place);
    expect(second.numbers).toEqual([1, 3]);
    expect((await readFrom(second.place)).numbers).toEqual([]);
    // Who goes on from before gets all of them.
    expect((await readFrom(start)).numbers).toEqual([1, 2, 3]);
  });

  test('B-042 of many transactions at once no event is lost and none comes twice', async () => {
    let place = await presentPlace(connection.db);
    const seen: number[] = [];
    let writing = true;
    const read = async () => {
      const news = await readFrom(place);
      place = news.place;
      seen.push(...news.numbers);
    };
    const reading = (async () => {
      while (writing) await read();
    })();
    const written = Array.from({ length: 8 }, (_, writer) => Array.from({ length: 25 }, (_unused, time) => 1000 + writer * 100 + time));
    await Promise.all(
      written.map(async (numbers) => {
        const client = await postgres.client();
        for (const number of numbers) {
          await client.query('begin');
          await client.query(insert(number));
          await wait(Math.random() * 8);
          // Each fifth one is never there.
          await client.query(number % 5 === 0 ? 'rollback' : 'commit');
        }
        await client.end();
      }),
    );
    writing = false;
    await reading;
    await read();
    expect(seen.toSorted((a, b) => a - b)).toEqual(written.flat().filter((number) => number % 5 !== 0));
  });
});
