/** Query keys that more than one feature uses. */
export const requestKeys = {
  lists: ['requests'],
  list: (lista: string, termo: string) => ['requests', lista, termo],
  /** The pages of the history. What they hold is an object with its `rows`. */
  histories: ['history'],
  history: (filters: object) => ['history', filters],
  one: (idSolicitacao: number) => ['request', idSolicitacao],
  ofHistory: (idSolicitacao: number) => ['history-request', idSolicitacao],
} as const;
