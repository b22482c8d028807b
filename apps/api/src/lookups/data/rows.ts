import type { agenciaServico } from '../../db/schema/agencia.ts';
import type { aeroporto, moeda, tipoPagamento } from '../../db/schema/referencia.ts';

export type ConsolidatorRow = typeof agenciaServico.$inferSelect;
export type PaymentTypeRow = typeof tipoPagamento.$inferSelect;
export type CurrencyRow = typeof moeda.$inferSelect;
export type AirportRow = typeof aeroporto.$inferSelect;
