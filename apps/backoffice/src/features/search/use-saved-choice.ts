import type { SearchedKind } from '@guiche/domain/access';
import { carMessages } from '@guiche/domain/messages/car';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { searchMessages } from '@guiche/domain/messages/search';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import { hotelTripKey, tripKey } from './searched-trip.ts';

/** What is said of a choice that was saved, and of one that failed. @see S-075, S-097 */
const WORDS = {
  AEREO: { saved: 'opcao_escolhida', failed: 'erro_escolher_opcao' },
  HOTEL: { saved: 'hospedagem_alterada_com_sucesso', failed: 'erro_alterar_hoteis' },
  CARRO: { saved: 'carro_alterado_com_sucesso', failed: 'erro_alterar_carro' },
  RODOVIARIO: { saved: 'opcao_escolhida', failed: 'erro_escolher_opcao' },
} as const satisfies Record<SearchedKind, unknown>;

interface Saving<Choice> {
  readonly kind: SearchedKind;
  readonly idViagem: number;
  readonly save: (choice: Choice) => Promise<unknown>;
  /** Takes a failure in hand, which then is not told: true. */
  readonly onRefused?: (error: unknown, choice: Choice) => boolean;
}

/** Saves a choice, says what became of it, and has the request loaded anew wherever it is shown. */
export function useSavedChoice<Choice>({ kind, idViagem, save, onRefused }: Saving<Choice>) {
  const client = useQueryClient();
  const notify = useNotify(searchMessages, hotelMessages, carMessages);
  const words = WORDS[kind];
  return useMutation({
    mutationFn: save,
    onSuccess: () => notify.success(words.saved),
    onError: (error, choice) => onRefused?.(error, choice) || notify.failure(error, words.failed),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: requestKeys.one(idViagem) }),
        client.invalidateQueries({ queryKey: requestKeys.lists }),
        client.invalidateQueries({ queryKey: tripKey(idViagem) }),
        client.invalidateQueries({ queryKey: hotelTripKey(idViagem) }),
      ]),
  });
}
