import type { AirQuote } from '../../entities/index.ts';
import type { OpcaoSaldo } from '../../fines/index.ts';
import type { Violation } from '../../messages/index.ts';
import { decimal, roundCents, sumDecimals } from '../../pricing/decimal.ts';

/** The balance option of an air quote: REEMBOLSO for an entry balance of 0, otherwise the chosen option. @see Q-149 */
export function optionWithEntryBalance({ saldoEntrada, opcaoSaldo }: Pick<AirQuote, 'saldoEntrada' | 'opcaoSaldo'>): OpcaoSaldo | null {
  return saldoEntrada?.valorEntrada === 0 ? 'REEMBOLSO' : opcaoSaldo;
}

/**
 * What of an issue's entry balance is free for a later issue: none unless it is PENDENTE, else its value less what later issues use of it
 * already, at least 0.
 * @see
 */
export function freeEntryBalance({ saldoEntrada }: Pick<AirQuote, 'saldoEntrada'>, used: readonly number[]): number {
  if (saldoEntrada?.status !== 'PENDENTE') return 0;
  return Math.max(0, roundCents(decimal(saldoEntrada.valorEntrada).minus(sumDecimals(...used))));
}

/** The fields that are checked when a cancelled or changed air issue is confirmed; no id while the quote was never stored. */
export interface EntryBalance {
  readonly id: string | null;
  readonly saldoEntrada: AirQuote['saldoEntrada'];
}

/**
 * What is missing before a cancelled or changed air issue may be saved: the quote's id, the entry value (0 is a value, less than 0 is none), and
 * the balance's status unless the value is 0. Empty when nothing is missing.
 * @see Q-150
 */
export function entryBalanceViolations({ id, saldoEntrada }: EntryBalance): readonly Violation[] {
  const { valorEntrada = null, status = null } = saldoEntrada ?? {};
  const violations: Violation[] = [];
  if (!id) violations.push({ key: 'emissao_nao_identificada', field: '' });
  if (valorEntrada === null || valorEntrada < 0) violations.push({ key: 'informe_o_valor_do_saldo', field: 'saldoEntrada.valorEntrada' });
  else if (valorEntrada !== 0 && status === null) violations.push({ key: 'informe_o_status_do_saldo', field: 'saldoEntrada.status' });
  return violations;
}
