import { conflictOf } from '@guiche/contract/client';
import { cancelAirIssue } from '@guiche/contract/fines';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { issueEnding } from '@guiche/domain/fines';
import type { TopicKey, Violation } from '@guiche/domain/messages';
import { finesMessages } from '@guiche/domain/messages/fines';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { quoteName } from '@guiche/domain/quotes';
import { useRef, useState } from 'react';
import { isConflict, isUnanswered, refusalsOf, violationsOf } from '../../../shared/editor/refusals.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { newId } from '../../../shared/new-id.ts';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { useRequestCache } from '../queries.ts';
import { withQuote } from '../replace-quote.ts';
import type { SendEnd } from './end-issue-calls.ts';
import { reservationFailure } from './fine-failure.ts';

/** What is told when an issue has been ended; with the name of its quote. */
type Done = Extract<
  TopicKey<typeof finesMessages>,
  'emissao_cancelada' | 'trecho_cancelado' | 'alteracao_confirmada' | 'emissao_desistida'
>;

interface EndIssueOptions {
  request: TravelRequest;
  service: Service;
  /** Called when the issue has been ended, or cannot be ended any more. */
  onEnded: () => void;
}

interface Ending {
  /** What is confirmed: the same values are the same try. */
  readonly sent: unknown;
  readonly send: SendEnd;
  readonly done: (stored: Quote) => Done;
}

/**
 * Sends the end of an issue once, and shows its quote as it is stored then. A try without a response keeps its key, so that the next one learns
 * what became of it. After a conflict the quote of the other person is shown, and what was typed stays while the issue can still be ended.
 * @see B-060, B-061, Q-160, Q-302
 */
export function useEndIssue({ request, service, onEnded }: EndIssueOptions) {
  const cache = useRequestCache(request.idSolicitacao);
  const notify = useNotify(finesMessages, issuingMessages);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<readonly Violation[]>();
  // The second press of a double one comes before anything has been rendered again.
  const sending = useRef(false);
  const tried = useRef<{ readonly key: string; readonly sent: string }>(undefined);
  const takeBackFailure = useRef<() => void>(undefined);

  function fail(error: unknown) {
    const { tipoServico } = service;
    const present = conflictOf(cancelAirIssue, error)?.atual?.cotacao as Quote | undefined;
    if (present) cache.change((opened) => withQuote(opened, tipoServico, present));
    const refusals = refusalsOf(error)?.filter(({ campo }) => campo !== undefined) ?? [];
    setRefused(refusals.length > 0 ? violationsOf(refusals) : undefined);
    // What is told at its field is not told a second time.
    if (refusals.length > 0) return;
    const told = tipoServico === 'HOTEL' ? reservationFailure(error) : error;
    takeBackFailure.current = notify.failure(told, 'erro_ao_cancelar_servico');
    setFailure(notify.words(told, 'erro_ao_cancelar_servico'));
    if (present && issueEnding(request.status, tipoServico, present) === null) onEnded();
    else if (isConflict(error) || isUnanswered(error)) void cache.refresh();
  }

  async function end({ sent, send, done }: Ending) {
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setFailure(undefined);
    setRefused(undefined);
    const text = JSON.stringify(sent);
    const key = tried.current?.sent === text ? tried.current.key : newId();
    tried.current = { key, sent: text };
    try {
      const stored = await send(key);
      takeBackFailure.current?.();
      cache.change((opened) => withQuote(opened, service.tipoServico, stored));
      void cache.client.invalidateQueries({ queryKey: requestKeys.lists });
      notify.success(done(stored), { cotacao: quoteName(stored) });
      onEnded();
    } catch (error) {
      if (!isUnanswered(error)) tried.current = undefined;
      fail(error);
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  return { end: (ending: Ending) => void end(ending), pending, failure, refused };
}
