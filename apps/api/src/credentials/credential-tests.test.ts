import {
  listCredentials,
  testAirAtAgency,
  testAirAtIntegrator,
  testAirAtTranslator,
  testBusAtAgency,
  testCarAtIntegrator,
  testCarAtTranslator,
  testHotelAtAgency,
  testHotelAtIntegrator,
  testHotelAtTranslator,
} from '@guiche/contract/credentials';
import { consolidatorsTestedBy, testIsOffered } from '@guiche/domain/credentials';
import { CONSOLIDADORA } from '@guiche/domain/quotes';
import { expect, test } from 'vitest';
import { sandboxCredentialTests } from '../sandbox/sandbox-credential-tests.ts';
import { insertedCredential, type Person, serverForFile, TEST_SEARCH, typedCredential } from '../test-support/index.ts';

let manager: Person;
serverForFile((demo) => {
  ({ manager } = demo);
});

const air = (changes: object = {}, consolidadora = 'SAKURA') =>
  manager.call(testAirAtAgency, { body: { consolidadora, ...TEST_SEARCH.AEREO, ...changes } });
const hotel = (changes: object = {}) =>
  manager.call(testHotelAtAgency, { body: { consolidadora: 'TREND', ...TEST_SEARCH.HOTEL, ...changes } });
const integrator = (consolidadora: string) => ({ params: { consolidadora: consolidadora.toLowerCase() } });
const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const login = (content: object) => ({ credencial: JSON.stringify(content) });

/** A test of each consolidator where it is tested. */
const EVERY_TEST: readonly (readonly [string, () => Promise<{ quantidade: number }>])[] = [
  ...consolidatorsTestedBy('AGENCIA', 'AEREO').map((name) => [name, () => air({}, name)] as const),
  ...consolidatorsTestedBy('AGENCIA', 'HOTEL').map((name) => [name, () => hotel({ consolidadora: name })] as const),
  ...consolidatorsTestedBy('AGENCIA', 'RODOVIARIO').map(
    (name) => [name, () => manager.call(testBusAtAgency, { body: { consolidadora: name, ...TEST_SEARCH.RODOVIARIO } })] as const,
  ),
  ...consolidatorsTestedBy('INTEGRADOR', 'AEREO').map(
    (name) =>
      [
        name,
        () => manager.call(testAirAtIntegrator, { ...integrator(name), body: { consolidadora: name, ...TEST_SEARCH.AEREO } }),
      ] as const,
  ),
  ...consolidatorsTestedBy('INTEGRADOR', 'HOTEL').map(
    (name) =>
      [
        name,
        () => manager.call(testHotelAtIntegrator, { ...integrator(name), body: { consolidadora: name, ...TEST_SEARCH.HOTEL } }),
      ] as const,
  ),
  ...consolidatorsTestedBy('INTEGRADOR', 'CARRO').map(
    (name) =>
      [
        name,
        () => manager.call(testCarAtIntegrator, { ...integrator(name), body: { consolidadora: name, ...TEST_SEARCH.CARRO } }),
      ] as const,
  ),
  ...consolidatorsTestedBy('TRADUTOR', 'AEREO').map(
    (name) => [name, () => manager.call(testAirAtTranslator, { body: { consolidadora: name, ...TEST_SEARCH.AEREO } })] as const,
  ),
  ...consolidatorsTestedBy('TRADUTOR', 'HOTEL').map(
    (name) => [name, () => manager.call(testHotelAtTranslator, { body: { consolidadora: name, ...TEST_SEARCH.HOTEL } })] as const,
  ),
];

test('S-374 S-375 S-376 each of 32 consolidators that can be tested has a test, and it counts results', async () => {
  const testable = CONSOLIDADORA.filter(testIsOffered);
  expect(testable).toHaveLength(32);
  expect([...new Set(EVERY_TEST.map(([name]) => name))].toSorted()).toEqual(testable.toSorted());
  const counts = await Promise.all(EVERY_TEST.map(async ([name, make]) => [name, (await make()).quantidade] as const));
  // A hotel has some rooms.
  const hotels = [...consolidatorsTestedBy('AGENCIA', 'HOTEL'), ...consolidatorsTestedBy('INTEGRADOR', 'HOTEL'), 'FRONTUR', 'EURO_PLUS'];
  const isOdd = (name: string, count: number) => (hotels.includes(name) ? count < 24 || count > 200 : count !== 24);
  expect(counts.filter(([name, quantidade]) => isOdd(name, quantidade))).toEqual([]);
  // The translator speaks to the rental companies as well.
  expect(await manager.call(testCarAtTranslator, { body: { consolidadora: 'MOVIDA', ...TEST_SEARCH.CARRO } })).toEqual({ quantidade: 24 });
});

test('S-374 the number is that of the search: none to Manaus, and of hotels 200 at most', async () => {
  expect(await air({ destino: 'MAO', dataVolta: null })).toEqual({ quantidade: 0 });
  expect(await air({ origem: 'REC', destino: 'GRU' })).toEqual({ quantidade: 334 });
  expect(await hotel({ cidade: 'São Paulo', estado: 'SP' })).toEqual({ quantidade: 200 });
  expect(await hotel({ cidade: 'Lugar nenhum', estado: null })).toEqual({ quantidade: 0 });
});

test.each([
  [{}, 'Sakura: usuário não informado (AUTH-001).'],
  [{ usuario: 'ana' }, 'Sakura: senha não informada (AUTH-002).'],
  [{ usuario: 'ana', senha: 'errada' }, 'Sakura: usuário ou senha inválidos (AUTH-401).'],
  [{ usuario: 'bloqueada', senha: 'x' }, 'Sakura: acesso bloqueado para "bloqueada" (AUTH-403).'],
])('S-374 a provider that refuses %j is quoted', async (content, words) => {
  expect(await failure(air(login(content)))).toMatchObject({ status: 502, body: { chave: 'erro_testar_credencial', descricao: words } });
});

test('S-374 S-375 S-376 a provider that does not answer, and a search that is refused before anybody is asked', async () => {
  const silent = login({ usuario: 'mudo', senha: 'x' });
  expect(await failure(air(silent))).toMatchObject({ status: 502, body: { chave: 'fornecedor_sem_resposta' } });
  const keys = async (call: Promise<unknown>) =>
    ((await failure(call)) as { errors: readonly { chave: string; campo: string }[] }).errors.map(
      ({ chave, campo }) => `${campo}: ${chave}`,
    );
  expect(await keys(air({ ...silent, origem: null, destino: '', dataIda: null }))).toEqual([
    'origem: origem_obrigatoria',
    'destino: destino_obrigatorio',
    'dataIda: data_partida_obrigatoria',
  ]);
  expect(await keys(air({ dataVolta: '2027-01-11' }))).toEqual(['dataVolta: retorno_anterior_a_partida']);
  expect(await keys(hotel({ cidade: '', checkout: '2027-01-11' }))).toEqual([
    'cidade: cidade_obrigatoria',
    'checkout: checkout_anterior_ao_checkin',
  ]);
  const localiza = { consolidadora: 'LOCALIZA', ...TEST_SEARCH.CARRO, cidadeRetirada: null, cidadeDevolucao: null };
  expect(await keys(manager.call(testCarAtIntegrator, { ...integrator('LOCALIZA'), body: localiza }))).toEqual([
    'cidadeRetirada: cidade_retirada_obrigatoria',
    'cidadeDevolucao: cidade_devolucao_obrigatoria',
  ]);
  // An integrator tests its own consolidator alone.
  const latam = { consolidadora: 'LATAM', ...TEST_SEARCH.AEREO };
  expect(await keys(manager.call(testAirAtIntegrator, { ...integrator('GOL'), body: latam }))).toEqual(['consolidadora: campo_invalido']);
});

test('S-374 S-375 an empty password stands for the stored one, of the same consolidator alone', async () => {
  const { id: idAgenciaServico, credencial } = await insertedCredential(manager, typedCredential({ consolidadora: 'SAKURA' }));
  expect(JSON.parse(credencial)).toMatchObject({ usuario: 'ana', senha: '' });
  expect(await air({ credencial, idAgenciaServico })).toEqual({ quantidade: 24 });
  const missing = { status: 502, body: { descricao: expect.stringContaining('senha não informada') } };
  expect(await failure(air({ credencial }))).toMatchObject(missing);
  expect(await failure(air({ credencial, idAgenciaServico }, 'FLYTOUR'))).toMatchObject(missing);
  // What is typed counts before what is stored.
  const typed = { ...login({ usuario: 'ana', senha: 'errada' }), idAgenciaServico };
  expect(await failure(air(typed))).toMatchObject({ body: { descricao: expect.stringContaining('AUTH-401') } });
});

test('S-374 S-375 in the demo the active credentials pass their test, and two of the others do not', async () => {
  const all = await manager.call(listCredentials, {});
  const outcome = async (consolidadora: string) => {
    const found = all.find(({ identificador }) => identificador === `${consolidadora}-1`);
    const search = { credencial: found?.credencial ?? '', idAgenciaServico: found?.id };
    if (consolidadora === 'HRS')
      return failure(
        manager.call(testHotelAtIntegrator, { ...integrator('HRS'), body: { ...TEST_SEARCH.HOTEL, consolidadora: 'HRS', ...search } }),
      );
    return failure(air(search, consolidadora));
  };
  expect(await outcome('FLYTOUR')).toEqual({ quantidade: 24 });
  expect(await outcome('SAKURA')).toMatchObject({ body: { descricao: 'Sakura: acesso bloqueado para "bloqueado.sakura" (AUTH-403).' } });
  expect(await outcome('HRS')).toMatchObject({ body: { descricao: 'HRS: usuário ou senha inválidos (AUTH-401).' } });
});

test('S-375 a test of the sandbox takes as long as its setting says, and is given up with its caller', async () => {
  const trial = {
    kind: 'AEREO',
    consolidadora: 'GOL',
    content: { usuario: 'ana', senha: 'x' },
    criteria: { tipo: 'IDA', trechos: [{ origem: 'GRU', destino: 'REC', data: '2027-01-12' }], tipoCabine: null, adultos: 1 },
    limit: 10,
    now: new Date('2026-11-21T12:00:00.000Z'),
  } as const;
  const slow = sandboxCredentialTests(60_000);
  const begun = new AbortController();
  const answer = slow.test(trial, begun.signal);
  begun.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  expect(await sandboxCredentialTests(0).test(trial, AbortSignal.abort())).toEqual({ quantidade: 10 });
});
