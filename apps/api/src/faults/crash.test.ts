import { rmSync } from 'node:fs';
import type { StatusCotacao } from '@guiche/domain/enums';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionSettings, connect } from '../db/connect.ts';
import { BalanceUsing, Cancelling, expectUsedOnce, Issuing, Saving, type Work } from '../test-support/crash/index.ts';
import {
  addTwinIssues,
  Clerk,
  filledDataDir,
  fillWithDemo,
  findPostgres,
  killProcesses,
  ROUNDS,
  type ServerProcess,
  startAt,
  startPostgres,
  type Twins,
} from '../test-support/index.ts';

const programs = findPostgres();
if (programs === undefined) console.log('Skipped: kills of a server on PostgreSQL, because initdb, pg_ctl and postgres were not found.');

const processes: ServerProcess[] = [];
const leftBehind: (() => unknown)[] = [];
afterEach(async () => {
  await killProcesses(processes.splice(0));
  for (const remove of leftBehind.splice(0)) await remove();
});

const ISSUES = 3;
/** More than there are balances, so that they are raced for. */
const BALANCE_USERS = 4;
const BALANCES = [11.11, 23.57, 37.03];
const CANCELS_EACH_ROUND = 2;
/** What every cancelled issue leaves is another amount. */
const creditOf = (index: number) => 1000 + index;

/** The status of each issue in which it is worked on. */
const STATUSES: readonly StatusCotacao[] = [
  ...Array<StatusCotacao>(ISSUES + BALANCE_USERS).fill('EMISSAO_PENDENTE'),
  ...Array<StatusCotacao>(ROUNDS * CANCELS_EACH_ROUND).fill('EMISSAO_CANCELAMENTO_PENDENTE'),
];

async function addTwins(settings: ConnectionSettings): Promise<Twins> {
  const { db, close } = await connect(settings, () => undefined);
  try {
    return await addTwinIssues(db, STATUSES, BALANCES);
  } finally {
    await close();
  }
}

async function startServer(settings: Record<string, string>): ReturnType<typeof startAt> {
  const server = await startAt({ GUICHE_SANDBOX_CLIENT_SECONDS: '0', ...settings });
  processes.push(server);
  return server;
}

/** Kills the server in the middle of everything that clerks do with it, again and again, and compares what is there with what was answered. */
async function killOverAndOver(engine: string, settings: Record<string, string>, twins: Twins): Promise<void> {
  let server = await startServer(settings);
  const clerk = await Clerk.logIn(server.at);
  const request = (index: number) => clerk.request(twins.numbers[index] ?? 0);
  const saving = await Promise.all((await clerk.openRequests(2)).map((one) => Saving.of(clerk, one)));
  const issuing = await Promise.all(Array.from({ length: ISSUES }, async (_, index) => new Issuing(clerk, await request(index), 0)));
  const using = await Promise.all(
    Array.from(
      { length: BALANCE_USERS },
      async (_, index) => new BalanceUsing(clerk, await request(ISSUES + index), 0, twins.balances, index),
    ),
  );
  const cancelled: Cancelling[] = [];
  let sentAgain = 0;

  async function check(all: readonly Work[]): Promise<void> {
    for (const work of all) await work.check(work.unsure);
    const usages = await Promise.all(using.map((one) => one.usage()));
    expectUsedOnce(usages, twins.balances);
    const offered = usages[0]?.offered.map(({ valor }) => valor) ?? [];
    for (const one of cancelled) await one.checkCredit(offered);
  }

  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 0; index < CANCELS_EACH_ROUND; index++) {
      const number = cancelled.length;
      cancelled.push(new Cancelling(clerk, await request(ISSUES + BALANCE_USERS + number), 0, creditOf(number)));
    }
    const all: readonly Work[] = [...saving, ...issuing, ...using, ...cancelled.slice(-CANCELS_EACH_ROUND)];
    let answered = 0;
    await Promise.all(
      all.map((work) =>
        work.work(5, () => {
          answered += 1;
          // In the middle of the load, at another place in each round: the others are on their way.
          if (answered === 3 + ((round * 7) % 30)) server.child.kill('SIGKILL');
        }),
      ),
    );
    expect(await server.ended()).toBeNull();
    server = await startServer(settings);
    clerk.moveTo(server.at);
    // What was answered is there before anything is sent again.
    await check(all);
    for (const work of all) {
      if (work.unsure) sentAgain += 1;
      await work.sendAgain();
    }
    await check(all);
  }
  const sum = (works: readonly Work[]) => works.reduce((total, { answered }) => total + answered, 0);
  console.log(
    `${engine}: ${ROUNDS} kills; answered ${sum(issuing)} issues, ${sum(cancelled)} cancels, ${sum(saving)} saves and ${sum(using)} uses of ` +
      `balances, of which ${using.reduce((total, { lost }) => total + lost, 0)} came too late; ${sentAgain} were sent again.`,
  );
  expect(sentAgain).toBeGreaterThanOrEqual(ROUNDS);
  expect(sum(cancelled)).toBe(cancelled.length);
}

test('B-060 Q-146 a server that is killed under load loses no answered write, has none in half and uses no balance twice, on the embedded engine', async () => {
  const dataDir = await filledDataDir(fillWithDemo);
  leftBehind.push(() => rmSync(dataDir, { recursive: true, force: true }));
  await killOverAndOver('Embedded engine', { GUICHE_DATA: dataDir }, await addTwins({ dataDir, databaseUrl: undefined }));
});

test.skipIf(programs === undefined)(
  'B-060 Q-146 a server that is killed under load loses no answered write, has none in half and uses no balance twice, on PostgreSQL',
  async () => {
    const postgres = await startPostgres(programs ?? '');
    leftBehind.push(() => postgres.stop());
    const settings = { DATABASE_URL: postgres.url, GUICHE_DEMO: '1', GUICHE_DEMO_REQUESTS: '60' };
    // The first start makes the tables and the data.
    const first = await startServer(settings);
    first.child.kill('SIGTERM');
    await first.ended();
    await killOverAndOver('PostgreSQL', settings, await addTwins({ dataDir: '', databaseUrl: postgres.url }));
  },
);
