import { removeQuote, SAVE_QUOTE } from '@guiche/contract/quotes';
import { concludeQuoting } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import { answerAsClient } from '@guiche/contract/sandbox';
import type { StatusCotacao, StatusSolicitacao } from '@guiche/domain/enums';
import { quoteMayBecome, requestMayBecome, servicesOf } from '@guiche/domain/requests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { airServiceOf, load, type Person, startTestServer, type TestServer, takeRequest, typedAirQuote } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;

/** Records every status that a table's rows get, whichever call writes it. */
const recorder = (table: string) => `
  create table seen_${table} (was text, becomes text);
  create function note_${table}() returns trigger language plpgsql as $$
  begin
    insert into seen_${table} values (case tg_op when 'UPDATE' then old.status end, new.status);
    return new;
  end $$;
  create trigger note_${table} after insert or update on ${table} for each row execute function note_${table}();`;

beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.logIn('consultora@guiche.demo');
  for (const table of ['solicitacao', 'cotacao']) {
    for (const statement of recorder(table).split(/;\n(?= {2}create)/)) await server.db.execute(sql.raw(statement));
  }
});
afterAll(() => server.close());

const params = (idViagem: number) => ({ idViagem, tipoServico: 'aereo' as const });
async function save(id: number) {
  const request = await load(clerk, id);
  return clerk.call(SAVE_QUOTE.AEREO, { params: params(id), body: await typedAirQuote(clerk, request) });
}
async function conclude(id: number) {
  const request = await load(clerk, id);
  const { uuid, status } = request;
  const cotacoes = servicesOf(request).flatMap((service) => service.cotacoes.map((quote) => ({ id: quote.id, versao: quote.versao })));
  await clerk.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id, status, cotacoes } });
}

/** The recorded changes of status, without updates that kept it; null stands for a new row. */
async function seen<Status extends string>(table: string) {
  const { rows } = await server.db.execute<{ was: Status | null; becomes: Status }>(
    sql.raw(`select distinct was, becomes from seen_${table} where was is distinct from becomes`),
  );
  return rows;
}

test('Q-091 Q-092 Q-093 Q-096 whatever the server does with a request, each change of status is named', async () => {
  const id = await takeRequest(server);
  const { uuid } = await load(clerk, id);
  const { id: idUsuario, name, profiles } = clerk.user;
  await clerk.call(takeOverRequest, {
    query: { podeSubstituir: false },
    body: { uuidSolicitacao: uuid, reponsavel: { id: idUsuario, name, profiles } },
  });
  await save(id);
  const removed = await save(id);
  await clerk.call(removeQuote, {
    params: params(id),
    body: { id: removed.id, idServico: removed.idServico, versao: removed.versao },
  });
  const changed = airServiceOf(await load(clerk, id)).cotacoes[0];
  if (!changed) throw new Error('a quote was saved');
  // The status in the body of a save is not believed.
  await clerk.call(SAVE_QUOTE.AEREO, { params: params(id), body: { ...changed, statusCotacao: 'EMISSAO_FINALIZADA' } });
  await conclude(id);
  await clerk.call(answerAsClient, { params: { uuid }, body: { resposta: 'DEVOLVER', justificativa: 'Cotem de novo.' } });
  await conclude(id);
  await clerk.call(answerAsClient, { params: { uuid }, body: { resposta: 'APROVAR' } });

  const requests = await seen<StatusSolicitacao>('solicitacao');
  expect(requests.map(({ was, becomes }) => `${was} > ${becomes}`).sort()).toEqual([
    'COTACAO_AGENCIA > SELECAO_COTACAO',
    'SELECAO_COTACAO > COTACAO_AGENCIA',
    'SELECAO_COTACAO > EMISSAO',
  ]);
  for (const { was, becomes } of requests) expect(was !== null && requestMayBecome(was, becomes), `${was} > ${becomes}`).toBe(true);
  const quotes = await seen<StatusCotacao>('cotacao');
  expect(quotes.map(({ was, becomes }) => `${was} > ${becomes}`).sort()).toEqual([
    'COTACAO_FINALIZADA > COTACAO_PENDENTE',
    'COTACAO_FINALIZADA > EMISSAO_PENDENTE',
    'COTACAO_PENDENTE > COTACAO_FINALIZADA',
    'null > COTACAO_PENDENTE',
  ]);
  for (const { was, becomes } of quotes) {
    expect(was === null ? becomes === 'COTACAO_PENDENTE' : quoteMayBecome(was, becomes), `${was} > ${becomes}`).toBe(true);
  }
});
