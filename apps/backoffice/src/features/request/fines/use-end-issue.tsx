import { conflictOf } from '@guiche/contract/client';
import { cancelAirIssue } from '@guiche/contract/fines';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { givenBack, issueEnding } from '@guiche/domain/fines';
import type { TopicKey, Violation } from '@guiche/domain/messages';
import { finesMessages } from '@guiche/domain/messages/fines';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { quoteName } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changedIssueKeys } from '../../../shared/changed-issues/changed-issue-keys.ts';
import { isConflict, isUnanswered, refusalsOf, violationsOf } from '../../../shared/editor/refusals.ts';
import { useFailureToast } from '../../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { newId } from '../../../shared/new-id.ts';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { withQuote } from '../replace-quote.ts';
import { useRequestCache } from '../request-cache.ts';
import type { SendEnd } from './end-issue-calls.ts';
import { FailureWords } from './failure-words.tsx';
import { reasonsOf, reservationFailure } from './fine-failure.ts';

const amountOf = ({ moeda }: Quote, amount: number) => formatMoney(amount, { currency: moeda?.codigo ?? 'BRL' });

/** The fine of an air issue, in the cache. */
export const fineKey = (idCotacao: string) => ['fine', idCotacao] as const;

/** What is told when an issue has been ended; with the name of its quote. */
type Done = Extract<
  TopicKey<typeof finesMessages>,
  'emissao_cancelada' | 'trecho_cancelado' | 'alteracao_confirmada' | 'emissao_desistida'
>;

/** What is told when an issue could not be ended. @see Q-302 */
type FailureText = 'erro_ao_cancelar_servico' | 'erro_ao_confirmar_alteracao';

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
  /** What was ended, when it is only a part of the quote. */
  readonly part?: string | undefined;
  /** What is told when it fails and the server says nothing; without it that the service was not cancelled. */
  readonly failed?: FailureText | undefined;
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
  const [failure, setFailure] = useState<readonly string[]>();
  const [refused, setRefused] = useState<readonly Violation[]>();
  // The second press of a double one comes before anything has been rendered again.
  const sending = useRef(false);
  /** The last try, while it is not known what became of it: sent again as it was, the server returns its answer. */
  const tried = useRef<{ readonly key: string; readonly sent: string; readonly send: SendEnd }>(undefined);
  const failures = useFailureToast(notify);

  const refreshUnknown = useEffectEvent(() => {
    if (tried.current) void cache.refresh();
  });
  // Whoever leaves without an answer sees in the request what became of it.
  useEffect(() => () => refreshUnknown(), []);

  function fail(error: unknown, text: FailureText) {
    const { tipoServico } = service;
    const present = conflictOf(cancelAirIssue, error)?.atual?.cotacao as Quote | undefined;
    if (present) cache.change((opened) => withQuote(opened, tipoServico, present));
    const refusals = refusalsOf(error) ?? [];
    const atFields = refusals.filter(({ campo }) => campo !== undefined);
    setRefused(atFields.length > 0 ? violationsOf(atFields) : undefined);
    // What is told at its field is not told a second time.
    if (atFields.length > 0 && atFields.length === refusals.length) return;
    if (present && issueEnding(request.status, tipoServico, present) === null) {
      // Nothing of what was typed can be confirmed any more.
      notify.say('WARNING', 'emissao_encerrada_por_outra_pessoa', { cotacao: quoteName(present) });
      void cache.client.invalidateQueries({ queryKey: fineKey(present.id) });
      onEnded();
      return;
    }
    const told = reasonsOf(error).map((reason) => (tipoServico === 'HOTEL' ? reservationFailure(reason) : reason));
    failures.takeBack();
    failures.tell(told[0], text);
    setFailure(told.map((reason) => notify.words(reason, text)));
    if (!isConflict(error)) return;
    void cache.refresh();
    if (present) void cache.client.invalidateQueries({ queryKey: fineKey(present.id) });
  }

  async function end({ sent, send, done, part, failed = 'erro_ao_cancelar_servico' }: Ending) {
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setFailure(undefined);
    setRefused(undefined);
    const text = JSON.stringify(sent);
    const attempt = tried.current?.sent === text ? tried.current : { key: newId(), sent: text, send };
    tried.current = attempt;
    try {
      const stored = await attempt.send(attempt.key);
      tried.current = undefined;
      failures.takeBack();
      cache.change((opened) => withQuote(opened, service.tipoServico, stored));
      for (const queryKey of [requestKeys.lists, changedIssueKeys.lists, changedIssueKeys.one(request.idSolicitacao)]) {
        void cache.client.invalidateQueries({ queryKey });
      }
      const got = givenBack(stored);
      // The name tells the total, which reads as what the client gets.
      if (got === null) notify.success(done(stored), { cotacao: part ?? quoteName(stored) });
      else notify.success('emissao_cancelada_cliente_recebe', { cotacao: quoteName(stored), valor: amountOf(stored, got) });
      onEnded();
    } catch (error) {
      if (!isUnanswered(error)) tried.current = undefined;
      fail(error, failed);
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  return { end: (ending: Ending) => void end(ending), pending, failure: failure && <FailureWords reasons={failure} />, refused };
}
