import type { StatusCotacao, TIPO_COTACAO } from '../../enums/index.ts';
import type { Violation } from '../../messages/index.ts';

const SHOWN_IN: readonly StatusCotacao[] = ['COTACAO_PENDENTE', 'COTACAO_FINALIZADA', 'EMISSAO_PENDENTE'];

/** Whether a user sees the supplier fields of a car quote: with `temFornecedorExterno`, in the three statuses that allow it. @see */
export function showsSupplierFields(status: StatusCotacao, temFornecedorExterno: boolean): boolean {
  return temFornecedorExterno && SHOWN_IN.includes(status);
}

export interface CarPlaces {
  readonly statusCotacao: StatusCotacao;
  readonly tipo: (typeof TIPO_COTACAO)[number] | null;
  readonly localRetirada: string | null;
  readonly localDevolucao: string | null;
}

/**
 * The places that are missing while the supplier fields are shown, each at its field; none are asked of an ONLINE quote, whose places come
 * from its search.
 * @see Q-220
 */
export function placeViolations(quote: CarPlaces, temFornecedorExterno: boolean): readonly Violation[] {
  if (!showsSupplierFields(quote.statusCotacao, temFornecedorExterno) || quote.tipo === 'ONLINE') return [];
  return (['localRetirada', 'localDevolucao'] as const)
    .filter((field) => !quote[field]?.trim())
    .map((field) => ({ key: 'informe_os_locais_de_retirada_e_devolucao', field }));
}
