/** Query keys that more than one feature uses. */
export const requestKeys = {
  lists: ['requests'],
  list: (lista: string, termo: string) => ['requests', lista, termo],
  /** Not among the lists, whose rows are summaries: these are whole requests. */
  allPending: ['pending'],
  pending: (situacao: string) => ['pending', situacao],
  /** The pages of the history. What they hold is an object with its `rows`. */
  histories: ['history'],
  history: (filters: object) => ['history', filters],
  one: (idSolicitacao: number) => ['request', idSolicitacao],
  ofHistory: (idSolicitacao: number) => ['history-request', idSolicitacao],
} as const;
