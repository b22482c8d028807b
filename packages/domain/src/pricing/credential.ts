import type { CobrancaFee } from '../enums/index.ts';
import { parsedRecord } from '../internal/parsed-record.ts';
import { decimal, roundCents } from './decimal.ts';

/** The fields of a credential that pricing reads. @see Q-083 */
export interface Credential {
  readonly fee: number | null;
  readonly cobrancaFee: CobrancaFee;
  readonly tipoPagamento: string | null;
  /** False forbids the automatic markup; a missing flag allows it. */
  readonly aplicaMargem: boolean;
}

/**
 * Reads the JSON text of a credential. Returns an empty credential for unreadable text; never throws.
 * @see Q-083
 */
export function readCredential(text: string | null | undefined): Credential {
  const { fee, cobrancaFee, tipoPagamento, aplicaMargem }: Record<string, unknown> = parsedRecord(text) ?? {};
  return {
    fee: typeof fee === 'number' && Number.isFinite(fee) ? fee : null,
    cobrancaFee: cobrancaFee === 'VIAJANTE' || cobrancaFee === 'FORNECEDOR' ? cobrancaFee : 'SERVICO',
    tipoPagamento: typeof tipoPagamento === 'string' ? tipoPagamento : null,
    aplicaMargem: aplicaMargem !== false,
  };
}

/**
 * The suggested fee of a new quote, in the quote's currency, 2 decimals: per traveller `fee × travellers / rate`, per service `fee / rate`.
 * A credential's fee is in BRL; `rate` is what one unit of the quote's currency costs in BRL, 1 for BRL itself. Null when the supplier sets
 * the fee, the credential has none, or the rate is not known yet.
 * @see
 */
export function suggestedFee(credential: Credential, travellers: number, rate: number | null): number | null {
  if (credential.fee === null || credential.cobrancaFee === 'FORNECEDOR' || !rate) return null;
  return roundCents(
    decimal(credential.fee)
      .times(credential.cobrancaFee === 'VIAJANTE' ? travellers : 1)
      .div(rate),
  );
}
