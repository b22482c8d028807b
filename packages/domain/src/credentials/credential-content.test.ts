import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CredentialContent, credentialContentSchema } from '../entities/index.ts';
import { PAGAMENTO_VEICULO, TIPO_EMISSAO, TIPO_PAGAMENTO, TIPO_SERVICO, TIPO_SERVICO_ID } from '../enums/index.ts';
import { credentialChanges } from '../logs/index.ts';
import {
  consolidatorsOf,
  credentialActions,
  credentialFields,
  credentialHoldsFor,
  credentialRequestViolations,
  credentialSections,
  credentialText,
  credentialViolations,
  paymentTypesOffered,
  readCredentialContent,
} from './index.ts';

const WHOLE: Required<CredentialContent> = {
  usuario: 'ana',
  senha: 's3gr3do',
  agencyId: 'A1',
  groupId: 'G1',
  cobrancaFee: 'VIAJANTE',
  fee: 35,
  codigoPagamento: 'CP1',
  tipo: 5,
  tipoEmissao: 'AUTOMATICO',
  tipoPagamento: 'FaturamentoParaEmpresa',
  tipoFaturamento: 'FaturamentoTotal',
  taxaPersonalizada: 'VHI',
};

test.each([
  ['MANUAL', 'AEREO', 'cobrancaFee fee'],
  ['WTS', 'AEREO', 'usuario senha tipoEmissao tipoPagamento codigoPagamento cobrancaFee fee'],
  ['RESERVAFACIL', 'AEREO', 'agencyId groupId tipoEmissao tipoPagamento codigoPagamento taxaPersonalizada cobrancaFee fee'],
  ['LATAM_NDC', 'AEREO', 'agencyId tipoEmissao tipoPagamento codigoPagamento cobrancaFee fee'],
  ['EXPEDIA', 'HOTEL', 'usuario tipoEmissao tipoPagamento codigoPagamento cobrancaFee fee'],
  ['DIRETORIOHOTEL', 'HOTEL', 'cobrancaFee fee'],
  ['MOVIDA', 'CARRO', 'usuario senha tipo tipoEmissao tipoPagamento tipoFaturamento codigoPagamento cobrancaFee fee'],
  ['LOCALIZA', 'CARRO', 'agencyId tipo tipoEmissao tipoPagamento tipoFaturamento codigoPagamento cobrancaFee fee'],
  ['MANUAL', 'OUTROS', 'tipoEmissao tipoPagamento codigoPagamento cobrancaFee fee'],
] as const)('S-277 %s in the section %s has the fields %s', (consolidator, section, fields) => {
  expect(credentialFields(consolidator, section, WHOLE)).toEqual(fields.split(' '));
});
test('S-133 S-138 the fee is there once the agency charges it, the payment once the issuing type needs it', () => {
  const fields = (content: CredentialContent) => credentialFields('MOVIDA', 'CARRO', content);
  expect(fields({})).toEqual(['usuario', 'senha', 'tipo', 'tipoEmissao', 'cobrancaFee']);
  expect(fields({ cobrancaFee: 'FORNECEDOR', tipoEmissao: 'SISTEMA_EXTERNO' })).toEqual(fields({}));
  expect(fields({ tipoEmissao: 'AUTOMATICO', tipoPagamento: 'VCN' })).not.toContain('tipoFaturamento');
});
test('S-143 S-316 a car is paid as vehicles are, every other service as the agency pays', () => {
  for (const section of TIPO_SERVICO)
    expect(paymentTypesOffered('MOVIDA', section)).toEqual(section === 'CARRO' ? PAGAMENTO_VEICULO : TIPO_PAGAMENTO);
});

test('S-276 S-277 the content is read field by field; what is no content is left out', () => {
  expect(readCredentialContent(JSON.stringify(WHOLE))).toEqual(WHOLE);
  expect(credentialContentSchema.parse(readCredentialContent(JSON.stringify(WHOLE)))).toEqual(WHOLE);
  const spoilt = Object.fromEntries(Object.keys(WHOLE).map((field) => [field, []]));
  for (const text of [null, undefined, '', '{', '[]', JSON.stringify(spoilt), '{"toString":"x","cobrancaFee":"NENHUMA","fee":"35"}'])
    expect(readCredentialContent(text)).toEqual({});
});
test('S-133 S-277 the text that is saved has what the consolidator asks for, without empty fields; what is not the form’s stays', () => {
  const text = (content: CredentialContent, former?: string) => JSON.parse(credentialText(content, 'LATAM_NDC', 'AEREO', former));
  expect(text({ ...WHOLE, tipoEmissao: 'SISTEMA_EXTERNO' })).toEqual({
    agencyId: 'A1',
    tipoEmissao: 'SISTEMA_EXTERNO',
    cobrancaFee: 'VIAJANTE',
    fee: 35,
  });
  expect(text({ agencyId: ' ' }, '{"aplicaMargem":false,"usuario":"velho"}')).toEqual({ aplicaMargem: false, cobrancaFee: 'FORNECEDOR' });
});
test('S-136 S-137 S-142 S-143 a choice that the consolidator does not offer is not saved', () => {
  const chosen = { tipoEmissao: 'MANUAL', tipoPagamento: 'VCN', taxaPersonalizada: 'VHI ESF' } as const;
  const saved = (consolidator: string, section: (typeof TIPO_SERVICO)[number], content: CredentialContent) =>
    Object.keys(readCredentialContent(credentialText(content, consolidator, section))).toSorted();
  expect(saved('MOVIDA', 'CARRO', chosen)).toEqual(['cobrancaFee']);
  expect(saved('WTS', 'AEREO', chosen)).toEqual(['cobrancaFee']);
  expect(saved('RESERVAFACIL', 'AEREO', chosen)).toEqual(['cobrancaFee', 'tipoEmissao']);
  expect(saved('ESFERAFACIL', 'AEREO', { ...chosen, tipoPagamento: 'FATURADO' })).toEqual([
    'cobrancaFee',
    'taxaPersonalizada',
    'tipoEmissao',
    'tipoPagamento',
  ]);
});
test('S-277 what is written is read again, and can be stored', () =>
  fc.assert(
    fc.property(
      fc
        .constantFrom(...TIPO_SERVICO)
        .chain((section) => fc.tuple(fc.constant(section), fc.constantFrom(...consolidatorsOf(section, 'GUICHE')))),
      fc.constantFrom(...TIPO_EMISSAO),
      ([section, consolidator], tipoEmissao) => {
        const text = credentialText({ ...WHOLE, tipoEmissao }, consolidator, section);
        const written = readCredentialContent(text);
        expect(JSON.parse(text)).toEqual(written);
        expect(credentialFields(consolidator, section, written)).toEqual(expect.arrayContaining(Object.keys(written)));
        expect(JSON.parse(credentialText(written, consolidator, section))).toEqual(written);
        expect(credentialContentSchema.parse(written)).toEqual(written);
      },
    ),
  ));

test('S-127 S-133 a credential needs a consolidator, and the fee that it charges', () => {
  const keys = (consolidadora: string | null, conteudo: CredentialContent & { fee?: number }) =>
    credentialViolations({ consolidadora, conteudo }).map(({ key, field }) => `${field}: ${key}`);
  expect(keys(null, { cobrancaFee: 'SERVICO' })).toEqual(['consolidadora: campo_obrigatorio', 'conteudo.fee: fee_obrigatorio']);
  expect(keys('GOL', { cobrancaFee: 'SERVICO', fee: 0 })).toEqual([]);
  expect(keys('GOL', { cobrancaFee: 'VIAJANTE', fee: -0.01 })).toEqual(['conteudo.fee: valor_nao_pode_ser_negativo']);
  expect(keys('GOL', {})).toEqual([]);
});

test('S-129 S-369 the answers to the fields of a supplier are judged each at its place', () => {
  const fields = [
    { nome: 'IATA', tipo: 'NUMERO', obrigatorio: true },
    { nome: 'Início', tipo: 'DATA', obrigatorio: false },
  ] as const;
  const answers = (iata: string | null, inicio: string | null) => [
    { nome: 'IATA', valor: iata },
    { nome: 'Início', valor: inicio },
  ];
  expect(credentialRequestViolations(answers(' ', '2026-02-30'), fields)).toEqual([
    { key: 'campo_obrigatorio', field: 'campos.0.valor' },
    { key: 'data_invalida', field: 'campos.1.valor' },
  ]);
  expect(credentialRequestViolations([], fields)).toEqual([{ key: 'campo_obrigatorio', field: 'campos.0.valor' }]);
  for (const iata of ['57123456', ' 1.234,5 ', '0']) expect(credentialRequestViolations(answers(iata, null), fields), iata).toEqual([]);
  for (const iata of ['abc', '12 mil', '-', '1,', '1e5'])
    expect(credentialRequestViolations(answers(iata, null), fields), iata).toEqual([
      { key: 'campo_invalido', params: { campo: 'IATA' }, field: 'campos.0.valor' },
    ]);
});

test('S-129 a CNPJ that a supplier asks for is one, whatever stands beside the word; one that is not asked for is no CNPJ', () => {
  const violations = (nome: string, valor: string, tipo: 'TEXTO' | 'NUMERO' = 'TEXTO') =>
    credentialRequestViolations([{ nome, valor }], [{ nome, tipo, obrigatorio: true }]);
  for (const valor of ['11.222.333/0001-81', '11222333000181']) {
    expect(violations('CNPJ da agência', valor)).toEqual([]);
    expect(violations('CNPJ', valor, 'NUMERO')).toEqual([]);
  }
  for (const valor of ['11.222.333/0001-82', '11.222.333', 'abc'])
    expect(violations('CNPJ da agência', valor)).toEqual([{ key: 'cnpj_invalido', field: 'campos.0.valor' }]);
  expect(violations('Razão social', '11.222.333/0001-82')).toEqual([]);
  expect(violations('CNPJS', '1')).toEqual([]);
});

test('S-125 the credentials stand in five sections, each with its switch; one without any has none', () => {
  const credential = (id: string, servico: number, ativo = true) => ({ id, servico: { id: servico, ativo } });
  const sections = credentialSections([credential('a', 6, false), credential('b', 5), credential('c', 6, false), credential('d', 10)]);
  expect(sections.map(({ kind, ativo, credentials }) => [kind, ativo, credentials.map(({ id }) => id).join(' ')])).toEqual([
    ['AEREO', true, 'b'],
    ['HOTEL', false, 'a c'],
    ['CARRO', null, ''],
    ['RODOVIARIO', null, ''],
    ['OUTROS', true, 'd'],
  ]);
  expect(
    Object.values(TIPO_SERVICO_ID).flatMap((id) => credentialSections([credential('x', id)]).filter((each) => each.ativo)),
  ).toHaveLength(5);
});
test('A-053 a credential holds for the companies that it names, or for all of them', () => {
  expect(credentialHoldsFor({ empresas: [] }, 12)).toBe(true);
  expect(credentialHoldsFor({ empresas: [{ id: 12, nome: 'Acme' }] }, 12)).toBe(true);
  expect(credentialHoldsFor({ empresas: [{ id: 12, nome: 'Acme' }] }, 13)).toBe(false);
});
test.each([
  ['GOL', null, 'CONFIGURAR TESTAR HISTORICO'],
  ['MANUAL', null, 'CONFIGURAR HISTORICO'],
  ['GOL', 'SOLICITADA', 'DADOS ATIVAR CANCELAR HISTORICO'],
  ['GOL', 'ATIVADA', 'CONFIGURAR TESTAR DADOS HISTORICO'],
  ['GOL', 'CANCELADA', 'DADOS HISTORICO'],
] as const)('S-130 S-132 S-150 with a credential of %s in the state %s one may %s', (consolidator, estado, actions) => {
  expect(credentialActions(consolidator, estado).join(' ')).toBe(actions);
});

test('A-244 an entry of the log has the fields that differ, old and new; an added value has no old one', () => {
  const detalhes = (antigo: string | null, novo: string | null) => ({
    identificador: null,
    credencial: { antigo, novo },
    empresas: { antigo: [], novo: [] },
  });
  const before = JSON.stringify({ usuario: 'ana', fee: 35, cobrancaFee: 'SERVICO' });
  const after = JSON.stringify({ usuario: 'bia', cobrancaFee: 'SERVICO', agencyId: 'A1' });
  expect(credentialChanges(detalhes(before, after))).toEqual([
    { field: 'usuario', antigo: 'ana', novo: 'bia' },
    { field: 'fee', antigo: 35, novo: undefined },
    { field: 'agencyId', antigo: undefined, novo: 'A1' },
  ]);
  expect(credentialChanges(detalhes(null, after)).map(({ antigo }) => antigo)).toEqual([undefined, undefined, undefined]);
  expect(credentialChanges(detalhes('{', null))).toEqual([]);
});
