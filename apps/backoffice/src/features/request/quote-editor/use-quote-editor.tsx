import { conflictOf } from '@guiche/contract/client';
import { saveQuote } from '@guiche/contract/quotes';
import { isOwnAgency } from '@guiche/domain/access';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { asksSupplierMessage, confirmedIssue, moneyMayBeEdited, valuesMayBeEnabled } from '@guiche/domain/issuing';
import { commonMessages } from '@guiche/domain/messages/common';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { isSavedAs, type NewQuoteContext } from '@guiche/domain/quotes';
import { requestMode } from '@guiche/domain/requests';
import { InlineError } from '@guiche/ui/feedback/inline-error';
import { CodeNotFetched, onDemand } from '@guiche/ui/on-demand';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import type { QuoteOptions } from '@guiche/ui/quote/quote-modal';
import { SupplierMessageQuestion } from '@guiche/ui/quote/supplier-message-question';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useOffline } from '../../../shared/connection/connection.ts';
import { useEntityEditor } from '../../../shared/editor/use-entity-editor.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { newId } from '../../../shared/new-id.ts';
import { useUser } from '../../../shared/session/session-context.tsx';
import { heldFiles } from '../attachments/page-held-files.ts';
import { useQuoteAttachments } from '../attachments/use-quote-attachments.tsx';
import { useQuoteCard } from '../cards/use-quote-card.tsx';
import { useTravellerCards } from '../cards/use-traveller-cards.ts';
import { endDiscardOffer } from '../discard-offers.ts';
import { useApprovalQuestion } from '../issue/use-approval-question.tsx';
import { useSaveIssue } from '../issue/use-save-issue.ts';
import { useReloadedQuote, useSaveQuote } from '../queries.ts';
import { draftPlaceOf } from '../service-drafts.ts';
import { OptionsError, quoteOptionsQuery, suggestedRate } from './quote-data.ts';
import { saveFailure } from './save-failure.ts';
import { useExternalSuppliers } from './use-external-suppliers.ts';

/** The props of the editor of a quote of any kind. */
export interface QuoteEditorProps<OfKind extends Service, OfQuote extends Quote> {
  request: TravelRequest;
  service: OfKind;
  /** The stored quote to edit; null for a new one. */
  quote: OfQuote | null;
  /** What a new quote starts from, instead of an empty one. @see B-014 */
  initial?: OfQuote | undefined;
  /** Request, travellers and dates in one line, under the title. */
  context: ReactNode;
  readOnly: boolean;
  /** Why it is read-only, when that is told. */
  readOnlyReason?: ReactNode;
  /** The name of the field to begin at. @see B-031 */
  startAt?: string | undefined;
  onClose: () => void;
}

interface QuoteEditorOptions<OfKind extends Service, OfQuote extends Quote> extends QuoteEditorProps<OfKind, OfQuote> {
  /** Returns a new quote of this kind. */
  newQuote: (context: Omit<NewQuoteContext, 'service'>) => OfQuote;
  /** Called with each quote that was stored. */
  onStored?: ((stored: OfQuote) => void) | undefined;
}

/** The panel beside the form: the window does not wait for its code. @see Q-058 */
const Details = onDemand(async () => (await withMessages(import('../client-side/quote-details.tsx'))).QuoteDetails);

const NO_OPTIONS: QuoteOptions = { consolidators: [], suppliers: [], intermediaries: [], paymentTypes: [], currencies: [] };

/** What the editors of all quotes share: the modal's common properties, its actions, and the windows over it. @see */
export function useQuoteEditor<OfKind extends Service, OfQuote extends Quote>(options: QuoteEditorOptions<OfKind, OfQuote>) {
  const { request, service, quote, initial, context, readOnly, readOnlyReason, startAt, onClose, newQuote, onStored } = options;
  const user = useUser();
  const notify = useNotify(quotesMessages, commonMessages);
  const ownAgency = isOwnAgency(user);
  const t = useText();
  const offline = useOffline();
  const [asking, setAsking] = useState<{ answer: (send: boolean | undefined) => void }>();
  useBackCloses(true, onClose);
  useBackCloses(asking !== undefined, () => asking?.answer(undefined));
  const save = useSaveQuote(request, service.tipoServico);
  const saveIssue = useSaveIssue(request, service);
  const approval = useApprovalQuestion(request, service);
  const mode = requestMode(request.status);
  const [valuesEnabled, setValuesEnabled] = useState(false);
  // Initial values of the form: what somebody saves meanwhile is a conflict, and no new beginning.
  const [confirming] = useState(() => quote && (readOnly ? quote : confirmedIssue(quote, { now: new Date(), name: user.name })));
  const reload = useReloadedQuote(request.idSolicitacao);
  const searchExternalSuppliers = useExternalSuppliers(service);
  const fetchTravellerCards = useTravellerCards(request, service);
  const warnOfCards = useRef<() => void>(undefined);
  const offered = useQuery({ ...quoteOptionsQuery(user, request.empresa.id, service.tipoServico), enabled: !readOnly });

  const [place] = useState(() => draftPlaceOf(user.id, request, service, quote?.id ?? null));
  useEffect(() => {
    if (!readOnly) endDiscardOffer(place);
  }, [readOnly, place]);

  const { error: missingList } = offered;
  useEffect(() => {
    if (!(missingList instanceof OptionsError)) return;
    const { told, cause } = missingList;
    if ('entity' in told) notify.say('ERROR', 'erro_buscar_dados_lookup', told);
    else notify.failure(cause, told.key);
  }, [missingList]);

  /**
   * Asks the user of the own agency whether the traveller should be told; other agencies send no such message. Undefined when the user goes
   * back to the form.
   * @see Q-028
   */
  async function withSupplierMessage(typed: OfQuote): Promise<OfQuote | undefined> {
    if (!asksSupplierMessage(typed.aguardandoFornecedor, ownAgency)) return { ...typed, enviarMensagemAguardandoFornecedor: false };
    const send = await new Promise<boolean | undefined>((answer) => setAsking({ answer }));
    setAsking(undefined);
    return send === undefined ? undefined : { ...typed, enviarMensagemAguardandoFornecedor: send };
  }

  /** The quote as it is stored, in the version on which the typed one is based. */
  function storedBefore(typed: OfQuote): Quote {
    const present = service.cotacoes.find(({ id }) => id === typed.id) ?? quote;
    if (!present) throw new Error('only a stored quote is issued');
    return { ...present, versao: typed.versao };
  }

  async function complete(typed: OfQuote): Promise<OfQuote | undefined> {
    if (mode === 'issue' && !(await approval.confirm(storedBefore(typed), typed))) return undefined;
    return withSupplierMessage(typed);
  }

  const editor = useEntityEditor<OfQuote>({
    place,
    stored: confirming,
    create() {
      if (initial) return initial;
      if (!offered.data) return undefined;
      // The standard supplier belongs to the agency; an existing quote of this request has it.
      const agency = service.cotacoes[0]?.agencia ?? { id: user.agency.id, fornecedorPadrao: null };
      return newQuote({ agency, consolidators: offered.data.consolidators, newId });
    },
    readOnly,
    complete,
    // The quotes of a service are of its kind.
    save: async (typed) => {
      if (mode === 'issue') warnOfCards.current = await fetchTravellerCards(typed);
      const saved = mode === 'issue' ? saveIssue.mutateAsync({ before: storedBefore(typed), after: typed }) : save.mutateAsync(typed);
      const stored = (await saved) as OfQuote;
      onStored?.(stored);
      return stored;
    },
    presentOf(error) {
      const present = conflictOf(saveQuote, error)?.atual;
      return present && { stored: present.cotacao as OfQuote, by: { name: present.alteradaPor, at: present.alteradaEm } };
    },
    reload: async (idCotacao) => (await reload(idCotacao)) as OfQuote | undefined,
    isSavedAs,
    onSaved() {
      notify.success('informacoes_salvas_com_sucesso');
      warnOfCards.current?.();
    },
    onFailed: (error) => notify.failure(saveFailure(error), 'erro_ao_salvar_informacoes', 'sem_conexao_mantido'),
    // An earlier save's success beside a conflict would read as if this one had been saved.
    onRefused: () => notify.takeBack('informacoes_salvas_com_sucesso'),
    sayFailure: (error, stage) =>
      stage === 'reload' ? t('editor.reloadFailed') : notify.words(saveFailure(error), 'erro_ao_salvar_informacoes', 'sem_conexao_mantido'),
    onClose,
  });

  // A new quote has its id before it is saved.
  const idCotacao = quote?.id ?? editor.value?.id;

  const card = useQuoteCard<OfQuote>({ request, service, quote, readOnly, context });
  const attachments = useQuoteAttachments<OfQuote>({
    request,
    unsaved: quote === null,
    context,
    keep: (typed) => editor.onDraftChange(typed, editor.draftTexts),
  });

  return {
    user,
    ownAgency,
    valuesEnabled,
    draft: editor.draft,
    /** The props of the modals of all kinds. */
    modal: {
      ...editor,
      onDiscardDraft() {
        editor.onDiscardDraft();
        // A quote that was never saved leaves nothing to which its files belong.
        if (quote === null && idCotacao !== undefined) heldFiles.take(idCotacao);
      },
      offline,
      open: true,
      onOpenChange: (open: boolean) => !open && onClose(),
      context,
      aside: idCotacao !== undefined && (
        <Details
          idSolicitacao={request.idSolicitacao}
          service={service}
          idCotacao={idCotacao}
          meanwhile={<Skeleton className="g:h-44 g:max-lg:h-10" />}
          failed={<InlineError>{notify.words(new CodeNotFetched(false))}</InlineError>}
        />
      ),
      // What is only read offers no choice: it shows what the quote holds.
      options: readOnly ? NO_OPTIONS : offered.data,
      onRetry: offered.isError && !readOnly ? () => void offered.refetch() : undefined,
      suggestRate: suggestedRate,
      travellers: service.viajantes,
      mode,
      readOnly,
      readOnlyReason,
      startAt,
      moneyLocked: !moneyMayBeEdited(request.statusCotacaoViagem, false, valuesEnabled),
      onEnableValues: valuesMayBeEnabled(request.statusCotacaoViagem, false) ? () => setValuesEnabled(true) : undefined,
      paymentTypeLocked: card.paymentTypeLocked,
      temFornecedorExterno: user.temFornecedorExterno,
      searchExternalSuppliers: user.temFornecedorExterno ? searchExternalSuppliers : undefined,
    },
    /** What can be done with a quote of any kind besides saving it. */
    actions: { onShowCard: card.onShowCard, onShowAttachments: attachments.onShowAttachments },
    /** The windows over the modal. */
    windows: (
      <>
        {approval.window}
        <SupplierMessageQuestion open={asking !== undefined} onAnswer={(send) => asking?.answer(send)} />
        {card.window}
        {attachments.window}
      </>
    ),
  };
}
