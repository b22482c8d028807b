import type { SearchedKind } from '@guiche/domain/access';
import { carMessages } from '@guiche/domain/messages/car';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { searchMessages } from '@guiche/domain/messages/search';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusalsOf } from '../../shared/editor/refusals.ts';
import { refusedReasons } from '../../shared/failures/refused-reasons.ts';
import { useFailureToast } from '../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useSaid } from '../../shared/failures/use-said.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import { tellTripTabs } from '../../shared/requests/trip-tabs.ts';
import { failedWords, savedWords } from './saved-words.ts';
import { hotelTripKey, tripKey } from './searched-trip.ts';

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
  const say = useSaid();
  const failures = useFailureToast({
    failure(error: unknown) {
      const reasons = refusalsOf(error) ?? [];
      return reasons.length > 1 ? say(refusedReasons(reasons)) : notify.failure(error, failedWords(kind));
    },
  });
  // Another press may come before the buttons are out of use: two choices at a time would end in either.
  const busy = useRef(false);
  const saving = useMutation({
    mutationFn: save,
    onSuccess(_saved, choice) {
      failures.takeBack();
      const said = savedWords(kind, choice);
      const opposite = savedWords(kind, choice === null ? undefined : null);
      // Beside it the opposite would be read as if it still held.
      if (opposite !== said) notify.takeBack(opposite);
      notify.success(said);
    },
    onError(error, choice) {
      failures.takeBack();
      // Beside a failure what went well before would be read as said of this choice.
      notify.takeBack(savedWords(kind, undefined));
      notify.takeBack(savedWords(kind, null));
      if (!onRefused?.(error, choice)) failures.tell(error);
    },
    async onSettled() {
      tellTripTabs(idViagem);
      try {
        await Promise.all([
          client.invalidateQueries({ queryKey: requestKeys.one(idViagem) }),
          client.invalidateQueries({ queryKey: requestKeys.lists }),
          client.invalidateQueries({ queryKey: tripKey(idViagem) }),
          client.invalidateQueries({ queryKey: hotelTripKey(idViagem) }),
        ]);
      } finally {
        busy.current = false;
      }
    },
  });
  return {
    isPending: saving.isPending,
    mutate(choice: Choice, options: { onSuccess?: () => void } = {}): void {
      if (busy.current) return;
      busy.current = true;
      saving.mutate(choice, options);
    },
  };
}
