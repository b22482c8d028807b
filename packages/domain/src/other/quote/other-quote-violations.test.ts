import { expect, test } from 'vitest';
import { busQuoteViolations } from '../../bus/quote/index.ts';
import { carQuoteViolations } from '../../car/quote/index.ts';
import type { BusQuote, CarQuote } from '../../entities/index.ts';
import { hotelQuoteViolations } from '../../hotel/quote/index.ts';
import { busQuote, carQuote, hotelQuote, otherQuote } from '../../test-support/quotes.ts';
import { otherQuoteViolations } from './index.ts';

const quoting = { mode: 'quote', temFornecedorExterno: false } as const;
const issuing = { mode: 'issue', temFornecedorExterno: true } as const;
const hotelContext = { changed: true, ownAgency: true, history: false };
const car = carQuote();
const carContext = {
  now: '2026-11-21T10:00',
  retroativo: false,
  requested: { dataRetirada: `${car.dataRetirada}T${car.horaRetirada}`, dataDevolucao: `${car.dataDevolucao}T${car.horaDevolucao}` },
};
const keys = (violations: readonly { readonly key: string; readonly field: string }[]) =>
  violations.map(({ key, field }) => `${field}: ${key}`);
const wrong = {
  tarifa: null,
  taxas: -1,
  fornecedorServico: null,
  camposCustomizados: [{ id: '1', nome: 'Centro de custo', tipo: 'TEXTO', etapa: 'COTACAO', obrigatorio: true, valor: ' ' }],
} as const;
const wrongEverywhere = ['tarifa: informe_a_tarifa', 'taxas: valor_nao_pode_ser_negativo'];
const wrongAtIssue = ['fornecedorServico: informe_o_fornecedor_do_servico'];
const wrongFields = ['camposCustomizados.0.valor: campo_customizado_obrigatorio'];

test('what a clerk would type may be saved', () => {
  expect(hotelQuoteViolations(hotelQuote(), { ...quoting, ...hotelContext })).toEqual([]);
  expect(carQuoteViolations(car, { ...quoting, ...carContext })).toEqual([]);
  expect(busQuoteViolations(busQuote(), quoting)).toEqual([]);
  expect(otherQuoteViolations(otherQuote(), quoting)).toEqual([]);
});
test('Q-033 Q-207 Q-208 Q-211 Q-212 what is asked of a hotel quote when it is issued', () => {
  const quote = hotelQuote({
    ...wrong,
    camposCustomizados: [...wrong.camposCustomizados],
    checkin: '2026-12-10T00:00',
    valorComissao: 0,
    codigoTransacaoCartao: '654',
    tipoPagamento: null,
  });
  expect(keys(hotelQuoteViolations(quote, { ...issuing, ...hotelContext }))).toEqual([
    ...wrongEverywhere,
    'checkin: validacao_campos_data_checkin_checkout',
    'valorComissao: informe_comissao_valido',
    ...wrongAtIssue,
    'codigoTransacaoCartao: erro_codigo_autorizacao_invalido',
    ...wrongFields,
  ]);
  expect(keys(hotelQuoteViolations({ ...quote, checkin: '2026-12-10T14:00', valorComissao: 1 }, { ...quoting, ...hotelContext }))).toEqual([
    ...wrongEverywhere,
    ...wrongFields,
  ]);
});
test('Q-033 Q-216 Q-218 Q-219 Q-220 what is asked of a car quote', () => {
  const quote = carQuote({
    ...wrong,
    camposCustomizados: [...wrong.camposCustomizados],
    tipo: 'OFFLINE',
    statusCotacao: 'EMISSAO_PENDENTE',
    dataRetirada: '2026-11-20',
    dataDevolucao: '2026-11-19',
    localRetirada: null,
    justificativaDataAlterada: null,
  });
  expect(keys(carQuoteViolations(quote, { ...issuing, ...carContext }))).toEqual([
    ...wrongEverywhere,
    'dataRetirada: a_data_de_retirada_tem_que_ser_posterior_a_data_atual',
    'dataDevolucao: a_data_de_devolucao_nao_pode_ser_anterior_a_data_de_retirada',
    'justificativaDataAlterada: informe_a_justificativa_da_data_alterada',
    'localRetirada: informe_os_locais_de_retirada_e_devolucao',
    ...wrongAtIssue,
    ...wrongFields,
  ]);
  expect(
    carQuoteViolations({ ...car, dataRetirada: null, justificativaDataAlterada: 'A combinar' }, { ...quoting, ...carContext }),
  ).toEqual([]);
});
test('Q-033 what is asked of a bus and of another service', () => {
  const fields = { ...wrong, camposCustomizados: [...wrong.camposCustomizados] };
  expect(keys(otherQuoteViolations(otherQuote(fields), issuing))).toEqual([...wrongEverywhere, ...wrongAtIssue, ...wrongFields]);
  expect(keys(otherQuoteViolations(otherQuote(fields), quoting))).toEqual([...wrongEverywhere, ...wrongFields]);
  expect(keys(busQuoteViolations(busQuote(fields), issuing))).toEqual([...wrongEverywhere, ...wrongAtIssue, ...wrongFields]);
});
test('a departure or arrival of a bus that does not exist is refused at its field, a missing one is not', () => {
  const refusedOf = (dates: Pick<BusQuote, 'dataPartida' | 'dataChegada'>) => keys(busQuoteViolations(busQuote(dates), quoting));
  expect(refusedOf({ dataPartida: '31/02/2026 10:00', dataChegada: null })).toEqual(['dataPartida: data_invalida']);
  expect(refusedOf({ dataPartida: null, dataChegada: '2026-02-30T10:00' })).toEqual(['dataChegada: data_invalida']);
});
test('what is asked of the dates and amounts that only a car has', () => {
  const typed = { dataRetirada: '31/02/2026', valorDiaria: -1, justificativaDataAlterada: 'A combinar' };
  expect(keys(carQuoteViolations(carQuote(typed), { ...quoting, ...carContext }))).toEqual([
    'valorDiaria: valor_nao_pode_ser_negativo',
    'dataRetirada: data_invalida',
  ]);
  const refusedOf = (changes: Partial<CarQuote>) =>
    keys(carQuoteViolations(carQuote({ justificativaDataAlterada: 'A combinar', ...changes }), { ...quoting, ...carContext }));
  expect(refusedOf({ horaDevolucao: null })).toEqual(['dataDevolucao: informe_a_hora']);
  expect(refusedOf({ horaDevolucao: '24:00' })).toEqual(['dataDevolucao: data_invalida']);
  for (const quantidadeDiarias of [null, 1, 9999]) expect(refusedOf({ quantidadeDiarias })).toEqual([]);
  for (const quantidadeDiarias of [0, 0.99, -1, 9999.01])
    expect(refusedOf({ quantidadeDiarias })).toEqual(['quantidadeDiarias: dias_fora_do_limite']);
});
