/** Query keys that more than one feature uses. */
export const requestKeys = {
  lists: ['requests'],
  list: (lista: string, termo: string) => ['requests', lista, termo],
  /** The pages of the history. What they hold is an object with its `rows`. */
  histories: ['history'],
  history: (filters: object) => ['history', filters],
  one: (idSolicitacao: number) => ['request', idSolicitacao],
  /** The pages of the changed issues, as those of the history. */
  changedIssues: ['changed-issues'],
  changedIssuesOf: (filters: object) => ['changed-issues', filters],
  /** What is known of a changed issue: below its request, with which it is loaded anew. */
  changed: (idSolicitacao: number, what: string) => ['request', idSolicitacao, what],
  ofHistory: (idSolicitacao: number) => ['history-request', idSolicitacao],
} as const;
