import { PAGAMENTO_VEICULO } from '@guiche/domain/enums';
import { GATEWAY, PRODUCT } from '@guiche/domain/product';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { type Call, isWrite } from '../call/index.ts';
import { exampleOf } from '../openapi/index.ts';
import { at, expectMembers, expectValues } from '../test-support/described.ts';
import {
  activateCredential,
  CREDENTIAL_CALLS,
  cancelCredential,
  findCredentialRequest,
  findCredentialSupplier,
  insertCredential,
  listCredentialLog,
  listCredentialSuppliers,
  listCredentials,
  requestCredential,
  saveCredential,
  switchService,
  testAirAtAgency,
  testAirAtIntegrator,
  testAirAtTranslator,
  testBusAtAgency,
  testCarAtIntegrator,
  testCarAtTranslator,
  testHotelAtAgency,
  testHotelAtIntegrator,
  testHotelAtTranslator,
} from './index.ts';

type Schema = Parameters<typeof safeParse>[0];
const spelled = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Schema, value: unknown) => safeParse(schema, value).success;
/** The members of an object without which a schema does not take it. */
function neededBy(schema: Schema, whole: object): string[] {
  expect(takes(schema, whole)).toBe(true);
  return Object.keys(whole).filter((name) => !takes(schema, { ...whole, [name]: undefined }));
}

const UUID = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';
const COMPANIES = [{ id: 101, nome: 'Serra Azul' }];
const TYPED = {
  servico: { id: 5 },
  consolidadora: 'GOL',
  credencial: '{"usuario":"ana","senha":""}',
  empresas: COMPANIES,
  ativo: true,
  identificador: null,
  versao: 3,
};
/** Whether a credential with this content is saved. */
const takesContent = (content: object) => takes(saveCredential.body, { ...TYPED, credencial: JSON.stringify(content) });

test.each([
  ['S-364', listCredentials, 'GET rest /agencia/0/consolidadoras/0'],
  ['S-365', switchService, 'PUT rest /agencia/ativarDesativarServico/:servico'],
  ['S-366', saveCredential, 'PUT rest /agencia/servico/:id'],
  ['S-367', insertCredential, 'POST rest /agencia/servico'],
  ['S-368', listCredentialSuppliers, 'GET rest /fornecedores/porServico/:idServico'],
  ['S-369', findCredentialSupplier, 'GET rest /fornecedores/:idFornecedor/:tipoServico'],
  ['S-370', requestCredential, 'POST rest /agencias/solicitar-credencial'],
  ['S-371', activateCredential, 'POST rest /agencias/ativar-credencial'],
  ['S-372', cancelCredential, 'POST rest /agencias/cancelar-credencial/:id'],
  ['S-373', findCredentialRequest, 'GET rest /agencias/solicitacao-credencial/:id'],
  ['A-243', listCredentialLog, 'GET rest /agencia/:idAgencia/servico/:idServico/logs'],
  ['S-374', testAirAtAgency, 'POST agency /teste/aereo'],
  ['S-374', testHotelAtAgency, 'POST agency /teste/hotel'],
  ['S-374', testBusAtAgency, 'POST agency /teste/rodoviario'],
  ['S-375', testAirAtIntegrator, 'POST integrator /:consolidadora/aereo'],
  ['S-375', testHotelAtIntegrator, 'POST integrator /:consolidadora/hotel'],
  ['S-375', testCarAtIntegrator, 'POST integrator /:consolidadora/carro'],
  ['S-376', testAirAtTranslator, 'POST translator /aereos/pesquisa'],
  ['S-376', testHotelAtTranslator, 'POST translator /hoteis/pesquisa'],
  ['S-376', testCarAtTranslator, 'POST translator /carros/pesquisa'],
] as const)('%s %o has its address', (_id, call, address) => expect(spelled(call)).toBe(address));

test('S-364 S-365 S-366 S-367 S-370 S-371 S-372 only the settings of credentials are open to them, and what changes something is a write with its version', () => {
  expect(new Set(CREDENTIAL_CALLS.map(({ access }) => access.route))).toEqual(new Set(['/servicos/:cliente']));
  const writes = CREDENTIAL_CALLS.filter((call) => isWrite(call)).map(({ name }) => name);
  expect(writes).toEqual([
    'switchService',
    'saveCredential',
    'insertCredential',
    'requestCredential',
    'activateCredential',
    'cancelCredential',
  ]);
  for (const { headers } of [switchService, activateCredential, cancelCredential])
    expect(['"3"', undefined, '3', '*'].map((tag) => takes(headers, { 'if-match': tag }))).toEqual([true, true, false, false]);
  expect('body' in switchService || 'body' in cancelCredential).toBe(false);
});

test('S-276 S-364 S-366 S-367 a credential has its members wherever a call returns or takes one', () => {
  expectMembers('AgencyCredential', 'id servico consolidadora credencial empresas agencia ativo identificador');
  expectMembers('AgencyCredential.servico', 'id ativo');
  expectMembers('AgencyCredential.empresas', 'id nome');
  expectMembers('AgencyCredential.agencia', 'id tipoAgencia');
  const [listed] = exampleOf(listCredentials, 200) as readonly object[];
  for (const call of [saveCredential, insertCredential, requestCredential, activateCredential, cancelCredential])
    expect([call.name, takes(call.responses[200], listed)]).toEqual([call.name, true]);
  for (const { body } of [saveCredential, insertCredential]) {
    // The whole credential can be sent back: what is not typed is dropped.
    expect(Object.keys(Object(safeParse(body, { ...TYPED, ...listed }).data)).sort()).toEqual(Object.keys(TYPED).sort());
    expect(neededBy(body, TYPED)).toEqual(Object.keys(TYPED));
    for (const credencial of ['', 'senha', '[]', '{"fee":"35"}', '{"tipo":3}']) expect(takes(body, { ...TYPED, credencial })).toBe(false);
  }
});

test('S-277 the content of a credential is a text, which other products find described', () => {
  expectMembers(
    'CredentialContent',
    'usuario senha agencyId groupId cobrancaFee fee codigoPagamento tipo tipoEmissao tipoPagamento tipoFaturamento',
  );
  const content = { usuario: 'ana', senha: 's3gr3do', agencyId: 'A1', groupId: 'G1', codigoPagamento: 'CP1', fee: 35.5 };
  expect(takesContent(content)).toBe(true);
  expect(takesContent({})).toBe(true);
  for (const field of Object.keys(content)) expect([field, takesContent({ ...content, [field]: [] })]).toEqual([field, false]);
});

test('S-302 S-303 S-304 S-305 S-306 S-307 the words and numbers of a credential’s content', () => {
  const words = {
    taxaPersonalizada: ['VHI', 'VHI_RAV', 'RAVZERO', 'VHI RAV ESF', 'VHI ESF'],
    tipoEmissao: ['SISTEMA_EXTERNO', 'MANUAL', 'AUTOMATICO'],
    cobrancaFee: ['FORNECEDOR', 'VIAJANTE', 'SERVICO'],
    tipoFaturamento: ['FaturamentoTotalissimo', 'ItensPrevistosNaReserva', 'TudoDentroDoPeriodoAutorizado', 'FaturamentoTotal'],
  };
  for (const [field, values] of Object.entries(words)) {
    expect(at(`CredentialContent.${field}`).enum).toEqual(values);
    expect([...values, 'OUTRO', ''].filter((value) => takesContent({ [field]: value }))).toEqual(values);
  }
  const vehicle = ['PagamentoNoBalcao', 'CartaoVirtual', 'FaturamentoParaEmpresa', 'FaturamentoParaAgenciaDeViagem', 'VCN'];
  expect([...vehicle, 'Boleto'].filter((value) => takesContent({ tipoPagamento: value }))).toEqual(vehicle);
  expect(PAGAMENTO_VEICULO).toEqual(vehicle);
  expect([3, 4, 5, 6, '4'].filter((value) => takesContent({ tipo: value }))).toEqual([4, 5]);
});

test('S-278 S-369 S-370 S-373 a request names the service, the consolidator, the supplier with its fields, and the companies', () => {
  const request = {
    idServico: 5,
    consolidadora: 'ESFERAFACIL',
    fornecedor: { id: UUID, nome: 'Esfera Fácil' },
    campos: [{ nome: 'CNPJ', valor: '11222333000181' }],
    empresas: COMPANIES,
  };
  expect(neededBy(requestCredential.body, request)).toEqual(Object.keys(request));
  for (const wrong of [{ fornecedor: { id: UUID } }, { campos: [{ nome: 'CNPJ' }] }, { campos: ['CNPJ'] }, { consolidadora: 'NOVA' }])
    expect(takes(requestCredential.body, { ...request, ...wrong })).toBe(false);
  expectMembers('SentCredentialRequest', 'idServico consolidadora fornecedor campos empresas estado');
  expect(takes(findCredentialRequest.responses[200], exampleOf(findCredentialRequest, 200))).toBe(true);
  expectMembers('CredentialSupplier', 'id nome consolidadora campos');
  expectMembers('CredentialSupplier.campos', 'nome tipo obrigatorio');
  // The two addresses of suppliers are told apart by the form of an id.
  expect([UUID, 'porServico'].map((idFornecedor) => takes(findCredentialSupplier.params, { idFornecedor, tipoServico: '5' }))).toEqual([
    true,
    false,
  ]);
});

test('S-279 S-371 what activates a credential', () => {
  const activation = { idAgenciaServico: UUID, credencial: '{"agencyId":"57120"}', identificador: 'ESF-57120', empresas: COMPANIES };
  expect(neededBy(activateCredential.body, activation)).toEqual(Object.keys(activation));
  for (const wrong of [{ credencial: '{' }, { empresas: [101] }, { identificador: null }])
    expect(takes(activateCredential.body, { ...activation, ...wrong })).toBe(false);
});

test('A-242 A-243 an entry of the log has one of four actions, who did it, and old and new values', () => {
  const [entry] = exampleOf(listCredentialLog, 200) as readonly Readonly<Record<string, object>>[];
  const answer = (changes: object) => takes(listCredentialLog.responses[200], [{ ...entry, ...changes }]);
  expectValues('CredentialLogEntry.acao', 'ADICIONAR ALTERAR ATIVAR DESATIVAR');
  expectMembers('CredentialLogEntry.detalhes', 'identificador credencial empresas');
  for (const pair of ['credencial', 'empresas']) expectMembers(`CredentialLogEntry.detalhes.${pair}`, 'antigo novo');
  expect([answer({}), answer({ idUsuarioAgencia: null }), answer({ colaborador: null }), answer({ acao: 'REMOVER' })]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([answer({ data: undefined }), answer({ data: '2026-11-20T14:05:00Z' }), answer({ data: 'ontem' })]).toEqual([true, true, false]);
  for (const field of ['identificador', 'credencial', 'empresas'])
    expect([field, answer({ detalhes: { ...entry?.['detalhes'], [field]: undefined } })]).toEqual([field, false]);
});

const TRIP = { credencial: '{}', origem: 'GRU', destino: 'REC', dataIda: '2026-12-10', dataVolta: null };
const STAY = {
  credencial: '{}',
  cidade: 'Recife',
  estado: 'PE',
  cidadeData: '{"cidade":"Recife"}',
  checkin: '2026-12-10',
  checkout: '2026-12-11',
  adultos: 1,
  estrelas: 4,
  limit: 200,
  offset: 0,
};
const RENTAL = { credencial: '{}', cidade: 'Recife', dataRetirada: '2026-12-10', dataDevolucao: '2026-12-11' };
const EVERYBODY = [
  'MANUAL, MANUAL_PEDIDOS_OFF, INTERNO, QUEROPASSAGEM, DIRETORIOHOTEL, TREND, TRAVELHUB, ANCORADOURO, SKYTEAM, EHTL, CLICKBUS, RESERVAFACIL,',
  'GRUPOBRT, CONFIANCA, EURO_PLUS, COPASTUR, TYLLER, B2BHOTEL, EXPEDIA, WTS, MOVIDA, SAKURA, GUICHE_GATEWAY, HRS, OMNIBEES,',
  'OMNIBEES_OPERADORA, ESFERAFACIL, FLYTOUR, CNTOUR, LOCALIZA, FRONTUR, CANGOOROO, GOL, LATAM, LATAM_NDC, AZUL',
]
  .join(' ')
  .split(', ');
const tested = (body: Schema, search: object) => EVERYBODY.filter((consolidadora) => takes(body, { consolidadora, ...search })).join(' ');

test('S-323 a credential is saved and requested for each of 36 consolidators, and no other', () => {
  expect(EVERYBODY).toHaveLength(36);
  expect(GATEWAY).toBe('GUICHE_GATEWAY');
  for (const consolidadora of [...EVERYBODY, 'NOVA', 'gol', ''])
    expect([consolidadora, takes(saveCredential.body, { ...TYPED, consolidadora })]).toEqual([
      consolidadora,
      EVERYBODY.includes(consolidadora),
    ]);
});

test('S-374 the test API of the agency serves the consolidators without an integrator', () => {
  expect(tested(testAirAtAgency.body, TRIP)).toBe(
    'TRAVELHUB ANCORADOURO SKYTEAM RESERVAFACIL GRUPOBRT CONFIANCA COPASTUR TYLLER WTS SAKURA ESFERAFACIL FLYTOUR CNTOUR',
  );
  expect(tested(testHotelAtAgency.body, STAY)).toBe('TREND EHTL');
  expect(tested(testBusAtAgency.body, TRIP)).toBe('QUEROPASSAGEM CLICKBUS');
  // What is missing in the search is refused in words.
  expect(tested(testBusAtAgency.body, { credencial: '{}' })).toBe('QUEROPASSAGEM CLICKBUS');
  expect(tested(testAirAtAgency.body, { ...TRIP, credencial: undefined })).toBe('');
  expect(tested(testAirAtAgency.body, { ...TRIP, dataIda: '2026-02-30' })).toBe('');
});

test('S-375 each integrator serves its own consolidator, named in lower case', () => {
  const named = (params: Schema) =>
    EVERYBODY.filter((name) => takes(params, { consolidadora: name.toLowerCase() }) && !takes(params, { consolidadora: name })).join(' ');
  const expected = [
    [testAirAtIntegrator, TRIP, 'GUICHE_GATEWAY GOL LATAM AZUL'],
    [testHotelAtIntegrator, STAY, 'B2BHOTEL EXPEDIA GUICHE_GATEWAY HRS OMNIBEES OMNIBEES_OPERADORA CANGOOROO'],
    [testCarAtIntegrator, RENTAL, 'MOVIDA LOCALIZA'],
  ] as const;
  for (const [{ body, params }, search, consolidators] of expected)
    expect([tested(body, search), named(params)]).toEqual([consolidators, consolidators]);
  expect(takes(testAirAtIntegrator.params, { consolidadora: `${PRODUCT}_gateway` })).toBe(true);
});

test('S-376 the translator serves the others; to the rental companies it speaks as well', () => {
  expect(tested(testAirAtTranslator.body, TRIP)).toBe('LATAM_NDC');
  expect(tested(testHotelAtTranslator.body, STAY)).toBe('EURO_PLUS FRONTUR');
  expect(tested(testCarAtTranslator.body, RENTAL)).toBe('MOVIDA LOCALIZA');
});

test('S-374 S-375 S-376 a test returns how many results it found, or is refused as the provider words it', () => {
  for (const { name, responses, readOnly } of CREDENTIAL_CALLS.filter((call) => 'readOnly' in call)) {
    expect([name, readOnly, takes(responses[200], { quantidade: 42 }), takes(responses[200], {})]).toEqual([name, true, true, false]);
    expect(takes(responses[502], { tipo: 'ERROR', titulo: 'Erro', descricao: 'IATA bloqueado' })).toBe(true);
  }
});

test('S-377 the body of a hotel test: one adult, and 200 results from the first', () => {
  for (const { body } of [testHotelAtAgency, testHotelAtIntegrator, testHotelAtTranslator]) {
    const consolidadora = EVERYBODY.find((one) => takes(body, { consolidadora: one, ...STAY }));
    const whole = { consolidadora, ...STAY };
    expect(neededBy(body, whole)).toEqual(Object.keys(whole));
    for (const other of [{ adultos: 2 }, { limit: 100 }, { offset: 200 }, { estrelas: 6 }])
      expect(takes(body, { ...whole, ...other })).toBe(false);
    for (const none of [{ estrelas: null }, { estado: null, cidadeData: null }]) expect(takes(body, { ...whole, ...none })).toBe(true);
  }
});

test('S-288 a fixed rule of a client company', () => {
  expectValues('FixedRule.regra', 'UTILIZAR_PROJETO_RATEIO VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO VALOR_SERVICO_ALTERADO_EMISSAO');
});

test('S-293 S-294 S-295 S-296 S-297 S-299 S-301 S-310 the words that other products share are in the document', () => {
  expectValues('Situation', 'ATIVO INATIVO');
  expectValues('FileKind', 'INTERNO UPLOAD');
  expectValues('RuleKind', 'FIXA DINAMICA');
  expectValues('StorageFolder', 'emissao comprovantes usuarios');
  expectValues(
    'ClientModule',
    'SOLICITACAO REEMBOLSO PAGAMENTOS PRESTACAO_CONTAS CARTAO_ADIANTAMENTO FATURAS EMISSAO_ONLINE FOLLOWUP ALTERACAO_SERVICO CARTAO_VIAJANTE',
  );
  expectValues('ServiceTypeFilter', 'AEREO HOTEL CARRO RODOVIARIO OUTROS TODOS');
  expectValues('WexCharacteristic', 'P A');
  expectValues('ClientEnvironment', 'FULL CLICK_BUY');
});

test('S-298 S-308 S-322 the numbers that other products share are in the document, each with its name', () => {
  const numbers = (name: string) => {
    const { enum: values = [], 'x-enum-varnames': names = [] } = at(name);
    return names.map((word, index) => `${word} ${values[index]}`).join(', ');
  };
  expect(numbers('ServiceTypeCode')).toBe(
    'TAXI 1, ONIBUS 2, ALIMENTACAO 4, AEREO 5, HOTEL 6, CARRO 7, QUILOMETRAGEM 8, COMBUSTIVEL 9, OUTROS 10, DIARIA 12, RODOVIARIO 88',
  );
  expect(numbers('PaidBy')).toBe('VIAJANTE 0, EMPRESA 1, CLIENTE 2, SAQUE 3');
  expect(numbers('GroupMessageCode')).toBe('INSERTED 1, CHANGED 2, NAME 3, DESCRIPTION 4, REPEATED_CLIENT 5, MISSING_CLIENT 6');
});
