import { type QueryShape, readOneOf, readText } from '../../shared/address/query-values.ts';

/** What the changed issues are asked for, as the address holds it. @see */
export interface ChangedIssuesFilters {
  readonly termo: string;
  readonly ordem: 'crescente' | 'decrescente';
  readonly ver: 'solicitacoes' | 'viajantes';
}

/** The filters as the address holds them, `?termo=recife&ver=viajantes`. */
export const CHANGED_ISSUES_QUERY: QueryShape<ChangedIssuesFilters> = {
  absent: { termo: '', ordem: 'crescente', ver: 'solicitacoes' },
  read: { termo: readText, ordem: readOneOf(['crescente', 'decrescente']), ver: readOneOf(['solicitacoes', 'viajantes']) },
};
