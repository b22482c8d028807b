/** The lists of requests, as addresses and saved views name them. @see A-042 */
export const LISTS = ['cotacoes', 'emissoes', 'analise'] as const;
export type ListName = (typeof LISTS)[number];

/**
 * The columns of the lists of requests, as addresses, saved views and exports name them. `prazo` is the deadline that counts, or since when
 * the client has the quotes in the list of client analysis.
 * @see A-114, B-046
 */
export const LIST_COLUMNS = [
  'prazo',
  'numero',
  'viajantes',
  'cliente',
  'viagem',
  'servicos',
  'situacao',
  'cotacoes',
  'melhorTotal',
  'responsavel',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** Whose requests are shown. */
export const RESPONSIBLE_FILTERS = ['todos', 'meus', 'sem'] as const;
export type ResponsibleFilter = (typeof RESPONSIBLE_FILTERS)[number];

/** Which deadlines are shown. */
export const DEADLINE_FILTERS = ['todos', 'vencidos', 'hoje'] as const;
export type DeadlineFilter = (typeof DEADLINE_FILTERS)[number];
