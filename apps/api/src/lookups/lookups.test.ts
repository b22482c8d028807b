import {
  findExternalSuppliers,
  findPlaces,
  listConsolidators,
  listIntermediaries,
  listLookup,
  listSuppliers,
  searchLookup,
} from '@guiche/contract/lookups';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { readCredential } from '@guiche/domain/pricing';
import { validateCnpj } from '@guiche/masks/cnpj';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agenciaServico } from '../db/schema/agencia.ts';
import { type Person, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const airports = async (term: string) => (await clerk.call(searchLookup, { body: { entity: 'aeroporto', term } })).map(({ id }) => id);

test.each([
  ['gru', 'GRU'],
  ['CGH', 'CGH'],
  ['congonhas', 'CGH'],
  ['são luis', 'SLZ'],
  ['florianopolis', 'FLN'],
  ['lisboa', 'LIS'],
  ['nova york', 'JFK'],
])('S-378 searching airports for %s finds %s first', async (term, iata) => {
  expect((await airports(term))[0]).toBe(iata);
});

test('a city gives all of its airports, Brazilian ones before foreign ones', async () => {
  expect((await airports('sao paulo')).slice(0, 2).sort()).toEqual(['CGH', 'GRU']);
  expect(await airports('a')).toHaveLength(30);
});

test('S-281 the data of an airport are its name, code and place', async () => {
  const [item] = await clerk.call(searchLookup, { body: { entity: 'aeroporto', term: 'SDU' } });
  expect(JSON.parse(item?.data ?? '')).toEqual({ iata: 'SDU', nome: 'Santos Dumont', local: 'Rio de Janeiro, RJ' });
});

test('what nobody has heard of finds nothing, also with the signs of a search pattern', async () => {
  for (const term of ['xyzzy', '%', '_', '\\']) expect(await airports(term)).toEqual([]);
});

test('S-311 airlines are found by code and by name', async () => {
  const find = async (term: string) => (await clerk.call(searchLookup, { body: { entity: 'ciaAerea', term } }))[0]?.label;
  expect([await find('g3'), await find('azul')]).toEqual(['Gol (G3)', 'Azul (AD)']);
});

test('S-281 hotels are found by name and city, with the address and the contacts that a quote takes over', async () => {
  const find = (term: string) => clerk.call(searchLookup, { body: { entity: 'detalhesLocaisHospedagem', term } });
  const [hotel, ...others] = await find('ibis sao paulo');
  expect(others).toEqual([]);
  expect(JSON.parse(hotel?.data ?? '')).toMatchObject({
    codigoHotel: hotel?.id,
    nome: 'Íbis São Paulo',
    cidade: 'São Paulo, SP',
    endereco: expect.stringMatching(/^Avenida das Nações, \d+$/),
    telefone: expect.stringMatching(/^113\d{7}$/),
    email: 'reservas@ibissaopaulo.test',
  });
  expect((await find('recife')).every(({ label }) => label.endsWith('Recife, PE'))).toBe(true);
  expect(await find('hotel que não existe')).toEqual([]);
});

test('S-281 cities and counters of rented cars are found by each word of their place', async () => {
  const find = async (entity: 'cidade' | 'localCarro', term: string) =>
    (await clerk.call(searchLookup, { body: { entity, term } })).map(({ data }) => JSON.parse(data));
  expect(await find('cidade', 'sao p')).toEqual([{ cidade: 'São Paulo', uf: 'SP' }]);
  expect(await find('localCarro', 'recife aeroporto')).toEqual([
    { cidade: 'Recife', uf: 'PE', endereco: 'Aeroporto, desembarque', numero: 's/n' },
  ]);
  expect(await find('localCarro', 'cidade que não existe')).toEqual([]);
});

test('S-170 S-378 bus stations are found by city and by their own name', async () => {
  const find = async (term: string) =>
    (await clerk.call(searchLookup, { body: { entity: 'rodoviaria', term } })).map(({ data }) => JSON.parse(data));
  expect(await find('tiete')).toEqual([{ nome: 'São Paulo, SP (Tietê)' }]);
  expect(await find('sao paulo')).toEqual([
    { nome: 'São Paulo, SP (Tietê)' },
    { nome: 'São Paulo, SP (Barra Funda)' },
    { nome: 'São Paulo, SP (Jabaquara)' },
  ]);
  expect(await find('estação que não existe')).toEqual([]);
});

test('S-168 S-378 filters keep the items whose data are so, and are no reason for too few of them', async () => {
  const find = async (filters: Record<string, string>) =>
    (await clerk.call(searchLookup, { body: { entity: 'localCarro', term: 'aeroporto', filters: JSON.stringify(filters) } })).map(
      ({ data }) => JSON.parse(data),
    );
  expect(await find({ cidade: 'vitoria', uf: 'ES' })).toEqual([
    { cidade: 'Vitória', uf: 'ES', endereco: 'Aeroporto, desembarque', numero: 's/n' },
  ]);
  expect(await find({ cidade: 'Vitória', uf: 'SP' })).toEqual([]);
  const [airport] = await clerk.call(searchLookup, {
    body: { entity: 'aeroporto', term: 'a', filters: JSON.stringify({ local: 'Vitória, ES' }) },
  });
  expect(airport?.id).toBe('VIX');
});

test('S-379 the kinds of payment, in the language of the caller, and the types of expense with their tags', async () => {
  const kinds = await clerk.call(listLookup, { params: { entity: 'tiposPagamento' } });
  expect(kinds.map(({ id, label, data }) => [id, label, JSON.parse(data)])).toContainEqual([
    'CARTAO_FIXO',
    'Cartão fixo',
    { tipoFormaPagamento: 'CARTAO_FIXO' },
  ]);
  expect(kinds).toHaveLength(5);
  const expenses = await clerk.call(searchLookup, { body: { entity: 'tipoDespesa', term: 'pedagio' } });
  expect(expenses.map(({ label, data }) => [label, JSON.parse(data)])).toEqual([
    ['Pedágio', { isTipoPagamentoPrimario: false, isTipoPagamentoSecundario: true }],
  ]);
});

test('S-379 who may stand in are the active colleagues of the agency, never oneself nor another agency', async () => {
  const stranger = await server.logIn('consultor@rotasul.demo');
  const names = async (person: Person) =>
    (await person.call(listLookup, { params: { entity: 'colaboradorSubstituto' } })).map(({ label }) => label);
  const [own, others] = [await names(clerk), await names(stranger)];
  expect(own.length).toBeGreaterThan(1);
  expect(own).not.toContain(clerk.user.name);
  expect(others).not.toContain(stranger.user.name);
  expect(own.filter((name) => others.includes(name))).toEqual([]);
});

test('S-176 S-379 who may not open requests does not stand in for anybody', async () => {
  const { user } = await server.logIn('interna@guiche.demo');
  const term = user.name.toLowerCase();
  const found = await clerk.call(listLookup, { params: { entity: 'colaboradorSubstituto' } });
  expect(found.map(({ label }) => label.toLowerCase())).not.toContain(term);
});

test('Q-080 S-379 the list of currencies begins with the real', async () => {
  const [first, ...rest] = await clerk.call(listLookup, { params: { entity: 'moedaEntity' } });
  expect(JSON.parse(first?.data ?? '')).toEqual({ id: 1, codigo: 'BRL', nome: 'Real', simbolo: 'R$', cotacao: 1 });
  expect(rest.length).toBeGreaterThan(3);
});

test('Q-282 payment types are those of the agency', async () => {
  const own = await clerk.call(listLookup, { params: { entity: 'tiposPagamentoAgencia' } });
  const stranger = await server.logIn('consultor@rotasul.demo');
  const others = await stranger.call(listLookup, { params: { entity: 'tiposPagamentoAgencia' } });
  expect(own.length).toBeGreaterThan(3);
  expect(own.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))).toEqual([]);
});

test('Q-273 intermediaries name the kind of service that they serve', async () => {
  expect(await clerk.call(listIntermediaries, {})).toContainEqual({ nome: 'CONFIANCA', tipoServico: TIPO_SERVICO_ID.AEREO });
});

test('Q-276 Q-277 suppliers and consolidators of another agency are refused', async () => {
  expect((await clerk.call(listSuppliers, { params: { idAgencia: 1 } })).length).toBeGreaterThan(5);
  await expect(clerk.call(listSuppliers, { params: { idAgencia: 42 } })).rejects.toMatchObject({ status: 403 });
  await expect(clerk.call(listConsolidators, { params: { idAgencia: 42, tipoServico: 5, idEmpresa: 101 } })).rejects.toMatchObject({
    status: 403,
  });
});

test('Q-083 a consolidator comes with what pricing reads of its credential, never with user or password', async () => {
  const list = () => clerk.call(listConsolidators, { params: { idAgencia: 1, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa: 101 } });
  const [first] = await list();
  if (!first) throw new Error('the demo has consolidators');
  const credencial = JSON.stringify({ ...JSON.parse(first.credencial), usuario: 'agente', senha: 'segredo', fee: 41 });
  await server.db.update(agenciaServico).set({ credencial }).where(eq(agenciaServico.id, first.id));
  const again = (await list()).find(({ id }) => id === first.id);
  expect(again?.credencial).not.toMatch(/segredo|agente/);
  expect(readCredential(again?.credencial).fee).toBe(41);
  await server.db
    .update(agenciaServico)
    .set({ empresas: [102] })
    .where(eq(agenciaServico.id, first.id));
  expect((await list()).map(({ id }) => id)).not.toContain(first.id);
});

test('S-380 external suppliers are found by description or CNPJ, of a kind of service, in a city; the same ones each time', async () => {
  const find = async (term: string, query: { tipoFornecedor?: 'HOTEL' | 'CARRO'; filtroCidade?: string } = {}) =>
    (await clerk.call(findExternalSuppliers, { params: { term }, query })).map(({ descricao }) => descricao);
  expect(await find('recife')).toEqual([
    'Consolidadora Aérea Recife S.A.',
    'Locadora Recife Ltda.',
    'Receptivo Recife Ltda.',
    'Rede Recife de Hotéis Ltda.',
    'Viação Recife S.A.',
  ]);
  expect(await find('HOTEIS', { filtroCidade: 'sao paulo' })).toEqual(['Rede São Paulo de Hotéis Ltda.']);
  expect(await find('ltda', { tipoFornecedor: 'CARRO', filtroCidade: 'Vitória, ES' })).toEqual(['Locadora Vitória Ltda.']);
  expect(await find('rede vitória', { filtroCidade: 'Recife' })).toEqual([]);
  const [supplier] = await clerk.call(findExternalSuppliers, { params: { term: 'rede recife' }, query: {} });
  const { cnpj, ...place } = JSON.parse(supplier?.dados ?? '');
  expect(place).toEqual({ cidade: 'Recife', estado: 'PE' });
  expect(validateCnpj(cnpj)).toBeUndefined();
  expect(await find(`${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}`)).toEqual(['Rede Recife de Hotéis Ltda.']);
  expect(await find('%')).toEqual([]);
});

test('S-178 S-394 places are found by name and address, the city that is called so first; cities alone, and of a country; without a network', async () => {
  const find = async (termo: string, query: { tipo?: 'city' | 'any'; pais?: string } = {}) =>
    (await clerk.call(findPlaces, { params: { termo }, query })).map(({ name }) => name);
  expect(await find('RÉCIFE')).toEqual([
    'Recife',
    'Marco Zero',
    'Porto Digital',
    'Praia de Boa Viagem',
    'Centro de Convenções de Pernambuco',
    'Aeroporto dos Guararapes (REC)',
    'Terminal Integrado de Passageiros (TIP)',
    'Rodoviária de Manaus',
  ]);
  expect(await find('recife', { tipo: 'city' })).toEqual(['Recife']);
  expect(await find('avenida faria lima')).toEqual(['Pátio Malzoni']);
  expect(await find('gru')).toEqual(['Aeroporto de Guarulhos (GRU)']);
  expect([await find('lisboa'), await find('lisboa', { pais: 'BR' }), await find('xyzzy'), await find('%')]).toEqual([
    ['Lisboa'],
    [],
    [],
    [],
  ]);
  expect(await find('brasil')).toHaveLength(30);
  const [place] = await clerk.call(findPlaces, { params: { termo: 'marco zero' }, query: { tipo: 'any', pais: 'BR' } });
  expect(place).toMatchObject({
    formatted_address: 'Praça Rio Branco, Recife Antigo, Recife, PE, Brasil',
    geometry: { location: { lat: -8.0631, lng: -34.8711 } },
    address_components: [{ types: ['route'] }, { long_name: 'Recife', types: ['locality', 'political'] }, {}, { short_name: 'BR' }],
  });
  await expect(find('mudo')).rejects.toMatchObject({ status: 502 });
});
