import { expect, test } from 'vitest';
import { expectRefused, expectTaken } from '../test-support/schema.ts';
import {
  agencyCredentialSchema,
  attachmentLogEntrySchema,
  attachmentSchema,
  balanceSchema,
  capturedDataSchema,
  changedQuoteSchema,
  credentialActivationSchema,
  credentialContentSchema,
  credentialRequestSchema,
  externalSupplierDataSchema,
  externalSupplierSchema,
  LOOKUP_DATA,
  listedReportSchema,
  lookupItemSchema,
  placeSchema,
  reportParameterSchema,
  reportSchema,
} from './index.ts';

const ID = '00000000-0000-4000-8000-00000000aaaa';
const NOW = '2026-11-21T12:00:00Z';
const MISSING = undefined;

test('Q-077 S-284 an attachment', () => {
  const file = {
    uuid: ID,
    uuidServico: ID,
    idCotacao: ID,
    data: NOW,
    url: 'https://arquivos.example/a.pdf',
    descricao: 'Voucher',
    tamanho: 1_572_864,
    extensao: 'pdf',
    temp: true,
    idSolicitacao: 412,
  };
  expectTaken(attachmentSchema, file);
  expectTaken(attachmentSchema, { ...file, uuid: null, idCotacao: null, idSolicitacao: null, temp: false });
  for (const field of Object.keys(file)) expectRefused(attachmentSchema, file, { [field]: MISSING });
  expectRefused(attachmentSchema, file, { tamanho: -1 }, { tamanho: '1,50 MB' }, { data: '2026-11-21' }, { temp: 0 });
});
test('Q-078 an entry of an attachment’s log is of one of three actions', () => {
  const entry = { acao: 'ADICIONAR', usuario: 'Ana', data: NOW, descricao: 'Voucher' };
  for (const acao of ['ADICIONAR', 'REMOVER', 'ALTERAR']) expectTaken(attachmentLogEntrySchema, { ...entry, acao });
  expectRefused(attachmentLogEntrySchema, entry, { acao: 'VER' }, { usuario: null }, { data: null }, { descricao: MISSING });
});

test('Q-079 a balance has an id, and a changed quote what it takes over', () => {
  const balance = { id: 'saldo-1', valor: 350.4, cia: 'G3' };
  expectTaken(balanceSchema, balance);
  expectRefused(balanceSchema, balance, { id: MISSING }, { valor: -1 }, { valor: 350.456 }, { valor: null }, { cia: 'GOL' });
  const changed = { id: ID, total: 1587.54, saldoEntrada: { valorEntrada: 350.4, status: 'PENDENTE' } };
  expectTaken(changedQuoteSchema, changed);
  expectRefused(changedQuoteSchema, changed, { total: null }, { saldoEntrada: { valorEntrada: '350,40', status: null } });
});

test('Q-082 captured data', () => {
  const data = {
    statusEmissao: 'EMITIDA',
    voos: [{ origem: 'GRU', dataPartida: '2026-12-10T08:10', localizador: 'ABC123' }],
    passageiros: [{ nome: 'ANA', sobrenome: 'SOUZA', assentos: ['12A', null] }],
    bilhetes: [{ numero: '9572112345678' }],
    tarifa: 1234.5,
    taxas: 98.76,
    fee: null,
    duRav: 40,
    prazoEmissao: NOW,
    localizador: 'ABC123',
    dataEmissao: null,
  };
  expectTaken(capturedDataSchema, data);
  for (const field of Object.keys(data)) expectRefused(capturedDataSchema, data, { [field]: MISSING });
  expectRefused(capturedDataSchema, data, { voos: [{ origem: 'São Paulo' }] }, { passageiros: [{ nome: 'ANA' }] }, { bilhetes: ['957'] });
  expectRefused(capturedDataSchema, data, { prazoEmissao: '2026-12-10T08:10' }, { tarifa: '1234,50' });
});

const empresas = [{ id: 12, nome: 'Acme' }];
test('S-276 an agency’s credential', () => {
  const credential = {
    id: '7',
    servico: { id: 5, ativo: true },
    consolidadora: 'LATAM',
    credencial: '{"usuario":"ana"}',
    empresas,
    agencia: { id: 42, tipoAgencia: 'EXTERNA' },
    ativo: true,
    identificador: null,
  };
  expectTaken(agencyCredentialSchema, credential);
  for (const field of Object.keys(credential)) expectRefused(agencyCredentialSchema, credential, { [field]: MISSING });
  expectRefused(agencyCredentialSchema, credential, { credencial: { usuario: 'ana' } }, { servico: { id: 5 } }, { empresas: ['Acme'] });
});
test('S-277 the content of a credential has only what its consolidator asks for', () => {
  const content = {
    usuario: 'ana',
    senha: 'segredo',
    agencyId: 'A1',
    groupId: 'G1',
    cobrancaFee: 'VIAJANTE',
    fee: 35,
    codigoPagamento: 'CP1',
    tipo: 5,
    tipoEmissao: 'AUTOMATICO',
    tipoPagamento: 'VCN',
    tipoFaturamento: 'FaturamentoTotal',
    taxaPersonalizada: 'VHI RAV ESF',
  };
  expectTaken(credentialContentSchema, content);
  expectTaken(credentialContentSchema, {});
  expectTaken(credentialContentSchema, { tipo: 4, tipoPagamento: 'FATURADO' });
  for (const field of Object.keys(content)) expectRefused(credentialContentSchema, content, { [field]: [] });
  expectRefused(credentialContentSchema, content, { tipo: 3 }, { cobrancaFee: 'NENHUMA' }, { fee: '35,00' }, { tipoEmissao: 'ONLINE' });
});
test('S-278 what is asked for a credential', () => {
  const request = {
    idServico: 5,
    consolidadora: 'LATAM',
    fornecedor: { id: '3', nome: 'Latam' },
    campos: [{ nome: 'IATA', valor: '57123456' }],
    empresas,
  };
  expectTaken(credentialRequestSchema, request);
  for (const field of Object.keys(request)) expectRefused(credentialRequestSchema, request, { [field]: MISSING });
  expectRefused(credentialRequestSchema, request, { fornecedor: { id: '3' } }, { campos: ['IATA'] });
});
test('S-279 what activates a credential', () => {
  const activation = { idAgenciaServico: '7', credencial: '{}', identificador: 'LATAM-1', empresas };
  expectTaken(credentialActivationSchema, activation);
  for (const field of Object.keys(activation)) expectRefused(credentialActivationSchema, activation, { [field]: MISSING });
});

test('S-280 a lookup item: what the server sends, and what the field fills in', () => {
  const sent = { label: 'Guarulhos (GRU)', data: '{"iata":"GRU"}', id: '1' };
  expectTaken(lookupItemSchema, sent);
  expectTaken(lookupItemSchema, { ...sent, sublabel: 'São Paulo, BR', value: 'GRU' });
  expectRefused(lookupItemSchema, sent, { label: MISSING }, { data: { iata: 'GRU' } }, { id: 1 }, { sublabel: 5 }, { value: null });
});
test('S-281 what lookups hold', () => {
  expectTaken(LOOKUP_DATA.aeroporto, { nome: 'Guarulhos', local: 'São Paulo, BR', iata: 'GRU' });
  expectRefused(LOOKUP_DATA.aeroporto, { nome: 'Guarulhos', local: 'São Paulo, BR', iata: 'GRU' }, { iata: 'SBGR' });
  expectTaken(LOOKUP_DATA.rodoviaria, { nome: 'Tietê' });
  expectTaken(LOOKUP_DATA.ciaAerea, { iata: 'G3' });
  for (const place of [LOOKUP_DATA.cidade, LOOKUP_DATA.localCarro]) {
    expectTaken(place, { cidade: 'Recife', uf: 'PE', endereco: 'Av. Boa Viagem', numero: '1906' });
    expectTaken(place, { nome: 'Ezeiza', estado: 'Buenos Aires', pais: 'Argentina' });
    expect(place.safeParse({ cidade: 'Recife' }).success).toBe(false);
    expect(place.safeParse({ nome: 'Ezeiza', pais: 'Argentina' }).success).toBe(false);
  }
  expectTaken(LOOKUP_DATA.tipoDespesa, { isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false });
  expectRefused(
    LOOKUP_DATA.tipoDespesa,
    { isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false },
    { isTipoPagamentoPrimario: 'S' },
  );
});
test('S-282 a supplier from outside, and what stands in its text', () => {
  const supplier = { codigo: 'F1', descricao: 'Táxi Recife', dados: '{"cnpj":"11222333000181","cidade":"Recife","estado":"PE"}' };
  expectTaken(externalSupplierSchema, supplier);
  expectRefused(externalSupplierSchema, supplier, { codigo: 1 }, { descricao: null }, { dados: {} });
  expectTaken(externalSupplierDataSchema, JSON.parse(supplier.dados));
  expect(externalSupplierDataSchema.safeParse({ cnpj: '11222333000181', cidade: 'Recife' }).success).toBe(false);
});
test('S-283 a place', () => {
  const place = {
    name: 'Recife',
    formatted_address: 'Recife - PE, Brasil',
    geometry: { location: { lat: -8.0476, lng: -34.877 } },
    address_components: [{ long_name: 'Recife', short_name: 'Recife', types: ['locality', 'political'] }],
  };
  expectTaken(placeSchema, place);
  for (const field of Object.keys(place)) expectRefused(placeSchema, place, { [field]: MISSING });
  expectRefused(placeSchema, place, { geometry: { location: { lat: -91, lng: 0 } } }, { address_components: ['Recife'] });
});

const parameter = { name: 'viajantes', description: 'Viajantes', type: 'LIST', required: true, value: ['7', '9'] };
test('S-274 a parameter of a report', () => {
  expectTaken(reportParameterSchema, parameter);
  for (const value of [null, '2026-11-21', 12, true])
    expectTaken(reportParameterSchema, { ...parameter, type: 'OUTRO', required: false, value });
  for (const field of Object.keys(parameter)) expectRefused(reportParameterSchema, parameter, { [field]: MISSING });
  expectRefused(reportParameterSchema, parameter, { value: { de: 1 } });
});
test('S-273 a report, and how the list names it', () => {
  const common = { nomeArquivo: 'age09.jrxml', descricao: 'Vendas por consultor', perfis: ['AGENCIA'] };
  const report = { ...common, name: 'Gerencial', parameters: [parameter], format: 'txt', fileName: 'gerencial.txt' };
  expectTaken(reportSchema, report);
  for (const field of Object.keys(report)) expectRefused(reportSchema, report, { [field]: MISSING });
  expectRefused(reportSchema, report, { format: 'doc' }, { perfis: 'AGENCIA' });
  const listed = { ...common, id: 9, nome: 'Gerencial' };
  expectTaken(listedReportSchema, listed);
  for (const field of Object.keys(listed)) expectRefused(listedReportSchema, listed, { [field]: MISSING });
});
