import { issueAir, issueHotel, quoteTag } from '@guiche/contract/automatic-issuing';
import { CallError, conflictOf } from '@guiche/contract/client';
import type { AirQuote, HotelQuote, Quote, QuoteOf, TravellerCard, TravelRequest } from '@guiche/domain/entities';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { providerMessage } from '@guiche/domain/quotes';
import { onDemand } from '@guiche/ui/on-demand';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { useUser } from '../../../shared/session/session-context.tsx';
import { useReloadedQuote } from '../queries.ts';
import { withQuote } from '../replace-quote.ts';
import { useRequestCache } from '../request-cache.ts';
import { responseText } from './response-text.ts';

const IssueErrorDialog = onDemand(async () => (await withMessages(import('@guiche/ui/modals/issue-error-dialog'))).IssueErrorDialog);

export type IssuedKind = 'AEREO' | 'HOTEL';

/** A quote that is to be issued. */
export interface Issue<Kind extends IssuedKind = IssuedKind> {
  readonly kind: Kind;
  /** As it is stored. */
  readonly quote: QuoteOf[Kind];
  /** The payment type that the clerk chose instead of the stored one. @see Q-111 */
  readonly novoTipoPagamentoId?: number | undefined;
  /** Why it is issued although something in its check list is open. @see B-031 */
  readonly motivo?: string | undefined;
  /** Called with the quote as it is stored after the provider was asked. */
  readonly show?: ((stored: QuoteOf[Kind], issued: boolean) => void) | undefined;
}

interface Told {
  readonly kind: IssuedKind;
  readonly issued: boolean;
  readonly message: string;
  readonly card: TravellerCard | null;
}

/** Moments after which the server is asked what became of an issue whose answer was lost. */
const FINDING_OUT_MS = [500, 1500, 3000] as const;

function send({ kind, quote, novoTipoPagamentoId, motivo }: Issue) {
  const input = {
    params: { idServico: quote.idServico, idCotacao: quote.id },
    query: novoTipoPagamentoId === undefined ? {} : { novoTipoPagamentoId },
    headers: { 'if-match': quoteTag(quote) },
    body: motivo === undefined ? undefined : { motivo },
  };
  return kind === 'AEREO' ? api.call(issueAir, input) : api.call(issueHotel, input);
}

/**
 * Issues quotes at their providers, one at a time, and tells what became of it: in a toast, in a dialog with the provider's words, or beside the
 * quote while it is not known. When the answer is lost, the server is asked for the quote.
 * @see
 */
export function useProviderIssue(request: TravelRequest): {
  readonly issue: <Kind extends IssuedKind>(issue: Issue<Kind>) => Promise<void>;
  readonly issuing: string | undefined;
  readonly window: ReactNode;
} {
  const notify = useNotify(issuingMessages, quotesMessages);
  const cache = useRequestCache(request.idSolicitacao);
  const client = useQueryClient();
  const reload = useReloadedQuote(request.idSolicitacao);
  const { visualizaDadosCartao } = useUser();
  const [issuing, setIssuing] = useState<string>();
  const [told, setTold] = useState<Told>();
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  useBackCloses(told !== undefined, () => setTold(undefined));

  async function tell(next: Told) {
    await IssueErrorDialog.preload();
    setTold(next);
  }

  /** Shows the quote as it is stored, on the page and in its window. */
  function shown(one: Issue, stored: Quote, issued: boolean) {
    cache.change((present) => withQuote(present, one.kind, stored));
    void client.invalidateQueries({ queryKey: requestKeys.lists });
    // The answer holds a quote of the kind that was asked for.
    one.show?.(stored as AirQuote & HotelQuote, issued);
  }

  /** What is stored of a quote whose answer was lost; undefined when the server cannot be reached. */
  async function findOut(id: string): Promise<Quote | undefined> {
    for (const wait of FINDING_OUT_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const stored = await reload(id).catch(() => undefined);
      if (stored) return stored;
    }
    return undefined;
  }

  async function afterFailure(one: Issue, error: unknown) {
    if (error instanceof CallError && error.status === 0) {
      const stored = await findOut(one.quote.id);
      if (stored?.emitidaAutomaticamente) {
        shown(one, stored, true);
        notify.success('emissao_realizada_com_sucesso');
      } else if (stored?.emissaoEmVerificacao) {
        shown(one, stored, false);
        notify.say('WARNING', 'emissao_em_verificacao');
      } else notify.failure(error);
      return;
    }
    const present = conflictOf(issueAir, error)?.atual ?? conflictOf(issueHotel, error)?.atual;
    if (present) cache.change((opened) => withQuote(opened, one.kind, present.cotacao));
    if (present || (error instanceof CallError && [401, 403, 404].includes(error.status))) {
      notify.failure(error);
      return;
    }
    await tell({ kind: one.kind, issued: false, message: one.kind === 'AEREO' ? responseText(error) : '', card: null });
  }

  async function issue<Kind extends IssuedKind>(one: Issue<Kind>) {
    if (busy.current) return;
    busy.current = true;
    setIssuing(one.quote.id);
    // The kind decides both fields; TypeScript cannot follow a type parameter through them.
    const asked = one as unknown as Issue;
    const takeBack = notify.say('INFO', 'emissao_em_andamento');
    try {
      const answer = await send(asked);
      takeBack();
      shown(asked, answer.cotacao, answer.status === 'SUCCESS');
      if (answer.status === 'PENDING') notify.say('WARNING', 'emissao_em_verificacao');
      else if (answer.status === 'ERROR') {
        await tell({ kind: one.kind, issued: false, message: providerMessage(answer), card: answer.cartaoWex });
      } else if (answer.cartaoWex || answer.mensagemRetornoWex) {
        await tell({ kind: one.kind, issued: true, message: answer.mensagemRetornoWex ?? '', card: answer.cartaoWex });
      } else notify.success('emissao_realizada_com_sucesso');
    } catch (error) {
      takeBack();
      await afterFailure(asked, error).catch((failure: unknown) => notify.failure(failure));
    } finally {
      busy.current = false;
      setIssuing(undefined);
    }
  }

  return {
    issue,
    issuing,
    window: told && (
      <IssueErrorDialog
        open
        onOpenChange={() => setTold(undefined)}
        kind={told.kind}
        issued={told.issued}
        message={told.message}
        card={told.card}
        visualizaDadosCartao={visualizaDadosCartao}
      />
    ),
  };
}
