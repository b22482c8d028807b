import { requestKeys } from '../requests/request-keys.ts';

/** The keys of the changed issues in the cache; not among those of the requests, which come with the first screen. */
export const changedIssueKeys = {
  /** The pages of their list, as those of the history. */
  lists: ['changed-issues'],
  list: (filters: object) => ['changed-issues', filters],
  /** All that is known of one: below its request, with which it is loaded anew. */
  one: (idSolicitacao: number) => [...requestKeys.one(idSolicitacao), 'change'],
  of: (idSolicitacao: number, what: string) => [...requestKeys.one(idSolicitacao), 'change', what],
} as const;
