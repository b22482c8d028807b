import { listConsultants } from '@guiche/contract/responsibility';
import type { Responsible } from '@guiche/domain/entities';
import { mayBeResponsible } from '@guiche/domain/responsibility';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** A colleague as the server lists them. */
export interface Consultant extends Responsible {
  readonly profiles: readonly number[];
}

/** The colleagues to whom a request may be assigned: those who may open it; fetched when the list is opened. @see A-132 */
export const consultantsQuery = queryOptions({
  queryKey: ['consultants'],
  staleTime: 300_000,
  queryFn: async ({ signal }) => (await api.call(listConsultants, { query: { ativos: true }, signal })).filter(mayBeResponsible),
});
