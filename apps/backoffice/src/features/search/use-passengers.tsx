import { saveTravellers } from '@guiche/contract/searches';
import { brazilianClock } from '@guiche/domain/dates';
import type { Passenger, Traveller } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { searchMessages } from '@guiche/domain/messages/search';
import { assignedPassengers, incompletePassengers, withSavedPassengers } from '@guiche/domain/passengers';
import { PassengerCompletionModal, type PassengerCompletionModalActions } from '@guiche/ui/modals/passenger-completion-modal';
import { PassengerSelectionModal } from '@guiche/ui/modals/passenger-selection-modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useFailureToast } from '../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useNow } from '../../shared/use-now.ts';
import { passengersQuery } from './searched-trip.ts';

/** The service for which passengers are needed. */
interface Travelling {
  readonly idViagem: number;
  readonly adultos: number;
  readonly viajantes: readonly Traveller[];
  /** The service in one line. */
  readonly context: string;
}

/** Who waits: what is done once the passengers are known, and who they are so far; null while it is asked who travels. */
interface Waiting {
  readonly passengers: readonly Passenger[] | null;
  readonly go: (passengers: readonly Passenger[]) => void;
}

/**
 * Makes sure who travels before something is chosen: all travellers when they are as many as the service has adults, else those who are picked;
 * and what is missing of them is asked for and saved.
 * @see S-065, S-068, S-069
 */
export function usePassengers({ idViagem, adultos, viajantes, context }: Travelling) {
  const client = useQueryClient();
  const notify = useNotify(searchMessages, commonMessages);
  const today = brazilianClock(useNow()).slice(0, 10);
  const failures = useFailureToast(notify);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  // The second press comes before anything has been rendered again.
  const isAsking = useRef(false);
  const [pending, setPending] = useState(false);
  const query = passengersQuery(idViagem);

  /** Who these are; undefined while others are asked for, and when they cannot be loaded, which is told. */
  async function known(ids: readonly string[]): Promise<readonly Passenger[] | undefined> {
    if (isAsking.current) return undefined;
    isAsking.current = true;
    setPending(true);
    try {
      const all = await client.fetchQuery({ ...query, staleTime: 60_000 });
      failures.takeBack();
      return ids.flatMap((id) => all.find((passenger) => passenger.id === id) ?? []);
    } catch (error) {
      failures.takeBack();
      failures.tell(error, 'erro_buscar_colaboradores_relatorio');
      return undefined;
    } finally {
      isAsking.current = false;
      setPending(false);
    }
  }

  async function assign(travellers: readonly Traveller[], go: Waiting['go']): Promise<void> {
    const passengers = await known(travellers.map(({ id }) => id));
    if (!passengers) return;
    if (incompletePassengers(passengers).length > 0) setWaiting({ passengers, go });
    else {
      setWaiting(null);
      go(passengers);
    }
  }

  const completion = useMutation({
    mutationFn: (passengers: readonly Passenger[]) => api.call(saveTravellers, { body: [...passengers] }),
    onSuccess(saved) {
      client.setQueryData(query.queryKey, (all) => all && [...withSavedPassengers(all, saved)]);
      const complete = withSavedPassengers(waiting?.passengers ?? [], saved);
      setWaiting(null);
      waiting?.go(complete);
    },
  });

  /** Asks what has to be asked, then goes on with the passengers. */
  function withPassengers(go: Waiting['go']): void {
    const assigned = assignedPassengers(viajantes, { adultos });
    if (assigned) void assign(assigned, go);
    else setWaiting({ passengers: null, go });
  }

  const close = () => {
    setWaiting(null);
    completion.reset();
  };
  const actionsRef = useRef<PassengerCompletionModalActions>(null);
  const isPicking = waiting !== null && waiting.passengers === null;
  useBackCloses(isPicking, () => !pending && close());
  useBackCloses(waiting !== null && !isPicking, () => {
    // It asks before what was typed is lost, and closes by itself.
    actionsRef.current?.close();
    return false;
  });
  const windows = (
    <>
      <PassengerSelectionModal
        open={isPicking}
        onOpenChange={close}
        context={context}
        travellers={viajantes}
        adultos={adultos}
        pending={pending}
        onConfirm={(picked) => waiting && void assign(picked, waiting.go)}
      />
      <PassengerCompletionModal
        open={waiting !== null && !isPicking}
        onOpenChange={close}
        actionsRef={actionsRef}
        context={context}
        passengers={waiting?.passengers ?? []}
        today={today}
        pending={completion.isPending}
        error={completion.isError ? notify.words(completion.error, 'erro_ao_salvar_informacoes') : undefined}
        onConfirm={(complete) => completion.mutate(complete)}
      />
    </>
  );
  return {
    withPassengers,
    /** It is being asked who the passengers are: nothing else can be chosen meanwhile. */
    pending,
    windows,
  };
}
