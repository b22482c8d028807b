import { searchRequests } from '@guiche/contract/requests';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { type Person, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let external: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});
beforeAll(async () => {
  external = await server.logIn('consultor@rotasul.demo');
});

const find = (termo: string, person = clerk) => person.call(searchRequests, { query: { termo } });
const ids = async (termo: string, person = clerk) => (await find(termo, person)).map(({ id }) => id);

type Codes = Partial<Record<'localizador' | 'codigoReserva' | 'numeroBilhete', string>>;

/** A request of the first agency with a quote, which gets these codes. */
async function withCode(codes: Codes) {
  const [row] = await server.db
    .select({ id: solicitacao.id, quote: cotacao.id, dados: cotacao.dados })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .innerJoin(solicitacao, eq(solicitacao.uuid, servico.solicitacaoUuid))
    .where(and(eq(solicitacao.agenciaId, 1), isNull(sql`${cotacao.dados} ->> 'localizador'`)))
    .orderBy(solicitacao.id)
    .limit(1);
  if (!row) throw new Error('the demo has no quote without a locator');
  await server.db
    .update(cotacao)
    .set({ dados: { ...row.dados, localizador: null, ...codes } })
    .where(eq(cotacao.id, row.quote));
  return row.id;
}

test('B-049 a request is found by its number, which comes before numbers that contain it; also as it is pasted, and when it is finished', async () => {
  const [row] = await server.db
    .select({ id: solicitacao.id })
    .from(solicitacao)
    .where(and(eq(solicitacao.agenciaId, 1), eq(solicitacao.status, 'FINALIZADO')))
    .limit(1);
  if (!row) throw new Error('the demo has no finished request');
  expect((await ids(String(row.id)))[0]).toBe(row.id);
  expect((await ids(`nº ${row.id}`))[0]).toBe(row.id);
});

test('B-049 by a traveller, in any spelling, the newest first, eight at most', async () => {
  const [row] = await server.db.select().from(solicitacao).where(eq(solicitacao.agenciaId, 1)).limit(1);
  const name = String(row?.colaboradores[0]?.['nomeCompleto']);
  const found = await find(name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase());
  expect(found.length).toBeGreaterThan(0);
  for (const { colaboradores } of found) expect(colaboradores.map(({ nomeCompleto }) => nomeCompleto)).toContain(name);
  const many = await ids('a');
  expect(many).toHaveLength(8);
  expect(many).toEqual(many.toSorted((a, b) => b - a));
});

test('B-049 by the whole locator or reservation code of a quote, which is told; a part of it finds nothing', async () => {
  const located = await withCode({ localizador: 'QXT7LM' });
  expect(await find('qxt7lm ')).toMatchObject([{ id: located, localizador: 'QXT7LM' }]);
  expect(await ids('QXT7')).toEqual([]);
  const reserved = await withCode({ codigoReserva: 'HTL-99821' });
  expect(await find('htl-99821')).toMatchObject([{ id: reserved, localizador: 'HTL-99821' }]);
});

test('B-049 by the locator of one flight of a quote that was priced by hand', async () => {
  const [row] = await server.db
    .select({ id: solicitacao.id, quote: cotacao.id, dados: cotacao.dados })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .innerJoin(solicitacao, eq(solicitacao.uuid, servico.solicitacaoUuid))
    .where(and(eq(solicitacao.agenciaId, 1), eq(servico.tipoServico, 'AEREO')))
    .limit(1);
  if (!row) throw new Error('the demo has no air quote');
  const segmentos = [{ voos: [{ localizador: null }, { localizador: 'FLT1AA' }] }, { voos: [{ localizador: ' flt2bb' }] }];
  await server.db
    .update(cotacao)
    .set({ dados: { ...row.dados, localizador: null, codigoReserva: null, segmentos } })
    .where(eq(cotacao.id, row.quote));
  expect(await find('flt2bb')).toMatchObject([{ id: row.id, localizador: 'FLT2BB' }]);
  expect(await ids('FLT1AA')).toEqual([row.id]);
  expect(await ids('FLT1')).toEqual([]);
});

test('B-049 by a ticket, however it is written: with its airline, its check digit, beside that of another traveller; a part of it finds nothing', async () => {
  const id = await withCode({ numeroBilhete: '9572401118357/9572401118358' });
  for (const term of ['957-2401118358', '2401118357', ' 957 2401118357 ', '95724011183574', '9572401118357/9572401118358'])
    expect(await find(term), term).toMatchObject([{ id, localizador: null }]);
  expect(await ids('240111835')).toEqual([]);
  expect(await ids('957-2401118358', external)).toEqual([]);
  const coach = await withCode({ numeroBilhete: 'RD-4471' });
  expect(await ids('rd 4471')).toEqual([coach]);
});

test('B-049 nothing is found without a word, and nothing of another agency', async () => {
  const located = await withCode({ localizador: 'ZZ9PLR' });
  expect(await ids('  ')).toEqual([]);
  expect(await ids('#')).toEqual([]);
  expect(await ids('ZZ9PLR', external)).toEqual([]);
  expect(await ids(String(located), external)).toEqual([]);
  const own = await server.db
    .select({ id: solicitacao.id })
    .from(solicitacao)
    .where(notInArray(solicitacao.agenciaId, [1]));
  const seen = await ids('a', external);
  expect(seen.filter((id) => !own.some((row) => row.id === id))).toEqual([]);
});
