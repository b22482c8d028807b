import { minutesBetween } from '../../dates/index.ts';
import type { Violation } from '../../messages/index.ts';

export interface CarDates {
  /** Wall-clock time of the pickup, `2026-03-10T10:00`. */
  readonly retirada: string | null;
  /** Wall-clock time of the return. */
  readonly devolucao: string | null;
}

/** The earliest pickup of a service that was bought before it was requested. @see Q-216 */
const EARLIEST = '1900-01-01T00:00';

/**
 * What is wrong with the pickup: it is before now or, for a service bought before it was requested, before 1900; `undefined` when it may be
 * saved, and while it is empty.
 * @param now wall-clock time at the place of the pickup
 * @see Q-216
 */
export function pickupViolation(retirada: string | null, now: string, retroativo: boolean): Violation | undefined {
  if (retirada === null || minutesBetween(retroativo ? EARLIEST : now, retirada) >= 0) return undefined;
  return { key: 'a_data_de_retirada_tem_que_ser_posterior_a_data_atual', field: 'dataRetirada' };
}

/**
 * What is wrong after the pickup was edited: it is not before the return. `undefined` when it is right.
 * @see Q-217
 */
export function editedPickupViolation({ retirada, devolucao }: CarDates): Violation | undefined {
  if (retirada === null || devolucao === null || minutesBetween(retirada, devolucao) > 0) return undefined;
  return { key: 'a_data_de_retirada_deve_ser_anterior_a_data_de_devolucao', field: 'dataRetirada' };
}

/**
 * What is wrong after the return was edited, or on saving: it is before the pickup; the same moment is accepted. `undefined` when it is
 * right.
 * @see Q-218
 */
export function returnViolation({ retirada, devolucao }: CarDates): Violation | undefined {
  if (retirada === null || devolucao === null || minutesBetween(retirada, devolucao) >= 0) return undefined;
  return { key: 'a_data_de_devolucao_nao_pode_ser_anterior_a_data_de_retirada', field: 'dataDevolucao' };
}

/**
 * The missing justification when the quoted dates differ from the requested ones; `undefined` when none is needed or it is given.
 * @see Q-219
 */
export function changedDatesViolation(quoted: CarDates, requested: CarDates, justificativa: string | null): Violation | undefined {
  const same = quoted.retirada === requested.retirada && quoted.devolucao === requested.devolucao;
  if (same || justificativa?.trim()) return undefined;
  return { key: 'informe_a_justificativa_da_data_alterada', field: 'justificativaDataAlterada' };
}
