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
import type { AirportRow, ConsolidatorRow, CurrencyRow, PaymentTypeRow } from './data/rows.ts';

/** A consolidator, with as much of its credential as pricing reads: users and passwords stay on the server. @see Q-083 */
export function wireAgencyService(row: Pick<ConsolidatorRow, 'id' | 'consolidadora' | 'tipoEmissao' | 'credencial'>): AgencyService {
  const { id, consolidadora, tipoEmissao, credencial } = row;
  return agencyServiceSchema.parse({ id, consolidadora, tipoEmissao, credencial: JSON.stringify(readCredential(credencial)) });
}

export function wirePaymentType({ id, descricao, tipoFormaPagamento, faturado }: Omit<PaymentTypeRow, 'agenciaId'>): PaymentType {
  return paymentTypeSchema.parse({ id, descricao, tipoFormaPagamento, [FATURADO_FIELD]: faturado, data: null });
}

export function wireCurrency({ id, codigo, nome, simbolo, cotacao }: CurrencyRow): Currency {
  return { id, codigo, nome, simbolo, cotacao };
}

/** An airport; its place is its city with the state, or with the country outside of Brazil. @see S-169 */
export function wireAirport({ iata, nome, cidade, uf, pais }: AirportRow): Airport {
  return { iata, nome, local: `${cidade}, ${uf === '' ? pais : uf}` };
}
