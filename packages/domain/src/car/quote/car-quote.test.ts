import { expect, test } from 'vitest';
import { STATUS_COTACAO } from '../../enums/index.ts';
import {
  changedDatesViolation,
  editedPickupViolation,
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
