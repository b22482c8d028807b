import { findClientCard, findParticularities, findTravellerRule, listLoyaltyProgrammes } from '@guiche/contract/clients';
import { listServiceTickets } from '@guiche/contract/requests';
import type { TravelRequest } from '@guiche/domain/entities';
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

/** The loyalty programmes of travellers, by their ids. One query, as `useQueries` would be loaded with the first screen. @see Q-272 */
export function loyaltyProgrammesQuery(travellers: readonly string[]) {
  return queryOptions({
    queryKey: ['loyalty-programmes', ...travellers],
    staleTime: FIVE_MINUTES,
    queryFn: async ({ signal }) => {
      const ofEach = async (viajanteId: string) =>
        [viajanteId, await api.call(listLoyaltyProgrammes, { params: { viajanteId }, signal })] as const;
      return Object.fromEntries(await Promise.all(travellers.map(ofEach)));
    },
  });
}

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
