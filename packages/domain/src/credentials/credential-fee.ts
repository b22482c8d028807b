import { formatMoney } from '@guiche/masks/money';
import type { CobrancaFee } from '../enums/index.ts';
import { isFilled } from '../internal/filled.ts';
import type { credentialsMessages } from '../messages/credentials/index.ts';
import type { TopicKey, Violation, Wording } from '../messages/index.ts';

type FeeKey = TopicKey<typeof credentialsMessages>;

/** What a credential says of the agency's fee, in BRL; without `cobrancaFee` the supplier charges it, as the form starts. @see S-304 */
export interface CredentialFee {
  readonly cobrancaFee?: CobrancaFee | undefined;
  readonly fee?: number | null | undefined;
}

/** How a fee is shown; null where the agency charges none of its own. */
const LABELS: Record<CobrancaFee, FeeKey | null> = {
  FORNECEDOR: null,
  VIAJANTE: 'fee_por_viajante',
  SERVICO: 'fee_por_servico',
};

/** Why the fee of a credential may not be saved: it is needed per traveller and per service. @see S-133 */
export function credentialFeeViolation({ cobrancaFee = 'FORNECEDOR', fee }: CredentialFee): Violation | undefined {
  return LABELS[cobrancaFee] === null || isFilled(fee) ? undefined : { key: 'fee_obrigatorio', field: 'fee' };
}

/** A credential as it is saved: an empty fee is not there at all. @see S-133 */
export function withoutEmptyFee<Content extends CredentialFee>(content: Content): Content | Omit<Content, 'fee'> {
  if (isFilled(content.fee)) return content;
  const { fee: _empty, ...rest } = content;
  return rest;
}

/** How the fee of a credential is shown: in reais per traveller or per service, or as the supplier's. An empty fee counts as 0. @see S-134 */
export function credentialFeeLabel({ cobrancaFee = 'FORNECEDOR', fee }: CredentialFee): Wording<FeeKey> {
  const key = LABELS[cobrancaFee];
  if (key === null) return { key: 'fee_de_acordo_com_fornecedor' };
  return { key, params: { valor: formatMoney(fee ?? 0, { symbol: false }) } };
}
