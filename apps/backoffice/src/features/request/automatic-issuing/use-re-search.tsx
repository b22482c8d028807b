import { researchExpired, updateExpired } from '@guiche/contract/automatic-issuing';
import { CallError, conflictOf } from '@guiche/contract/client';
import { reservationQuestion, withFoundReservation } from '@guiche/domain/air/search';
import type { AirQuote, AirService, TravelRequest } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { useToast } from '@guiche/ui/feedback/toast';
import type { OpenAirQuote } from '@guiche/ui/modals/air-quote-modal';
import { onDemand } from '@guiche/ui/on-demand';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { withQuote, withQuoteStatus } from '../replace-quote.ts';
import { useRequestCache } from '../request-cache.ts';

const ReservationQuestion = onDemand(
  async () => (await withMessages(import('@guiche/ui/request/reservation-question'))).ReservationQuestion,
);

interface Asking {
  readonly expired: AirQuote;
  readonly found: AirQuote;
  readonly answer: (replace: boolean) => void;
}

/**
 * Searches for expired reservations again, asks before one that costs more takes their place, and puts it there.
 * @see
 */
export function useReSearch(request: TravelRequest): {
  readonly reSearch: (service: AirService, quote: AirQuote, form?: OpenAirQuote) => Promise<void>;
  readonly searching: string | undefined;
  readonly window: ReactNode;
} {
  const toast = useToast();
  const notify = useNotify(airMessages);
  const cache = useRequestCache(request.idSolicitacao);
  const client = useQueryClient();
  const [searching, setSearching] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  useBackCloses(asking !== undefined, () => asking?.answer(false));

  async function confirmed(expired: AirQuote, found: AirQuote): Promise<boolean> {
    if (reservationQuestion(expired, found) === null) return true;
    await ReservationQuestion.preload();
    const replace = await new Promise<boolean>((answer) => setAsking({ expired, found, answer }));
    setAsking(undefined);
    return replace;
  }

  function tellFailure(error: unknown) {
    const present = conflictOf(updateExpired, error)?.atual;
    if (present) cache.change((opened) => withQuote(opened, 'AEREO', present.cotacao));
    if (present || (error instanceof CallError && [0, 403].includes(error.status))) notify.failure(error);
    else if (error instanceof CallError && error.status === 422 && error.errors.length > 0) {
      for (const { tipo, titulo } of error.errors) toast({ tipo, text: titulo });
    } else notify.say('ERROR', 'nao_foi_possivel_realizar_a_reserva_do_seu_aereo');
  }

  async function reSearch(service: AirService, quote: AirQuote, form?: OpenAirQuote) {
    if (busy.current) return;
    busy.current = true;
    setSearching(quote.id);
    try {
      const found = await api.call(researchExpired, { query: { statusSolicitacao: request.status }, body: service });
      if (!(await confirmed(quote, found))) return;
      const answer = await api.call(updateExpired, { params: { id: service.id }, body: found });
      cache.change((opened) =>
        withQuoteStatus({
          ...opened,
          servicosAereos: opened.servicosAereos.map((one) =>
            one.id === service.id ? withFoundReservation<AirQuote, AirService>(one, answer) : one,
          ),
        }),
      );
      void client.invalidateQueries({ queryKey: requestKeys.lists });
      // With the client's rule the request has left the issuing stage.
      if (answer.escolhida === null) void cache.refresh();
      else form?.show(answer.escolhida);
      notify.success('aereo_reservado_com_sucesso');
    } catch (error) {
      tellFailure(error);
    } finally {
      busy.current = false;
      setSearching(undefined);
    }
  }

  return {
    reSearch,
    searching,
    window: asking && <ReservationQuestion expired={asking.expired} found={asking.found} onAnswer={asking.answer} />,
  };
}
