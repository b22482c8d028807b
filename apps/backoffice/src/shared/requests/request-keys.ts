/** Names in the query cache that more than one feature touches. */
export const requestKeys = {
  lists: ['requests'],
  list: (lista: string, termo: string) => ['requests', lista, termo],
  one: (idSolicitacao: number) => ['request', idSolicitacao],
} as const;
