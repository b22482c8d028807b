import { routeAddress } from '@guiche/domain/access';
import { changedIssuesMessages } from '@guiche/domain/messages/changed-issues';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { searchMessages } from '@guiche/domain/messages/search';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { backStack } from '../../shared/back/back-stack.ts';
import { isMissing, refusalsOf } from '../../shared/editor/refusals.ts';
import { WriteUntilAnswered } from '../../shared/editor/write-until-answered.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import { tellTripTabs } from '../../shared/requests/trip-tabs.ts';
import { justificationKey, tripKey } from './searched-trip.ts';

/** Refusals of what somebody else, or another tab, has decided meanwhile. */
const OVER: ReadonlySet<string | undefined> = new Set([
  'solicitacao_nao_aguarda_escolha',
  'solicitacao_nao_aguarda_aprovacao',
  'alteracao_nao_aguarda_aprovacao',
]);
const isOver = (error: unknown) => isMissing(error) || (refusalsOf(error)?.some(({ chave }) => OVER.has(chave)) ?? false);

interface Decision<Body extends object, Answer> {
  idViagem: number;
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  /** What is said of a failure without words of its own. */
  failed: 'erro_enviar_escolha' | 'erro_devolver_opcoes' | 'erro_decidir_aprovacao';
  /** Closes the question, and forgets what was kept for it: the request waits no longer. */
  onOver: () => void;
  /** Says what became of it. */
  onDecided: (answer: Answer, body: Body) => void;
}

/**
 * Sends what the user decides about a request, which then waits for the user no longer: it leads back to the list. It does so too, with the
 * server's words, when the request did not wait any more. What is sent again after its answer was lost is written once.
 * @see S-001, B-060
 */
export function useTripDecision<Body extends object, Answer>({ idViagem, send, failed, onOver, onDecided }: Decision<Body, Answer>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify(searchMessages, hotelMessages, changedIssuesMessages);
  const [write] = useState(() => new WriteUntilAnswered());

  async function leave(): Promise<void> {
    tellTripTabs(idViagem);
    onOver();
    await client.invalidateQueries({ queryKey: requestKeys.lists });
    // Without the entry of the question, which is on its way out.
    backStack().leave(() => {
      void navigate(routeAddress('/pesquisa/*'));
      // Not before: its screen would ask for it anew, and an approver may not see it any more.
      for (const queryKey of [tripKey(idViagem), justificationKey(idViagem)]) client.removeQueries({ queryKey });
    });
  }

  const decision = useMutation({
    mutationFn: (body: Body) => write.send(body, (idempotencyKey) => send(body, idempotencyKey)),
    onSuccess(answer, body) {
      onDecided(answer, body);
      return leave();
    },
    onError(error) {
      if (!isOver(error)) return undefined;
      notify.failure(error, failed);
      return leave();
    },
  });
  const { error, isPending, mutate, reset } = decision;
  return {
    decide: mutate,
    pending: isPending,
    /** The failure that the question shows. */
    error: error !== null && !isOver(error) ? error : null,
    words: (failure: unknown) => notify.words(failure, failed),
    /** Forgets a failure, before it is asked anew. */
    reset,
  };
}
