import { mayReSearch } from '@guiche/domain/air/search';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { issueMayBeEdited, issueNotBegun, mayReplaceChosen } from '@guiche/domain/issuing';
import { aboveLowestTotal, quoteButton, quoteIsRemovable } from '@guiche/domain/quotes';
import { servicesAlike } from '@guiche/domain/quotes/duplicate';
import { requestMode, serviceRoute, servicesOf } from '@guiche/domain/requests';
import { ServicePanel, type ServicePanelProps } from '@guiche/ui/request/service-panel';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts';
import { ServiceAttachments } from './attachments/service-attachments.tsx';
import { useAutomaticIssuing } from './automatic-issuing/issuing-context.ts';
import { DraftNotices } from './draft-notices.tsx';
import { useIssueEnding } from './fines/use-issue-ending.tsx';
import { useReplacement } from './issue/use-replacement.tsx';
import { quoteEditorOf } from './quote-editor/quote-editors.ts';
import { useQuoteAhead } from './quote-editor/use-quote-ahead.ts';
import { SearchLink } from './search-link.tsx';
import { useSavingQuote } from './service-drafts.ts';
import { ServiceQuotes } from './service-quotes.tsx';
import { useComparison } from './use-comparison.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { useQuoteCopy } from './use-quote-copy.tsx';
import { useRemoval } from './use-removal.ts';

export interface RequestServiceProps {
  request: TravelRequest;
  service: Service;
  now: Date;
  editable: boolean;
  /** The request is only read. @see Q-007 */
  history: boolean;
  /** The request has no quote yet. */
  first: boolean;
  /** Route, dates and travellers in one line. */
  context: string;
  /** The warnings of the service, or of one of its quotes. */
  warningsAt: (idServico: string, idCotacao: string | null) => ReactNode;
  /** Null adds a quote: an empty one, or `initial`, which may be for another service. */
  onEdit: (quote: Quote | null, initial?: Quote, into?: Service) => void;
  onConsult: (quote: Quote) => void;
  /** Shows the log of a quote. @see A-156 */
  onLog: (quote: Quote) => void;
  /** The way past this service for the keyboard. */
  skip: Pick<ServicePanelProps, 'addRef' | 'skip'>;
}

/** One service with its quotes. A kind without an editor is only shown. @see */
export function RequestService(props: RequestServiceProps) {
  const { request, service, now, editable, history, first, context, warningsAt, onEdit, onConsult, onLog, skip } = props;
  const t = useText();
  const remove = useRemoval(request, service);
  const saving = useSavingQuote(useUser().id, request, service);
  const opens = quoteEditorOf(service) !== undefined;
  const issuing = requestMode(request.status) === 'issue';
  // Quotes are added, duplicated and removed while the request is quoted; at issue the chosen ones are confirmed.
  const quoted = opens && editable && !issuing;
  useShortcuts(
    t('request.keys.title'),
    quoted ? [{ ways: [], label: t('request.commands.add', { service: serviceRoute(service) }), run: () => onEdit(null) }] : [],
  );
  const replacement = useReplacement(request, service);
  const { compare, fetchAhead: fetchComparison, dialog: comparison } = useComparison(service, context);
  const { copy, copyAs, dialog: text } = useQuoteCopy(service, context);
  const duplicate = useDuplicate(request, service, (into, initial) => onEdit(null, initial, into));
  const issuance = useAutomaticIssuing();
  const ending = useIssueEnding({ request, service, history, context, onConsult });
  const fetchAhead = useQuoteAhead(request.empresa.id, service, opens && editable);

  /** Only a flight has a reservation that expires. @see Q-199 */
  function reSearchOf(quote: Quote) {
    if (service.tipoServico !== 'AEREO' || !editable) return {};
    const expired = service.cotacoes.find(({ id }) => id === quote.id);
    const { idCotacaoEscolhida } = service;
    if (!expired || !mayReSearch({ status: request.status, quote: expired, idCotacaoEscolhida }, now)) return {};
    return { onReSearch: () => issuance.reSearch(service, expired), searching: issuance.searching === quote.id };
  }

  /** Only a hotel is issued by being confirmed; while it is being issued nothing is amiss. @see Q-108 */
  function notBegun({ id }: Quote): boolean {
    if (service.tipoServico !== 'HOTEL' || !issuing || issuance.issuing === id) return false;
    const { escolhida } = service;
    return escolhida?.id === id && issueNotBegun(escolhida);
  }

  /** @see B-014 */
  function duplicatesOf(quote: Quote) {
    if (!quoted) return {};
    const duplicateTo = servicesAlike(service, servicesOf(request)).map((into) => ({
      id: into.id,
      who: into.viajantes.map(({ nomeCompleto }) => nomeCompleto).join(', '),
      onAct: () => duplicate(quote, into),
    }));
    return { onDuplicate: () => duplicate(quote), duplicateTo };
  }

  function actionsOf(quote: Quote) {
    const { idCotacaoEscolhida, escolhida } = service;
    const edited = editable && (!issuing || issueMayBeEdited({ status: request.status, quote, idCotacaoEscolhida }));
    const button = quoteButton(quote, !edited);
    return {
      button,
      onOpen: () => (button === 'consultar' ? onConsult(quote) : onEdit(quote)),
      onOpenIntent: fetchAhead,
      ...duplicatesOf(quote),
      onChoose:
        editable && escolhida && mayReplaceChosen({ status: request.status, quote: escolhida, idCotacaoEscolhida, other: quote })
          ? () => replacement.ask(quote)
          : undefined,
      ...reSearchOf(quote),
      notBegun: notBegun(quote),
      onRemove: quoted && quoteIsRemovable(quote.statusCotacao) ? () => remove(quote) : undefined,
    };
  }

  return (
    <ServicePanel
      {...(quoted && skip)}
      service={service}
      request={request}
      now={now}
      onAdd={quoted ? () => onEdit(null) : undefined}
      addFirst={first}
      onAddIntent={fetchAhead}
      actions={
        <>
          {quoted && <SearchLink request={request} service={service} />}
          <ServiceAttachments request={request} service={service} />
        </>
      }
      saving={opens && editable && saving !== undefined ? { onShow: () => onEdit(saving) } : undefined}
      onCompare={compare}
      onCompareIntent={fetchComparison}
      onCopy={service.cotacoes.length > 0 ? () => copy(service.cotacoes) : undefined}
      onCopyAs={service.cotacoes.length > 0 ? () => copyAs(service.cotacoes) : undefined}
      notices={
        <>
          {warningsAt(service.id, null)}
          {opens && editable && <DraftNotices request={request} service={service} onContinue={(quote) => onEdit(quote)} />}
        </>
      }
    >
      <ServiceQuotes
        service={service}
        now={now}
        factsOf={(quote) => ({
          chosen: quote.id === service.idCotacaoEscolhida,
          aboveLowest: aboveLowestTotal(quote, service.cotacoes),
          warnings: warningsAt(service.id, quote.id),
          onCopy: () => copy([quote]),
          onCopyAs: () => copyAs([quote]),
          onLog: () => onLog(quote),
          end: ending.endOf(quote),
          ...(opens && actionsOf(quote)),
        })}
      />
      {ending.window}
      {comparison}
      {replacement.dialog}
      {text}
    </ServicePanel>
  );
}
