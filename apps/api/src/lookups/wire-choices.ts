import { type AgencyService, agencyServiceSchema, type Currency, type PaymentType, paymentTypeSchema } from '@guiche/domain/entities';
import { readCredential } from '@guiche/domain/pricing';
import { FATURADO_FIELD } from '@guiche/domain/product';
import type { agenciaServico } from '../db/schema/agencia.ts';
import type { moeda, tipoPagamento } from '../db/schema/referencia.ts';

/** A consolidator, with as much of its credential as pricing reads: users and passwords stay on the server. @see Q-083 */
export function wireAgencyService(
  row: Pick<typeof agenciaServico.$inferSelect, 'id' | 'consolidadora' | 'tipoEmissao' | 'credencial'>,
): AgencyService {
  const { id, consolidadora, tipoEmissao, credencial } = row;
  return agencyServiceSchema.parse({ id, consolidadora, tipoEmissao, credencial: JSON.stringify(readCredential(credencial)) });
}

export function wirePaymentType({
  id,
  descricao,
  tipoFormaPagamento,
  faturado,
}: Omit<typeof tipoPagamento.$inferSelect, 'agenciaId'>): PaymentType {
  return paymentTypeSchema.parse({ id, descricao, tipoFormaPagamento, [FATURADO_FIELD]: faturado, data: null });
}

export function wireCurrency({ id, codigo, nome, simbolo, cotacao }: typeof moeda.$inferSelect): Currency {
  return { id, codigo, nome, simbolo, cotacao };
}
