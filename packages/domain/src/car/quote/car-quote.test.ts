import { expect, test } from 'vitest';
import { carQuoteSchema } from '../../entities/index.ts';
import { STATUS_COTACAO } from '../../enums/index.ts';
import { countingIds, MANUAL, ROUND_TRIP } from '../../test-support/air-quote.ts';
import {
  carMoment,
  carMomentFields,
  changedDatesViolation,
  editedPickupViolation,
  newCarQuote,
  pickupViolation,
  placeViolations,
  returnViolation,
  showsSupplierFields,
  sortRentalCompanies,
} from './index.ts';

const NOW = '2026-03-10T10:00';
test('Q-216 the pickup is not before now; bought before it was requested, it may lie in the past from 1900 on', () => {
  expect(pickupViolation('2026-03-10T10:00', NOW, false)).toBeUndefined();
  expect(pickupViolation('2026-03-10T09:59', NOW, false)).toEqual({
    key: 'a_data_de_retirada_tem_que_ser_posterior_a_data_atual',
    field: 'dataRetirada',
  });
  expect(pickupViolation('2020-01-01T09:00', NOW, true)).toBeUndefined();
  expect(pickupViolation('1900-01-01T00:00', NOW, true)).toBeUndefined();
  expect(pickupViolation('1899-12-31T23:59', NOW, true)).toBeDefined();
  expect(pickupViolation(null, NOW, false)).toBeUndefined();
});
const dates = (retirada: string | null, devolucao: string | null) => ({ retirada, devolucao });
test('Q-217 editing the pickup: it must be before the return, the same moment is refused', () => {
  expect(editedPickupViolation(dates('2026-03-10T10:00', '2026-03-10T10:01'))).toBeUndefined();
  expect(editedPickupViolation(dates('2026-03-10T10:00', '2026-03-10T10:00'))?.key).toBe(
    'a_data_de_retirada_deve_ser_anterior_a_data_de_devolucao',
  );
  expect(editedPickupViolation(dates('2026-03-10T10:00', null))).toBeUndefined();
});
test('Q-218 editing the return: it must not precede the pickup, the same moment is accepted', () => {
  expect(returnViolation(dates('2026-03-10T10:00', '2026-03-10T10:00'))).toBeUndefined();
  expect(returnViolation(dates('2026-03-10T10:00', '2026-03-10T09:59'))?.key).toBe(
    'a_data_de_devolucao_nao_pode_ser_anterior_a_data_de_retirada',
  );
});
test('Q-219 other dates than requested need a justification', () => {
  const requested = dates('2026-03-10T10:00', '2026-03-12T10:00');
  expect(changedDatesViolation(requested, requested, null)).toBeUndefined();
  const later = dates('2026-03-10T11:00', '2026-03-12T10:00');
  expect(changedDatesViolation(later, requested, ' ')?.key).toBe('informe_a_justificativa_da_data_alterada');
  expect(changedDatesViolation(later, requested, 'Voo remarcado')).toBeUndefined();
});
test('Q-034 A-023 the supplier fields show in three statuses, and only with the flag', () => {
  expect(STATUS_COTACAO.filter((status) => showsSupplierFields(status, true))).toEqual([
    'COTACAO_PENDENTE',
    'COTACAO_FINALIZADA',
    'EMISSAO_PENDENTE',
  ]);
  expect(STATUS_COTACAO.filter((status) => showsSupplierFields(status, false))).toEqual([]);
});
test('Q-220 a quote that is not online needs both places while the fields are shown', () => {
  const quote = { statusCotacao: 'COTACAO_PENDENTE', tipo: 'OFFLINE', localRetirada: 'GRU', localDevolucao: ' ' } as const;
  expect(placeViolations(quote, true)).toEqual([{ key: 'informe_os_locais_de_retirada_e_devolucao', field: 'localDevolucao' }]);
  expect(placeViolations({ ...quote, tipo: 'ONLINE' }, true)).toEqual([]);
  expect(placeViolations(quote, false)).toEqual([]);
  expect(placeViolations({ ...quote, statusCotacao: 'EMISSAO_FINALIZADA' }, true)).toEqual([]);
});

test('Q-275 rental companies from A to Z, those with O last, ignoring case and accents', () => {
  expect(sortRentalCompanies(['Outras', 'Movida', 'Avis', 'Localiza'])).toEqual(['Avis', 'Localiza', 'Movida', 'Outras']);
  expect(sortRentalCompanies(['ótima', 'Única', 'avis', 'Ábaco'])).toEqual(['Ábaco', 'avis', 'Única', 'ótima']);
});

test('a moment of a rental is one text in a field, and a day with an hour in the quote', () => {
  expect(carMomentFields('2026-03-10T10:00')).toEqual({ day: '2026-03-10', hour: '10:00' });
  for (const incomplete of [null, '2026-03-10', '31/02/2026 10:00', '2026-02-30T10:00'])
    expect(carMomentFields(incomplete)).toEqual({ day: incomplete, hour: null });
  for (const moment of [null, '2026-03-10', '2026-03-10T10:00', '31/02/2026 10:00'])
    expect(carMoment(carMomentFields(moment))).toBe(moment);
});
test('Q-091 Q-125 Q-278 a new car quote is pending, for the rental that was asked for, with the suggested consolidator, supplier and fee', () => {
  const fornecedorPadrao = { id: 'f', nome: 'Fornecedor' };
  const service = {
    id: '00000000-0000-4000-8000-00000000cccc',
    viajantes: ROUND_TRIP.viajantes,
    camposCustomizados: [],
    cidadeRetirada: 'Recife',
    cidadeDevolucao: 'Olinda',
    dataRetirada: '2026-03-10T10:00',
    dataDevolucao: '2026-03-12T16:00',
  };
  const quote = newCarQuote({ service, agency: { id: 1, fornecedorPadrao }, consolidators: [MANUAL], newId: countingIds() });
  expect(carQuoteSchema.parse(quote)).toEqual(quote);
  expect(quote).toMatchObject({
    statusCotacao: 'COTACAO_PENDENTE',
    agenciaServico: MANUAL,
    fornecedorServico: fornecedorPadrao,
    fee: 105,
    dataRetirada: '2026-03-10',
    horaRetirada: '10:00',
    cidadeRetirada: 'Recife',
    dataDevolucao: '2026-03-12',
    horaDevolucao: '16:00',
    cidadeDevolucao: 'Olinda',
    quantidadeDiarias: 2.25,
    valorDiaria: null,
    tarifa: null,
  });
});
