import type { Client } from '@guiche/contract/client';
import { findMargin } from '@guiche/contract/quotes';
import { isOwnAgency } from '@guiche/domain/access';
import type { User } from '@guiche/domain/entities';
import { marginKey } from '@guiche/domain/pricing';
import { queryOptions } from '@tanstack/react-query';

/** The margin of a company and intermediary, in percent; only for the own agency; no other agency has it. @see */
export function marginQuery(client: Client, user: User, idEmpresa: number, intermediador: string | null) {
  return queryOptions({
    queryKey: ['margin', marginKey(idEmpresa, intermediador)],
    enabled: isOwnAgency(user) && marginKey(idEmpresa, intermediador) !== null,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => client.call(findMargin, { query: { idEmpresa, intermediador: intermediador ?? '' }, signal }),
  });
}
