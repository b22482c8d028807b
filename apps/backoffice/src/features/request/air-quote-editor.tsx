import { isOwnAgency } from '@guiche/domain/access';
import { newAirQuote } from '@guiche/domain/air/quote';
import type { AirQuote, AirService, TravelRequest } from '@guiche/domain/entities';
import { asksSupplierMessage } from '@guiche/domain/issuing';
import type { Violation } from '@guiche/domain/messages';
import { commonMessages } from '@guiche/domain/messages/common';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { moneyIsEditable } from '@guiche/domain/quotes';
import { requestMode } from '@guiche/domain/requests';
import { useMessage } from '@guiche/ui/i18n';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { DraftPlace } from '../../shared/drafts/draft-store.ts';
import { drafts } from '../../shared/drafts/drafts.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { withMessages } from '../../shared/i18n/with-messages.ts';
import { newId } from '../../shared/new-id.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { airQuoteOptionsQuery, airQuoteSources, marginQuery, suggestedRate } from './air-quote-data.ts';
import { useReloadedQuote, useSaveAirQuote } from './queries.ts';
import { isConflict, isMissing, refusalsOf, violationsOf } from './refusals.ts';

const loadModal = () => withMessages(import('@guiche/ui/modals/air-quote-modal'));
const AirQuoteModal = lazy(async () => ({ default: (await loadModal()).AirQuoteModal }));

/** Fetches the modal's code before it is asked for: while the pointer or the focus is on the way to its button. */
export function prefetchAirQuoteModal(): void {
  void loadModal().catch(() => undefined);
}

export interface AirQuoteEditorProps {
  request: TravelRequest;
  service: AirService;
  /** The stored quote to edit; null for a new one. */
  quote: AirQuote | null;
  /** Request, travellers and dates in one line, under the title. */
  context: ReactNode;
  readOnly: boolean;
  onClose: () => void;
}

/** Edits one air quote: fetches what the modal needs, keeps a draft of what is typed, and saves. @see */
export function AirQuoteEditor({ request, service, quote, context, readOnly, onClose }: AirQuoteEditorProps) {
  const user = useUser();
  const message = useMessage(quotesMessages);
  const notify = useNotify(quotesMessages, commonMessages);
  const save = useSaveAirQuote(request);
  const reload = useReloadedQuote(request.idSolicitacao);
  const ownAgency = isOwnAgency(user);
  const place: DraftPlace = { userId: user.id, idSolicitacao: request.idSolicitacao, idServico: service.id, idCotacao: quote?.id ?? null };

  // Both are what the modal starts from: an answer that comes later must not change what is being typed.
  const [draft] = useState(() => (readOnly ? undefined : drafts.read<AirQuote>(place)?.value));
  const [value, setValue] = useState(quote ?? undefined);
  const [conflict, setConflict] = useState<AirQuote>();
  const [intermediary, setIntermediary] = useState((draft ?? quote)?.intermediador ?? null);
  const [asking, setAsking] = useState<{ answer: (send: boolean) => void }>();

  const options = useQuery(airQuoteOptionsQuery(user, request.empresa.id));
  const margin = useQuery({ ...marginQuery(user, request.empresa.id, intermediary), placeholderData: keepPreviousData });

  if (value === undefined && options.data) {
    // The standard supplier is the agency's; a quote of this request that is already there tells it.
    const agency = service.cotacoes[0]?.agencia ?? { id: user.agency.id, fornecedorPadrao: null };
    setValue(newAirQuote({ service, agency, consolidators: options.data.consolidators, newId }));
  }

  useEffect(() => {
    if (margin.isError) notify.say('ERROR', 'erro_consultar_percentual_margem');
  }, [margin.isError]);

  /** Asks the own agency whether the traveller is to be told; every other agency sends no such message. @see Q-028 */
  async function withSupplierMessage(typed: AirQuote): Promise<AirQuote> {
    if (!asksSupplierMessage(typed.aguardandoFornecedor, ownAgency)) return { ...typed, enviarMensagemAguardandoFornecedor: false };
    const send = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(undefined);
    return { ...typed, enviarMensagemAguardandoFornecedor: send };
  }

  /** Makes a new quote's draft of what was typed into one that is gone; a draft of a new quote that is there already stays. */
  function keepAsNew(typed: AirQuote): boolean {
    const newPlace = { ...place, idCotacao: null };
    if (place.idCotacao === null || drafts.read(newPlace)) return false;
    drafts.write(newPlace, { ...typed, id: newId(), versao: 0 }, new Date());
    drafts.remove(place);
    return true;
  }

  async function handleFailure(error: unknown, typed: AirQuote): Promise<readonly Violation[]> {
    const refused = refusalsOf(error);
    if (isConflict(error)) {
      const stored = await reload(typed.id);
      if (stored) {
        setConflict(stored);
        return [];
      }
    }
    notify.failure(error, 'erro_ao_salvar_informacoes');
    // Somebody removed it: its draft would have no quote to be found at.
    if (isMissing(error) && !(await reload(typed.id)) && keepAsNew(typed)) onClose();
    return refused ? violationsOf(refused) : [];
  }

  async function submit(typed: AirQuote): Promise<readonly Violation[]> {
    setConflict(undefined);
    try {
      await save.mutateAsync(await withSupplierMessage(typed));
    } catch (error) {
      return handleFailure(error, typed);
    }
    drafts.remove(place);
    notify.success('informacoes_salvas_com_sucesso');
    onClose();
    return [];
  }

  function discard() {
    drafts.remove(place);
    setConflict(undefined);
  }

  return (
    <Suspense fallback={null}>
      <AirQuoteModal
        open
        onOpenChange={(open) => !open && onClose()}
        context={context}
        // Before the margin is known the markup would be computed with none, and count as a change.
        value={margin.isLoading ? undefined : value}
        draft={draft}
        options={options.data}
        sources={airQuoteSources}
        suggestRate={suggestedRate}
        onRetry={options.isError ? () => void options.refetch() : undefined}
        travellers={service.viajantes}
        mode={requestMode(request.status)}
        readOnly={readOnly}
        moneyLocked={!moneyIsEditable(request.statusCotacaoViagem)}
        retroativo={service.retroativo}
        temFornecedorExterno={user.temFornecedorExterno}
        markup={{ ownAgency, requestStatus: request.status, marginPercent: margin.isError ? 0 : (margin.data ?? 0) }}
        onIntermediaryChange={setIntermediary}
        now={() => new Date()}
        newId={newId}
        onDraftChange={(typed) => drafts.write(place, typed, new Date())}
        onDiscardDraft={discard}
        conflict={conflict}
        onSubmit={submit}
      />
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && asking?.answer(false)}
        title={message('enviar_mensagem_aguardando_fornecedor')}
        onConfirm={() => asking?.answer(true)}
      />
    </Suspense>
  );
}
