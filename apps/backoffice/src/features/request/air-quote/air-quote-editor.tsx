import { newAirQuote } from '@guiche/domain/air/quote';
import type { AirQuote, AirService } from '@guiche/domain/entities';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { type AirQuoteActions, AirQuoteModal } from '@guiche/ui/modals/air-quote-modal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { newId } from '../../../shared/new-id.ts';
import { useUser } from '../../../shared/session/session-context.tsx';
import { useAutomaticIssuing } from '../automatic-issuing/issuing-context.ts';
import { useBalances } from '../balances/use-balances.tsx';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';
import { useAirQuoteSources } from './air-quote-data.ts';
import { marginQuery } from './margin-query.ts';
import { startingStore } from './starting-store.ts';

/** Edits one air quote: the sources of its fields, and the margin of its intermediary. @see */
export function AirQuoteEditor(props: QuoteEditorProps<AirService, AirQuote>) {
  const { request, service, quote, initial, readOnly } = props;
  const notify = useNotify(quotesMessages);
  const starting = startingStore(localStorage, useUser().id, request.empresa.id);
  const { user, ownAgency, valuesEnabled, draft, modal, actions, windows } = useQuoteEditor({
    ...props,
    onStored: starting.remember,
    newQuote: (context) => newAirQuote({ ...context, service }),
  });
  const sources = useAirQuoteSources();
  const balances = useBalances({ request, service, quote, readOnly, isDraft: draft !== undefined, context: props.context });
  const [intermediary, setIntermediary] = useState((draft ?? quote ?? initial)?.intermediador ?? null);
  // A quote that is only read keeps its markup.
  const marginOf = marginQuery(api, user, request.empresa.id, readOnly ? null : intermediary);
  const margin = useQuery({ ...marginOf, placeholderData: keepPreviousData });

  useEffect(() => {
    if (margin.isError) notify.say('ERROR', 'erro_consultar_percentual_margem');
  }, [margin.isError]);

  const issuance = useAutomaticIssuing();
  const markup = { ownAgency, requestStatus: request.status, marginPercent: margin.isError ? 0 : (margin.data ?? 0) };
  // Locked money keeps its margin. @see Q-018
  const captured = modal.moneyLocked ? null : markup;
  const issues = quote !== null && modal.mode === 'issue';
  const mayIssue = issues && !readOnly;
  const beingIssued = quote !== null && issuance.issuing === quote.id;
  const issuing: AirQuoteActions = {
    issuing: beingIssued,
    searching: issuance.searching === quote?.id && quote !== null,
    onCheckIssue: issues && service.idCotacaoEscolhida === quote.id ? (typed) => issuance.check(typed, props.onClose) : undefined,
    ...(mayIssue && {
      onIssue: (typed, form) => issuance.issueAir(service, typed, form, captured),
      onCapture: (typed, form) => issuance.capture(service, typed, form, captured),
      onReSearch: (typed, form) => issuance.reSearch(service, typed, form),
    }),
  };

  return (
    <>
      <AirQuoteModal
        {...modal}
        onDiscardDraft={() => {
          modal.onDiscardDraft();
          balances.giveBack();
        }}
        locked={beingIssued}
        actions={{ ...actions, ...issuing, ...balances.actions }}
        issueContext={mayIssue ? { possuiRegraVoltarParaSelecao: request.possuiRegraVoltarParaSelecao, valuesEnabled } : undefined}
        balances={balances.balances}
        sources={sources}
        service={service}
        markup={markup}
        onIntermediaryChange={setIntermediary}
        lastTyped={starting.lastTyped}
        now={() => new Date()}
        newId={newId}
      />
      {windows}
      {balances.windows}
    </>
  );
}
