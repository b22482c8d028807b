import { randomUUID } from 'node:crypto';
import { listUsableBalances, useBalance } from '@guiche/contract/balances';
import { CallError, conflictOf } from '@guiche/contract/client';
import { SAVE_ISSUE, saveIssue } from '@guiche/contract/issuing';
import { SAVE_QUOTE, saveQuote } from '@guiche/contract/quotes';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import {
  addTwinIssues,
  airServiceOf,
  Clerk,
  findPostgres,
  pairOf,
  RACES,
  ticketed,
  twoServers,
  untilAnswered,
} from '../test-support/index.ts';

const programs = findPostgres();
if (programs === undefined) console.log('Skipped: races at two servers, because initdb, pg_ctl and postgres were not found.');

/** The refusal that a call failed with. */
function refusal(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

/** What a call answers; sent again while the server refuses for a while: on a machine that is busy it may wait for a row for too long. */
function answered<T>(send: () => Promise<T>): Promise<T | CallError> {
  return untilAnswered<T | CallError>(
    () => send().catch(refusal),
    (result) => (result instanceof CallError ? result.status : undefined),
  );
}

/** One winner, and the refusal of the one loser. */
function outcome<T>(results: readonly (T | CallError)[]): { winner: T; first: number; lost: CallError } {
  const winners = results.flatMap((result) => (result instanceof CallError ? [] : [result]));
  const losers = results.flatMap((result) => (result instanceof CallError ? [result] : []));
  expect([winners.length, losers.map(({ status }) => status)]).toEqual([1, [409]]);
  const [winner] = winners;
  const [lost] = losers;
  if (winner === undefined || lost === undefined) throw new Error('nobody won');
  return { winner, first: results.findIndex((result) => !(result instanceof CallError)), lost };
}

describe.skipIf(programs === undefined)('two clerks at two servers on one PostgreSQL server', () => {
  const two = twoServers(programs ?? '');
  let clerks: readonly [Clerk, Clerk];
  beforeAll(async () => {
    await two.start();
    clerks = [await Clerk.logIn(two.addresses[0]), await Clerk.logIn(two.addresses[1], 'gestora@guiche.demo')];
  });
  afterAll(async () => {
    await two.stop();
  });

  test('B-061 of two saves of one version one is stored, and the other is told who was first', async () => {
    const [request] = await clerks[0].openRequests(1);
    if (!request) throw new Error('the demo has no request left');
    const params = { idViagem: request.id, tipoServico: 'aereo' } as const;
    let stored = await clerks[0].call(SAVE_QUOTE.AEREO, { params, body: await clerks[0].template(request) });
    for (let race = 0; race < RACES; race++) {
      const before = stored;
      const results = await Promise.all(
        clerks.map((clerk, index) => {
          // Every save changes the fare: one that changes nothing is no write, and nobody loses to it.
          const input = { params, body: { ...before, tarifa: 2000 + race * 2 + index }, idempotencyKey: randomUUID() };
          return answered(() => clerk.call(SAVE_QUOTE.AEREO, input));
        }),
      );
      const { winner, first, lost } = outcome<AirQuote>(results);
      expect(winner.versao).toBe(before.versao + 1);
      const told = conflictOf(saveQuote, lost)?.atual;
      expect([told?.alteradaPor, told?.cotacao]).toEqual([clerks[first]?.user.name, winner]);
      stored = winner;
    }
    const present = (await clerks[0].request(request.idSolicitacao)).servicosAereos.flatMap(({ cotacoes }) => cotacoes);
    expect(present.find(({ id }) => id === stored.id)).toEqual(stored);
    console.log(`${RACES} races for a save: ${RACES} winners, ${RACES} losers who were told.`);
  });

  function confirm(clerk: Clerk, { id }: TravelRequest, before: AirQuote, changes: Partial<AirQuote>): Promise<AirQuote | CallError> {
    const input = {
      params: { idViagem: id, tipoServico: 'aereo' as const },
      query: { isAlteracaoTipoPagamento: false },
      body: pairOf({ status: 'EMISSAO' }, before, { ...ticketed(before), ...changes }),
      idempotencyKey: randomUUID(),
    };
    return answered(() => clerk.call(SAVE_ISSUE.AEREO, input));
  }

  test('B-061 of two clerks who confirm one issue at once one does, and the other is told who was first', async () => {
    const [request] = await clerks[0].openIssues(1);
    if (!request) throw new Error('there is no issue');
    let stored = airServiceOf(request).escolhida;
    for (let race = 0; race < RACES; race++) {
      const before = stored;
      if (!before) throw new Error('nothing is chosen');
      const results = clerks.map((clerk, index) => confirm(clerk, request, before, { observacao: `Corrida ${race}, ${index}` }));
      const { winner, first, lost } = outcome<AirQuote>(await Promise.all(results));
      expect(winner.versao).toBe(before.versao + 1);
      const told = conflictOf(saveIssue, lost)?.atual;
      expect([told?.alteradaPor, told?.cotacao]).toEqual([clerks[first]?.user.name, winner]);
      stored = winner;
    }
    expect(airServiceOf(await clerks[0].request(request.idSolicitacao)).escolhida).toEqual(stored);
    console.log(`${RACES} races for an issue: ${RACES} winners, ${RACES} losers who were told.`);
  });

  test('B-061 Q-146 of two quotes that use one balance at once one gets it, and the other is told that it is used', async () => {
    const database = await connect({ dataDir: '', databaseUrl: two.postgres.url }, () => undefined);
    const { numbers, balances } = await addTwinIssues(database.db, ['EMISSAO_PENDENTE', 'EMISSAO_PENDENTE'], [11.11]);
    await database.close();
    const [id = ''] = balances;
    const body = { id, valor: 11.11, cia: 'LA', envioSaldo: 'INTEGRAL', valorReservado: null } as const;
    const rivals = await Promise.all(
      clerks.map(async (clerk, index) => {
        const request = await clerk.request(numbers[index] ?? 0);
        const quote = airServiceOf(request).escolhida;
        if (!quote) throw new Error('nothing is chosen');
        return { clerk, request, quote, params: { idServico: quote.idServico, idCotacao: quote.id } };
      }),
    );
    const offered = async (of: (typeof rivals)[number]) =>
      (await of.clerk.call(listUsableBalances, { params: of.params })).some((balance) => balance.id === id);
    for (let race = 0; race < RACES; race++) {
      const results = rivals.map(({ clerk, params }) => {
        const input = { params, body, idempotencyKey: randomUUID() };
        return answered(() => clerk.call(useBalance, input));
      });
      const { winner, first, lost } = outcome<{ tarifa: number | null }>(await Promise.all(results));
      expect(lost.errors.map(({ chave }) => chave)).toEqual(['saldo_ja_utilizado']);
      expect(await Promise.all(rivals.map(offered))).toEqual([first === 0, first === 1]);
      const rival = rivals[first];
      if (!rival) throw new Error('nobody won');
      // It is saved with the balance, and gives it back: the next race is for the same one.
      const fare = rival.quote.tarifa;
      for (const changes of [
        { utilizaSaldo: true, tarifa: winner.tarifa },
        { utilizaSaldo: false, tarifa: fare },
      ]) {
        const saved = await confirm(rival.clerk, rival.request, rival.quote, changes);
        if (saved instanceof CallError) throw saved;
        rival.quote = saved;
      }
    }
    expect(await Promise.all(rivals.map(offered))).toEqual([true, true]);
    console.log(`${RACES} races for a balance: ${RACES} winners, ${RACES} losers who were told.`);
  });
});
