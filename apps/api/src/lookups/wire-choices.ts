import {
  type AgencyService,
  type Airport,
  agencyServiceSchema,
  type Currency,
  type PaymentType,
  paymentTypeSchema,
} from '@guiche/domain/entities';
import { readCredential } from '@guiche/domain/pricing';
import { FATURADO_FIELD } from '@guiche/domain/product';
import type { agenciaServico } from '../db/schema/agencia.ts';
import type { aeroporto, moeda, tipoPagamento } from '../db/schema/referencia.ts';

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

/** An airport; its place is its city with the state, or with the country outside of Brazil. @see S-169 */
export function wireAirport({ iata, nome, cidade, uf, pais }: typeof aeroporto.$inferSelect): Airport {
  return { iata, nome, local: `${cidade}, ${uf === '' ? pais : uf}` };
}
