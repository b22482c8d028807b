import { searchRequests } from '@guiche/contract/requests';
import { activeProfile, mayOpen, routeAddress } from '@guiche/domain/access';
import type { User } from '@guiche/domain/entities';
import { requestIsFinished, searchedTerm } from '@guiche/domain/requests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hrefTo } from '../address/href.ts';
import { api } from '../api.ts';
import { requestAddress } from '../requests/request-address.ts';

/** The typing rests when no key came for this time; in ms. */
const REST_MS = 200;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The requests that a text finds, with the links that open them: finished ones in the history. @see B-049 */
export function useFoundRequests(typed: string, user: User) {
  const termo = searchedTerm(typed).trim();
  const rested = useRested(termo);
  const found = useQuery({
    queryKey: ['found-requests', rested],
    queryFn: ({ signal }) => api.call(searchRequests, { query: { termo: rested }, signal }),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    // A list of the moment.
    staleTime: 0,
  });
  const profile = activeProfile(user);
  const history = profile !== undefined && mayOpen('/historicoagencia', profile);
  const requests = (termo === '' || rested === '' ? [] : (found.data ?? [])).flatMap((request) => {
    const address = !requestIsFinished(request.status)
      ? requestAddress(request, profile)
      : history
        ? routeAddress('/historicoagencia', { idSolicitacao: request.idSolicitacao })
        : undefined;
    return address === undefined ? [] : [{ request, href: hrefTo(address) }];
  });
  return {
    requests,
    searching: termo !== '' && (termo !== rested || found.isFetching),
    retry: termo !== '' && found.isError ? () => void found.refetch() : undefined,
  };
}
