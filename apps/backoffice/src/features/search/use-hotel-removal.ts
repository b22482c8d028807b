import { saveHotelChoices } from '@guiche/contract/searches';
import type { SearchedHotelService, TravelRequest } from '@guiche/domain/entities';
import { hotelRemoval } from '@guiche/domain/hotel/change';
import { searchMessages } from '@guiche/domain/messages/search';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { tellTripTabs } from '../../shared/requests/trip-tabs.ts';
import { approvedHotelsKey } from './searched-trip.ts';

/** Removes hotels of a request in approval, and brings them back. @see S-096, S-355 */
export function useHotelRemoval({ id: idViagem, status }: TravelRequest) {
  const client = useQueryClient();
  const notify = useNotify(searchMessages);
  const saved = useMutation({
    mutationFn: (services: readonly SearchedHotelService[]) =>
      api.call(saveHotelChoices, {
        params: { idViagem },
        body: services.map(({ id, escolhida, removido }) => ({ id, escolhida, removido })),
      }),
    onSuccess(answer) {
      tellTripTabs(idViagem);
      client.setQueryData<readonly SearchedHotelService[]>(approvedHotelsKey(idViagem), (all) =>
        all?.map((one) => answer.find(({ id }) => id === one.id) ?? one),
      );
      for (const { removido, escolhida, cidade } of answer) {
        if (removido) notify.success('hospedagem_removida', { nome: escolhida?.nome ?? cidade });
      }
    },
    onError: (error) => notify.failure(error, 'erro_remover_hospedagem'),
  });
  return {
    /** The id of the service that is on its way; no other is sent meanwhile. */
    saving: saved.isPending ? saved.variables[0]?.id : undefined,
    save(services: readonly SearchedHotelService[], { id }: SearchedHotelService, removed: boolean) {
      if (saved.isPending) return;
      const toSave = removed
        ? hotelRemoval(services, id, status).toSave
        : services.flatMap((one) => (one.id === id ? [{ ...one, removido: false }] : []));
      if (toSave.length > 0) saved.mutate(toSave);
    },
  };
}
