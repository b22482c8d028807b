/** Query keys that more than one feature uses. */
export const requestKeys = {
  lists: ['requests'],
  list: (lista: string, termo: string) => ['requests', lista, termo],
  one: (idSolicitacao: number) => ['request', idSolicitacao],
  ofHistory: (idSolicitacao: number) => ['history-request', idSolicitacao],
} as const;
