import { expect, test } from 'vitest';
import { type HotelQuote, hotelQuoteSchema } from '../../entities/index.ts';
import { BILLED, countingIds, MANUAL, ROUND_TRIP } from '../../test-support/air-quote.ts';
import { hotelQuote } from '../../test-support/quotes.ts';
import {
  type CommissionContext,
  type CommissionedQuote,
  commissionViolation,
  hotelQuoteViolations,
  newHotelQuote,
  prepareHotelQuote,
  stayDateViolations,
  stayHourViolations,
  storedCity,
  suggestedNights,
} from './index.ts';

const own: CommissionContext = { changed: true, ownAgency: true, history: false };
const quote: CommissionedQuote = { tipoTarifa: 'COMISSIONADA', valorComissao: 99.18, percentualComissao: 0.12 };
test('Q-212 a changed commissioned fare of the own agency needs value and percentage', () => {
  expect(commissionViolation(quote, own)).toBeUndefined();
  expect(commissionViolation({ ...quote, valorComissao: 0 }, own)).toEqual({ key: 'informe_comissao_valido', field: 'valorComissao' });
  expect(commissionViolation({ ...quote, percentualComissao: null }, own)).toEqual({
    key: 'informe_comissao_valido',
    field: 'percentualComissao',
  });
});
test.each([
  ['unchanged', quote, { ...own, changed: false }],
  ['of another agency', quote, { ...own, ownAgency: false }],
  ['in history', quote, { ...own, history: true }],
  ['with a net fare', { ...quote, tipoTarifa: 'NET' as const }, own],
])('Q-212 nothing is asked %s', (_case, changed, context) => {
  expect(commissionViolation({ ...changed, valorComissao: 0 }, context)).toBeUndefined();
});

const stay = { checkin: '2026-03-10T00:00', checkout: '2026-03-13T12:00', statusCotacao: 'COTACAO_PENDENTE' } as const;
test('Q-211 an hour of 00:00 is refused at its field, unless cancelled, changed or history', () => {
  expect(stayHourViolations(stay, false)).toEqual([{ key: 'validacao_campos_data_checkin_checkout', field: 'checkin' }]);
  expect(stayHourViolations({ ...stay, checkin: '2026-03-10T00:01' }, false)).toEqual([]);
  expect(stayHourViolations({ ...stay, checkout: '2026-03-13T00:00' }, false)).toHaveLength(2);
  expect(stayHourViolations({ ...stay, checkin: null }, false)).toEqual([]);
  expect(stayHourViolations({ ...stay, checkin: '2026-03-10T10:00', checkout: null }, false)).toEqual([]);
  expect(stayHourViolations(stay, true)).toEqual([]);
  expect(stayHourViolations({ ...stay, statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE' }, false)).toEqual([]);
  expect(stayHourViolations({ ...stay, statusCotacao: 'EMISSAO_ALTERADA' }, false)).toEqual([]);
});
test.each([
  ['{"cidade":"Recife"}', 'Recife'],
  ['{"cidade":{"nome":"Olinda"}}', 'Olinda'],
  ['{"cidade":" João Pessoa "}', 'João Pessoa'],
  ['{"cidade":{"nome":" João Pessoa "}}', 'João Pessoa'],
  ['{"cidade":" "}', 'Natal'],
  ['{"cidade":{"nome":" "}}', 'Natal'],
  ['{"cidade":{"nome":7}}', 'Natal'],
  ['{"cidade":{}}', 'Natal'],
  ['{"cidade":null}', 'Natal'],
  ['{"cidade":7}', 'Natal'],
  ['{}', 'Natal'],
  ['null', 'Natal'],
  ['7', 'Natal'],
  ['"Recife"', 'Natal'],
  ['no JSON', 'Natal'],
  [null, 'Natal'],
])('Q-223 supplier data %s keep or give the city: %s', (data, city) => expect(storedCity('Natal', data)).toBe(city));

const markup = { ownAgency: true, requestStatus: 'COTACAO_AGENCIA' } as const;
const prepared = (changes: Partial<HotelQuote>, changed = true) => prepareHotelQuote(hotelQuote(changes), { markup, changed });

test('Q-137 Q-116 Q-117 what is stored has its markup and totals, whatever came in', () => {
  const billed = { tipoPagamento: BILLED, agenciaServico: MANUAL, tarifa: 826.5, taxas: null, fee: 45, total: 1 };
  expect(prepared(billed)).toMatchObject({ markup: 82.65, tarifaTotal: 909.15, total: 954.15 });
  expect(prepareHotelQuote(hotelQuote({ ...billed, markup: 7 }), { markup: null, changed: true })).toMatchObject({
    markup: 7,
    tarifaTotal: 833.5,
  });
});
test('Q-187 Q-223 the e-mail is cut, and the city is that of the supplier', () => {
  expect(prepared({ email: `${'a'.repeat(100)}.com` }).email).toBe('a'.repeat(100));
  expect(prepared({ email: null }).email).toBeNull();
  expect(prepared({ cidade: ' Natal ', dadosFornecedor: null }).cidade).toBe('Natal');
  expect(prepared({ cidade: 'Natal', dadosFornecedor: '{"cidade":"Recife"}' }).cidade).toBe('Recife');
});
test('Q-225 a changed result of the hotel search is marked, and stays marked', () => {
  const found = { tipoOrigemCotacao: 'SUPPLIER_PESQUISA' } as const;
  expect(prepared(found).pesquisaSupplierModificada).toBe(true);
  expect(prepared(found, false).pesquisaSupplierModificada).toBe(false);
  expect(prepared({ ...found, pesquisaSupplierModificada: true }, false).pesquisaSupplierModificada).toBe(true);
  expect(prepared({ tipoOrigemCotacao: 'SUPPLIER_ADD' }).pesquisaSupplierModificada).toBe(false);
});
test('Q-214 a quote with a fare of 0 is stored without a commission', () => {
  expect(prepared({ tarifa: 0, valorComissao: 5, percentualComissao: 0.1 })).toMatchObject({ valorComissao: 0, percentualComissao: 0 });
});

const service = {
  id: '00000000-0000-4000-8000-00000000bbbb',
  viajantes: ROUND_TRIP.viajantes,
  camposCustomizados: [],
  cidade: 'Recife',
  checkin: '2026-03-10T14:00',
  checkout: '2026-03-13T12:00',
};
test('Q-124 the nights that a stay suggests are those between its days', () => {
  expect(suggestedNights('2026-03-10T14:00', '2026-03-13T12:00')).toBe(3);
  expect(suggestedNights('2026-03-10T14:00', null)).toBe(0);
  expect(suggestedNights('2026-03-13T12:00', '2026-03-10T14:00')).toBe(0);
});
test('Q-091 Q-278 a new hotel quote is pending, for the stay that was asked for, with the suggested consolidator, supplier and fee', () => {
  const fornecedorPadrao = { id: 'f', nome: 'Fornecedor' };
  const quote = newHotelQuote({ service, agency: { id: 1, fornecedorPadrao }, consolidators: [MANUAL], newId: countingIds() });
  expect(hotelQuoteSchema.parse(quote)).toEqual(quote);
  expect(quote).toMatchObject({
    statusCotacao: 'COTACAO_PENDENTE',
    agenciaServico: MANUAL,
    fornecedorServico: fornecedorPadrao,
    fee: 105,
    cidade: 'Recife',
    checkin: '2026-03-10T14:00',
    checkout: '2026-03-13T12:00',
    quantidadeDiarias: 3,
  });
});
test('Q-225 a new hotel quote includes nothing yet, and is no changed result of a search', () => {
  const quote = newHotelQuote({ service, agency: { id: 1, fornecedorPadrao: null }, consolidators: [], newId: countingIds() });
  expect(quote).toMatchObject({ inclusos: [], pesquisaSupplierModificada: false });
});

const context = { mode: 'quote', temFornecedorExterno: false, changed: true, ownAgency: true, history: false } as const;
const refused = (changes: Partial<HotelQuote>) =>
  hotelQuoteViolations(hotelQuote(changes), context).map(({ key, field }) => `${field}: ${key}`);

test.each<[Partial<HotelQuote>, string[]]>([
  [{ checkin: '2026-12-10T14:00', checkout: '2026-12-10T14:01' }, []],
  [{ checkin: '2026-12-10T14:00', checkout: '2026-12-10T14:00' }, ['checkout: checkout_deve_ser_posterior_ao_checkin']],
  [{ checkin: '2026-12-10T14:00', checkout: '2026-12-09T15:00' }, ['checkout: checkout_deve_ser_posterior_ao_checkin']],
  [{ checkin: '2026-12-10T14:00', checkout: null }, []],
  [{ checkin: '2026-12-10T14:00', checkout: '' }, []],
  [{ checkin: '', checkout: '2026-12-10T14:00' }, []],
  [{ checkin: '31/02/2026 10:00', checkout: '2026-12-09T15:00' }, ['checkin: data_invalida']],
  [{ checkout: '2026-02-30T10:00' }, ['checkout: data_invalida']],
  [{ prazoCancelamento: '2026-13-45T99:99:99Z' }, ['prazoCancelamento: data_invalida']],
  [{ dataEmissao: '12/0' }, ['dataEmissao: data_invalida']],
])('the stay %j: %j', (changes, violations) => expect(refused(changes)).toEqual(violations));

test('the dates of a stay in history are not judged', () =>
  expect(stayDateViolations({ checkin: '2026-12-10T14:00', checkout: '2026-12-09T14:00' }, true)).toEqual([]));

test.each<[Partial<HotelQuote>, string[]]>([
  [{ tarifaMedia: -0.01 }, ['tarifaMedia: valor_nao_pode_ser_negativo']],
  [{ valorComissao: -1 }, ['valorComissao: valor_nao_pode_ser_negativo']],
  [{ tarifaMedia: 1e12 }, ['tarifaMedia: valor_acima_do_limite']],
  [{ percentualComissao: -0.01 }, ['percentualComissao: comissao_fora_do_limite']],
  [{ percentualComissao: 0, tipoTarifa: 'NET' }, []],
  [{ percentualComissao: null, tipoTarifa: 'NET' }, []],
  [{ percentualComissao: 1 }, []],
  [{ percentualComissao: 1.000001 }, ['percentualComissao: comissao_fora_do_limite']],
  [{ quantidadeDiarias: 0 }, ['quantidadeDiarias: diarias_fora_do_limite']],
  [{ quantidadeDiarias: -1 }, ['quantidadeDiarias: diarias_fora_do_limite']],
  [{ quantidadeDiarias: 0.01 }, []],
  [{ quantidadeDiarias: 999 }, []],
  [{ quantidadeDiarias: 999.01 }, ['quantidadeDiarias: diarias_fora_do_limite']],
  [{ quantidadeDiarias: null, tarifaMedia: null }, []],
])('the amounts %j: %j', (changes, violations) => expect(refused(changes)).toEqual(violations));

test.each<[Partial<HotelQuote>, string[]]>([
  [{ email: 'reservas', telefone: '123' }, ['email: email_invalido', 'telefone: telefone_invalido']],
  [{ email: '', telefone: ' ' }, []],
  [{ email: ' ', telefone: '' }, []],
  [{ email: null, telefone: null }, []],
  [{ email: 'a@b.com', telefone: '(81) 3333-4444' }, []],
  // An e-mail of 100 characters may be one of 104 that was cut.
  [{ email: 'h'.repeat(100) }, []],
  [{ email: 'h'.repeat(99) }, ['email: email_invalido']],
])('Q-187 the contacts %j: %j', (changes, violations) => expect(refused(changes)).toEqual(violations));

test.each([null, '', ' '])('Q-073 without the name of the hotel (%j) the quote is refused at it', (nome) => {
  expect(refused({ nome })).toEqual(['nome: informe_o_nome_do_hotel']);
  expect(refused({ nome: 'Pousada do Forte' })).toEqual([]);
});

test.each([
  ['', []],
  [null, []],
  ['654321', []],
  ['654', ['codigoTransacaoCartao: erro_codigo_autorizacao_invalido']],
])('Q-207 at issue the authorization code %j gives %j', (codigoTransacaoCartao, violations) => {
  const issued = hotelQuoteViolations(hotelQuote({ codigoTransacaoCartao }), { ...context, mode: 'issue' });
  expect(issued.map(({ key, field }) => `${field}: ${key}`)).toEqual(violations);
});
