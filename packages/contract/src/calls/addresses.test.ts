import { TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import { PRODUCT } from '@guiche/domain/product';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { BASE_PATHS, type Call } from '../call/index.ts';
import { listNewMessages, openFollowUp, openFollowUpOfAgency, sendMessage } from '../chat/index.ts';
import { listLoyaltyProgrammes } from '../clients/index.ts';
import { findExternalSuppliers, findPlaces, listConsolidators, listLookup, searchLookup } from '../lookups/index.ts';
import { exampleOf } from '../openapi/index.ts';
import { removeQuote, SAVE_QUOTE, saveQuote } from '../quotes/index.ts';
import { concludeQuoting, findChangeBlock, forceResend, listHistory, listIssues, listQuotes, returnRequest } from '../requests/index.ts';
import { findResponsible, listConsultants } from '../responsibility/index.ts';
import { ALL_CALLS } from './index.ts';

const addressOf = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;
const UUID = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';

test('A-276 S-002 each call names its base, and each base has a path of its own on the reference server', () => {
  expect(BASE_PATHS).toEqual({
    rest: '/api/rest',
    agency: '/api/agency',
    middleware: '/middleware',
    viajor: '/viajor',
    integrator: '/integrador',
    translator: '/tradutor',
  });
  expect(new Set(ALL_CALLS.map(({ base }) => base))).toEqual(new Set(Object.keys(BASE_PATHS)));
  // A path that is written out with its base does not say it twice.
  for (const { name, base, path } of ALL_CALLS) {
    expect([name, path.startsWith(`${BASE_PATHS[base]}/`)]).toEqual([name, false]);
    expect([name, path.startsWith('/')]).toEqual([name, true]);
  }
  expect(addressOf(forceResend)).toMatch(/^POST middleware \/api\/v1\//);
});

test('S-003 the paths with the name of the product take it from its one constant, in lower case', () => {
  const named = ALL_CALLS.filter(({ path }) => path.toLowerCase().includes(PRODUCT));
  expect(named.map(addressOf).sort()).toEqual([
    `GET agency /auth/:login/shared-${PRODUCT}-supplier`,
    `GET agency /auth/verify-${PRODUCT}-login`,
    expect.stringContaining(`/${PRODUCT}-clientes/buscar-dados-cobranca-supplier`),
  ]);
});

test('A-201 the active users of the agency are asked for with `ativos`, to choose a consultant from', () => {
  expect(addressOf(listConsultants)).toBe('GET agency /users');
  expect([true, 'true', 'sim', undefined].map((ativos) => takes(listConsultants.query, { ativos }))).toEqual([true, true, false, false]);
  const [consultant] = exampleOf(listConsultants, 200) as readonly object[];
  expect(takes(listConsultants.responses[200], [consultant])).toBe(true);
  expect(takes(listConsultants.responses[200], [{ ...consultant, id: undefined }])).toBe(false);
});

test('A-158 a chat has its id and messages, and a message each of its fields, wherever a call returns one', () => {
  const message = { id: 3, mensagem: 'Bom dia', data: '2026-11-21T12:00:00.000Z', nomeUsuario: 'Ana', usuarioAtual: true, lida: false };
  for (const { responses } of [openFollowUp, openFollowUpOfAgency]) {
    expect(takes(responses[200], { id: 12, messages: [message] })).toBe(true);
    expect([takes(responses[200], { id: 12 }), takes(responses[200], { messages: [message] })]).toEqual([false, false]);
  }
  for (const field of Object.keys(message)) {
    expect([field, takes(listNewMessages.responses[200], [{ ...message, [field]: undefined }])]).toEqual([field, false]);
  }
});

test('A-282 the calls that ask for `isSupplier` or `supplier` take the value that is always sent', () => {
  for (const { query } of [listQuotes, listIssues, listHistory, returnRequest]) {
    expect([true, 'true', 'talvez'].map((isSupplier) => takes(query.shape.isSupplier, isSupplier))).toEqual([true, true, false]);
  }
  expect(takes(listNewMessages.body, { idChat: 1, idFromMessage: 0, isSupplier: true })).toBe(true);
  expect(takes(listNewMessages.body, { idChat: 1, idFromMessage: 0 })).toBe(false);
  expect(takes(sendMessage.body, { mensagem: 'Bom dia', supplier: true })).toBe(true);
  expect(takes(sendMessage.body, { mensagem: 'Bom dia' })).toBe(false);
});

test('A-124 Q-263 a request is sent again by its number, with the slash at the end and without a body', () => {
  expect(addressOf(forceResend)).toBe('POST middleware /api/v1/kafka/forca-envio-solicitacao/:id/');
  expect('body' in forceResend).toBe(false);
});

test('A-127 who is responsible comes as `reponsavel`, or is null', () => {
  expect(addressOf(findResponsible)).toBe('GET rest /solicitacoes/buscarResponsaveisSolicitacao/:uuid');
  const answer = findResponsible.responses[200];
  expect(takes(answer, { reponsavel: null })).toBe(true);
  expect(takes(answer, { reponsavel: { id: UUID, name: 'Camila' } })).toBe(true);
  expect(takes(answer, { responsavel: null })).toBe(false);
});

test('A-139 Q-264 whether the support desk blocks changes is a plain boolean', () => {
  expect(addressOf(findChangeBlock)).toBe('GET rest /integracao-zendesk/bloqueia-alteracao');
  expect(takes(findChangeBlock.query, { uuidSolicitacao: UUID })).toBe(true);
  expect(takes(findChangeBlock.query, {})).toBe(false);
  expect([true, false, null, 'true', { bloqueado: true }].filter((value) => takes(findChangeBlock.responses[200], value))).toEqual([
    true,
    false,
  ]);
});

test('Q-003 the path names the kind of service by a word of five, the consolidators by its number', () => {
  expect(TIPO_SERVICO_PATH).toEqual({ AEREO: 'aereo', HOTEL: 'hotel', CARRO: 'carro', RODOVIARIO: 'rodoviario', OUTROS: 'outros' });
  const words = ['aereo', 'hotel', 'carro', 'rodoviario', 'outros'];
  for (const call of [saveQuote, removeQuote]) {
    expect([...words, 'AEREO', 'onibus', '5'].filter((tipoServico) => takes(call.params, { idViagem: '1', tipoServico }))).toEqual(words);
  }
  for (const [kind, word] of Object.entries(TIPO_SERVICO_PATH)) {
    const { params } = SAVE_QUOTE[kind as keyof typeof SAVE_QUOTE];
    expect(words.filter((tipoServico) => takes(params, { idViagem: '1', tipoServico }))).toEqual([word]);
  }
  const numbers = ['5', '6', '7', '88', '10'];
  const asked = (tipoServico: string) => takes(listConsolidators.params, { idAgencia: '1', tipoServico, idEmpresa: '101' });
  expect([...numbers, 'aereo'].filter(asked)).toEqual(numbers);
});

test('Q-272 the loyalty programmes of a traveller are a list, each with its name and number', () => {
  expect(addressOf(listLoyaltyProgrammes)).toBe('GET rest /aereo/milhas/colaborador/buscarProgramas/:viajanteId');
  const answer = listLoyaltyProgrammes.responses[200];
  expect(takes(answer, [])).toBe(true);
  expect(takes(answer, [{ programa: 'Smiles', numero: '123456789' }])).toBe(true);
  expect(takes(answer, [{ programa: 'Smiles' }])).toBe(false);
  expect(takes(answer, null)).toBe(false);
});

test('Q-255 concluding quoting sends the trip to the agency base', () => {
  expect(addressOf(concludeQuoting)).toBe('PUT agency /api/v1/viagens/cotacoes');
  expect(takes(concludeQuoting.query, { uuidSolicitacao: UUID })).toBe(true);
  const trip = { id: 48210, status: 'COTACAO_AGENCIA', cotacoes: [{ id: UUID, versao: 1 }] };
  expect(takes(concludeQuoting.body, trip)).toBe(true);
  for (const missing of ['id', 'status', 'cotacoes']) expect(takes(concludeQuoting.body, { ...trip, [missing]: undefined })).toBe(false);
});

test('Q-256 a quote is removed by a DELETE with a body', () => {
  expect(addressOf(removeQuote)).toBe('DELETE rest /viagens/:idViagem/cotacao/:tipoServico');
  expect(takes(removeQuote.body, { id: UUID, idServico: UUID, versao: 1 })).toBe(true);
  expect(takes(removeQuote.body, { id: UUID, idServico: UUID })).toBe(false);
});

test('S-177 S-281 each entity of the lookups is searched and listed by its name', () => {
  const names =
    'tiposPagamento tiposPagamentoAgencia moedaEntity detalhesLocaisHospedagem aeroporto rodoviaria cidade localCarro tipoDespesa colaboradorSubstituto ciaAerea';
  for (const entity of names.split(' ')) {
    expect(takes(searchLookup.body, { entity, term: 'x' })).toBe(true);
    expect(takes(listLookup.params, { entity })).toBe(true);
  }
  expect(takes(listLookup.params, { entity: 'TiposPagamento' })).toBe(false);
});

test('S-378 S-379 a lookup is searched by a term, with or without filters, or listed whole; both have the same items', () => {
  expect(addressOf(searchLookup)).toBe('POST rest /lookup/');
  expect(takes(searchLookup.body, { entity: 'aeroporto', term: 'gru' })).toBe(true);
  expect(takes(searchLookup.body, { entity: 'aeroporto', term: 'gru', filters: '{"pais":"BR"}' })).toBe(true);
  for (const filters of ['pais=BR', '["BR"]', '{"pais":1}'])
    expect(takes(searchLookup.body, { entity: 'aeroporto', term: 'gru', filters })).toBe(false);
  expect(takes(searchLookup.body, { entity: 'planeta', term: 'gru' })).toBe(false);
  expect(addressOf(listLookup)).toBe('GET rest /lookup/:entity');
  for (const call of [searchLookup, listLookup]) {
    const [item] = exampleOf(call, 200) as readonly object[];
    expect(Object.keys(item ?? {}).sort()).toEqual(['data', 'id', 'label']);
    expect(takes(call.responses[200], [{ ...item, data: { iata: 'GRU' } }])).toBe(false);
  }
});

test('S-282 S-380 external suppliers are found by a term, a kind of service and a city, each with its data as a structured text', () => {
  expect(addressOf(findExternalSuppliers)).toBe('GET agency /fornecedores/externo/:term');
  for (const query of [{}, { tipoFornecedor: 'HOTEL' }, { filtroCidade: 'Recife, PE' }])
    expect(takes(findExternalSuppliers.query, query)).toBe(true);
  expect(takes(findExternalSuppliers.query, { tipoFornecedor: 'TODOS' })).toBe(false);
  const [supplier] = exampleOf(findExternalSuppliers, 200) as readonly { dados: string }[];
  expect(Object.keys(supplier ?? {}).sort()).toEqual(['codigo', 'dados', 'descricao']);
  expect(Object.keys(JSON.parse(supplier?.dados ?? '')).sort()).toEqual(['cidade', 'cnpj', 'estado']);
  for (const wrong of [{ dados: { cidade: 'Recife' } }, { codigo: 7 }, { descricao: undefined }])
    expect(takes(findExternalSuppliers.responses[200], [{ ...supplier, ...wrong }])).toBe(false);
});

test('S-283 S-394 places are found by a term, cities alone or every kind, in a country; by whoever searches', () => {
  expect(addressOf(findPlaces)).toBe('GET agency /lugares/:termo');
  expect(findPlaces.access).toEqual({ route: '/pesquisa/*' });
  for (const query of [{}, { tipo: 'city' }, { tipo: 'any', pais: 'BR' }]) expect(takes(findPlaces.query, query)).toBe(true);
  for (const query of [{ tipo: 'cidade' }, { pais: 'br' }, { pais: 'BRA' }, { pais: 'Brasil' }])
    expect(takes(findPlaces.query, query)).toBe(false);
  const [place] = exampleOf(findPlaces, 200) as readonly object[];
  expect(Object.keys(place ?? {}).sort()).toEqual(['address_components', 'formatted_address', 'geometry', 'name']);
  for (const wrong of [{ name: null }, { geometry: { location: { lat: 91, lng: 0 } } }, { address_components: 'Recife' }])
    expect(takes(findPlaces.responses[200], [{ ...place, ...wrong }])).toBe(false);
});

/** The addresses of all calls, in which it does not matter how a part of the path is called. */
const addresses = () => ALL_CALLS.map((call) => addressOf(call).replaceAll(/:\w+/g, ':'));

test('A-102 A-103 A-106 A-107 A-108 A-109 A-110 Q-254 the calls about changed issues have the addresses that are agreed', () => {
  expect(addresses()).toEqual(
    expect.arrayContaining([
      'GET rest /agencias/emissoesAlteradas',
      'GET rest /agencias/emissoesAlteradas/:',
      'PUT rest /viagens/emissoesAlteradas',
      'GET rest /solicitacao/servicosAlteracao',
      'GET rest /solicitacao/aprovacaoAlteracao',
      'PUT rest /alteracoes/servicos',
      'PUT rest /solicitacao/aprovacaoAlteracao',
    ]),
  );
});

test('Q-239 Q-240 Q-241 Q-252 Q-253 Q-257 Q-258 Q-260 the calls that issue have the addresses that are agreed', () => {
  expect(addresses()).toEqual(
    expect.arrayContaining([
      'POST rest /viagens/:/cotacoes/aereos/:/emitir',
      'POST rest /viagens/:/cotacoes/hoteis/:/emitir',
      'POST rest /agencias/consulta-dados-externo-aereo',
      'PUT rest /viagens/:/emissao/:',
      'PUT rest /viagens/emissoes',
      'POST rest /pesquisa/aereoVencido',
      'PUT rest /aereo/:/aereoVencido',
      'POST rest /relatorios/:/voucher/:/agencia/:',
    ]),
  );
});

test('Q-242 Q-243 Q-244 Q-245 Q-246 Q-247 Q-248 Q-249 Q-250 the calls about balances and fines have the addresses that are agreed', () => {
  expect(addresses()).toEqual(
    expect.arrayContaining([
      'POST rest /viagens/:/cotacoes/aereos/:/saldos',
      'GET rest /viagens/:/cotacoes/aereos/:/saldos',
      'GET rest /viagens/:/cotacoes/aereos/:/alteradas',
      'POST rest /viagens/:/cotacoes/aereos/:/alteradas',
      'GET rest /viagens/aereo/emissao/multa/:/buscar',
      'POST rest /viagens/emissao/aereo/cancelada/:',
      'POST rest /viagens/emissao/aereo/alterada/:',
      'POST rest /hotel/cotacao/:/cancelar-reserva',
      'POST rest /carro-servico/cancelar-carro-emissao/:',
    ]),
  );
});

test('Q-266 Q-267 Q-268 Q-269 Q-270 Q-271 the calls about cards have the addresses that are agreed', () => {
  expect(addresses()).toEqual(
    expect.arrayContaining([
      'POST agency /log-cartao',
      'GET rest /cartoes/colaborador/:/servicos/:/empresa/:',
      'POST rest /servico/cartao-virtual-transacao/:',
      'GET rest /servico/cartao-virtual-transacao/:',
      'DELETE rest /servico/cartao-virtual-transacao/:',
      'GET rest /servico/cartao-fixo/cotacao/:/uuidCartao/:',
    ]),
  );
});
