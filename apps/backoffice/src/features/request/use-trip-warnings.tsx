import { dismissWarning, findTripFacts, reopenWarning } from '@guiche/contract/requests';
import type { Quote, TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { type TripWarning, tripWarnings } from '@guiche/domain/trips';
import { TripWarnings } from '@guiche/ui/request/trip-warnings';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { api } from '../../shared/api.ts';

/** The days of the travellers in other requests, and the dismissed warnings. @see B-016, B-017 */
export function tripFactsQuery(idViagem: number) {
  return queryOptions({
    queryKey: ['trip-facts', idViagem],
    staleTime: 60_000,
    queryFn: ({ signal }) => api.call(findTripFacts, { params: { idViagem }, signal }),
  });
}

/** Whether a call succeeds: the warnings themselves say when one did not. */
function isStored(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}

/**
 * Returns the warnings of a service, or of one of its quotes, to be shown there; null without any. Those that need other requests, and those
 * that were dismissed, are known when the server has answered; until then nothing is shown, so that no dismissed warning flashes up.
 * @see B-017
 */
export function useTripWarnings(
  request: TravelRequest,
  { shown, editable }: { readonly shown: boolean; readonly editable: boolean },
): (idServico: string, idCotacao: string | null) => ReactNode {
  const client = useQueryClient();
  const facts = useQuery({ ...tripFactsQuery(request.id), enabled: shown });
  const dismissal = useMutation({
    mutationFn: ({ warning, motivo }: { readonly warning: TripWarning; readonly motivo: string }) =>
      api.call(dismissWarning, {
        params: { idViagem: request.id },
        body: { chave: warning.chave, idCotacao: warning.idCotacao, motivo },
      }),
    onSuccess: (stored) =>
      client.setQueryData(
        tripFactsQuery(request.id).queryKey,
        (known) => known && { ...known, dispensados: [...known.dispensados.filter(({ chave }) => chave !== stored.chave), stored] },
      ),
  });
  const reopening = useMutation({
    mutationFn: ({ chave, idCotacao }: TripWarning) =>
      api.call(reopenWarning, { params: { idViagem: request.id }, body: { chave, idCotacao } }),
    onSuccess: (_none, { chave }) =>
      client.setQueryData(
        tripFactsQuery(request.id).queryKey,
        (known) => known && { ...known, dispensados: known.dispensados.filter((each) => each.chave !== chave) },
      ),
  });
  const warnings = useMemo(() => {
    if (facts.isPending) return [];
    const services = servicesOf(request);
    const quotes = services.flatMap((service): readonly Quote[] => service.cotacoes);
    return tripWarnings(services, quotes, { trips: facts.data?.outrasViagens ?? [] });
  }, [request, facts.isPending, facts.data]);

  return (idServico, idCotacao) => {
    const here = warnings.filter((warning) => warning.idServico === idServico && warning.idCotacao === idCotacao);
    if (here.length === 0) return null;
    return (
      <TripWarnings
        warnings={here}
        dismissed={facts.data?.dispensados ?? []}
        onDismiss={editable ? (warning, motivo) => isStored(dismissal.mutateAsync({ warning, motivo })) : undefined}
        onReopen={editable ? (warning) => isStored(reopening.mutateAsync(warning)) : undefined}
      />
    );
  };
}
