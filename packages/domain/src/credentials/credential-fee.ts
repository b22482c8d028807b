import { formatMoney } from '@guiche/masks/money';
import type { CobrancaFee } from '../enums/index.ts';
import { isFilled } from '../internal/filled.ts';
import type { credentialsMessages } from '../messages/credentials/index.ts';
import type { TopicKey, Violation, Wording } from '../messages/index.ts';

type FeeKey = TopicKey<typeof credentialsMessages>;

/** The agency's fee in a credential, in BRL; without `cobrancaFee` the supplier charges it, which is the form's default. @see S-304 */
export interface CredentialFee {
  readonly cobrancaFee?: CobrancaFee | undefined;
  readonly fee?: number | null | undefined;
}

/** The label of a fee; null where the agency charges no fee of its own. */
const LABELS: Record<CobrancaFee, FeeKey | null> = {
  FORNECEDOR: null,
  VIAJANTE: 'fee_por_viajante',
  SERVICO: 'fee_por_servico',
};

/**
 * Why the fee of a credential may not be saved: a fee per traveller or per service is required, and none is below zero; `undefined` when it
 * may.
 * @see S-133
 */
export function credentialFeeViolation({ cobrancaFee = 'FORNECEDOR', fee }: CredentialFee): Violation | undefined {
  if (!isFilled(fee)) return LABELS[cobrancaFee] === null ? undefined : { key: 'fee_obrigatorio', field: 'fee' };
  return (fee ?? 0) < 0 ? { key: 'valor_nao_pode_ser_negativo', field: 'fee' } : undefined;
}

/** A credential as it is saved: an empty fee is left out. @see S-133 */
export function withoutEmptyFee<Content extends CredentialFee>(content: Content): Content | Omit<Content, 'fee'> {
  if (isFilled(content.fee)) return content;
  const { fee: _empty, ...rest } = content;
  return rest;
}

/** The label of a credential's fee: in reais per traveller or per service, or set by the supplier. An empty fee counts as 0. @see S-134 */
export function credentialFeeLabel({ cobrancaFee = 'FORNECEDOR', fee }: CredentialFee): Wording<FeeKey> {
  const key = LABELS[cobrancaFee];
  if (key === null) return { key: 'fee_de_acordo_com_fornecedor' };
  return { key, params: { valor: formatMoney(fee ?? 0, { symbol: false }) } };
}
