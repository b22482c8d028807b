import type { Quote } from '@guiche/domain/entities';
import { consolidatorName } from '@guiche/domain/quotes';

/** By whom a quote is sold: the supplier of the service, and the consolidator through which it comes where that is another. */
export function supplierOf({ fornecedorServico, agenciaServico }: Pick<Quote, 'fornecedorServico' | 'agenciaServico'>): string {
  const names = [fornecedorServico?.nome, agenciaServico && consolidatorName(agenciaServico.consolidadora)];
  return [...new Set(names.filter(Boolean))].join(' · ');
}
