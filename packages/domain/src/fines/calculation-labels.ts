import type { ParcelaCalculo, ResultadoCalculo } from '../enums/index.ts';
import type { finesMessages } from '../messages/fines/index.ts';
import type { TopicKey } from '../messages/index.ts';

type FineKey = TopicKey<typeof finesMessages>;

const RESULTS: Record<ResultadoCalculo, FineKey> = {
  MULTA: 'calculo_multa',
  DIFERENCA_TARIFA: 'calculo_diferenca_tarifa',
  TAXAS_RETIDAS: 'calculo_taxas_retidas',
  TAXAS_DEVOLVIDAS: 'calculo_taxas_devolvidas',
  CREDITO: 'calculo_credito',
  CLIENTE_PAGA: 'calculo_cliente_paga',
  CLIENTE_RECEBE: 'calculo_cliente_recebe',
};

const TERMS: Record<ParcelaCalculo, FineKey> = {
  MULTA: 'parcela_multa',
  TOTAL: 'parcela_total',
  TOTAL_NOVO: 'parcela_total_novo',
  TARIFA: 'parcela_tarifa',
  TARIFA_NOVA: 'parcela_tarifa_nova',
  TAXAS: 'parcela_taxas',
  TAXAS_NOVAS: 'parcela_taxas_novas',
  TAXAS_RETIDAS: 'parcela_taxas_retidas',
  CREDITO: 'parcela_credito',
};

/** The message key of a result of a calculation. @see B-032 */
export function resultLabel(resultado: ResultadoCalculo): FineKey {
  return RESULTS[resultado];
}

/** The message key of an amount in a formula. @see B-032 */
export function termLabel(parcela: ParcelaCalculo): FineKey {
  return TERMS[parcela];
}
