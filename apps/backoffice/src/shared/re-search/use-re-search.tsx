import { researchExpired, updateExpired } from '@guiche/contract/automatic-issuing';
import type { Answer } from '@guiche/contract/call';
import { CallError, conflictOf } from '@guiche/contract/client';
import { reSearchQuestion } from '@guiche/domain/air/search';
import type { AirQuote, AirService, TravelRequest } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { quotesMayChange } from '@guiche/domain/requests';
import { onDemand } from '@guiche/ui/on-demand';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../api.ts';
import { useBackCloses } from '../back/use-back-closes.ts';
import { describedFailure } from '../failures/described-failure.ts';
import { refusedReasons } from '../failures/refused-reasons.ts';
import { useNotify } from '../failures/use-notify.ts';
import { useSaid } from '../failures/use-said.ts';
import { withMessages } from '../i18n/with-messages.ts';
import { requestKeys } from '../requests/request-keys.ts';

const ReservationQuestion = onDemand(
  async () => (await withMessages(import('@guiche/ui/request/reservation-question'))).ReservationQuestion,
);

interface Asking {
  readonly expired: AirQuote;
  readonly found: AirQuote;
  readonly answer: (replace: boolean) => void;
}

/** The service with what took the place of the expired quote. */
type Renewed = Answer<typeof updateExpired>;

interface ReSearch {
  /** Returns what took the place of the quote; undefined when nothing did, which has been told then. */
  readonly reSearch: (service: AirService, quote: AirQuote) => Promise<Renewed | undefined>;
  /** The id of the quote whose reservation is searched for. */
  readonly searching: string | undefined;
  readonly window: ReactNode;
}

interface ReSearchOptions {
  /** Called with the quote as another has changed it meanwhile. */
  readonly onPresent: (present: AirQuote) => void;
  /** Called when the quote may not be as it is shown: the answer was lost, or its reservation has been renewed already. */
  readonly onOutdated: () => void;
}

/** Whether the server may have another state of the quote than the screen: it may have renewed the reservation, or said that it is not expired. */
function mayBeOutdated(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status === 0 || error.errors.some(({ chave }) => chave === 'reserva_nao_esta_vencida');
}

/**
 * Searches for the expired reservation of a chosen quote again, asks before one that costs more takes its place, and puts it there.
 * @see, S-052 to S-055
 */
export function useReSearch({ status }: Pick<TravelRequest, 'status'>, { onPresent, onOutdated }: ReSearchOptions): ReSearch {
  const say = useSaid();
  const notify = useNotify(airMessages);
  const client = useQueryClient();
  const [searching, setSearching] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  // What the last try failed with: beside the next one it would read as if that had failed.
  const told = useRef<readonly (() => void)[]>([]);
  useBackCloses(asking !== undefined, () => asking?.answer(false));

  async function confirmed(expired: AirQuote, found: AirQuote): Promise<boolean> {
    if (reSearchQuestion(status, expired, found) === null) return true;
    await ReservationQuestion.preload();
    const replace = await new Promise<boolean>((answer) => setAsking({ expired, found, answer }));
    setAsking(undefined);
    return replace;
  }

  /** Returns the functions that take back what is told. */
  function tellFailure(error: unknown): readonly (() => void)[] {
    const present = conflictOf(updateExpired, error)?.atual;
    if (present) onPresent(present.cotacao);
    const described = quotesMayChange(status) ? describedFailure(error) : undefined;
    if (mayBeOutdated(error)) onOutdated();
    if (present || (error instanceof CallError && [0, 403].includes(error.status))) return [notify.failure(error)];
    if (described !== undefined) return [say({ tipo: 'ERROR', text: described })];
    if (error instanceof CallError && error.status === 422 && error.errors.length > 0) {
      return [say(refusedReasons(error.errors))];
    }
    return [notify.say('ERROR', 'nao_foi_possivel_realizar_a_reserva_do_seu_aereo')];
  }

  async function reSearch(service: AirService, quote: AirQuote) {
    if (busy.current) return undefined;
    busy.current = true;
    setSearching(quote.id);
    try {
      const found = await api.call(researchExpired, { query: { statusSolicitacao: status }, body: service });
      if (!(await confirmed(quote, found))) return undefined;
      const renewed = await api.call(updateExpired, { params: { id: service.id }, body: found });
      for (const takeBack of told.current) takeBack();
      void client.invalidateQueries({ queryKey: requestKeys.lists });
      notify.success('aereo_reservado_com_sucesso');
      return renewed;
    } catch (error) {
      for (const takeBack of told.current) takeBack();
      told.current = tellFailure(error);
      return undefined;
    } finally {
      busy.current = false;
      setSearching(undefined);
    }
  }

  return {
    reSearch,
    searching,
    window: asking && <ReservationQuestion status={status} expired={asking.expired} found={asking.found} onAnswer={asking.answer} />,
  };
}
