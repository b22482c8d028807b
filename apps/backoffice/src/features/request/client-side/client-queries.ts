import { findClientCard, findParticularities, findTravellerRule, listLoyaltyProgrammes } from '@guiche/contract/clients';
import { listServiceTickets } from '@guiche/contract/requests';
import type { LoyaltyProgramme, TravelRequest } from '@guiche/domain/entities';
import type { RegraFixa } from '@guiche/domain/enums';
import { FIXED_RULE_GROUPING, fixedRuleKey } from '@guiche/domain/fixed-rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

/** Wishes change seldom, and several windows of a request show them. */
const FIVE_MINUTES = 300_000;

/** What the client of a request wants. @see Q-279 */
export function clientParticularitiesQuery(instanceId: string) {
  return queryOptions({
    queryKey: ['particularities', instanceId],
    staleTime: FIVE_MINUTES,
    queryFn: ({ signal }) => api.call(findParticularities, { query: { instanceId }, signal }),
  });
}

/** What the people of a request want, for one of its quotes. @see Q-279 */
export function quoteParticularitiesQuery(idSolicitacao: number, idCotacao: string) {
  return queryOptions({
    queryKey: ['particularities', idSolicitacao, idCotacao],
    staleTime: FIVE_MINUTES,
    queryFn: ({ signal }) => api.call(findParticularities, { query: { idSolicitacao, idCotacao }, signal }),
  });
}

/**
 * The loyalty programmes of travellers, by their ids. One query, as `useQueries` would be loaded with the first screen; when some cannot be loaded the
 * query fails, its data has the others, and another try asks for the missing ones alone.
 * @see Q-272
 */
export function loyaltyProgrammesQuery(travellers: readonly string[]) {
  const queryKey = ['loyalty-programmes', ...travellers];
  return queryOptions({
    queryKey,
    staleTime: FIVE_MINUTES,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<ProgrammesOfTravellers>(queryKey) ?? {};
      const missing = travellers.filter((id) => before[id] === undefined);
      const ofEach = async (viajanteId: string) =>
        [viajanteId, await api.call(listLoyaltyProgrammes, { params: { viajanteId }, signal })] as const;
      const answers = await Promise.allSettled((missing.length > 0 ? missing : travellers).map(ofEach));
      const found = { ...before, ...Object.fromEntries(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))) };
      const failed = answers.find((one) => one.status === 'rejected');
      if (!failed) return found;
      signal.throwIfAborted();
      // Old from the start, so that who looks again asks for what is missing.
      client.setQueryData<ProgrammesOfTravellers>(queryKey, found, { updatedAt: 0 });
      throw failed.reason;
    },
  });
}
type ProgrammesOfTravellers = Readonly<Record<string, readonly LoyaltyProgramme[]>>;

/** The support desk's tickets about a request. @see A-255 */
export function serviceTicketsQuery({ idSolicitacao, empresa }: TravelRequest) {
  return queryOptions({
    queryKey: ['service-tickets', idSolicitacao],
    queryFn: ({ signal }) => api.call(listServiceTickets, { query: { instanceId: empresa.instancia, idSolicitacao }, signal }),
  });
}

/** What the agency has to know about the client of a request. @see B-050 */
export function clientCardQuery(idSolicitacao: number) {
  return queryOptions({
    queryKey: ['client-card', idSolicitacao],
    queryFn: ({ signal }) => api.call(findClientCard, { params: { idSolicitacao }, signal }),
  });
}

/** A fixed rule for the requester of a request: asked once while the app stays open. @see */
export function fixedRuleQuery({ idSolicitacao, empresa, solicitante }: TravelRequest, regra: RegraFixa) {
  return queryOptions({
    queryKey: ['fixed-rule', ...fixedRuleKey({ idSolicitacao, regra, cliente: empresa.instancia })],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      api.call(findTravellerRule, { query: { idViajante: solicitante.id, regra, tipoAgrupador: FIXED_RULE_GROUPING }, signal }),
  });
}
