import type { AirQuote, AirService, Service, TravelRequest } from '@guiche/domain/entities';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { quoteButton, quoteIsRemovable } from '@guiche/domain/quotes';
import { useMessage } from '@guiche/ui/i18n';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { OtherQuoteCard } from '@guiche/ui/request/other-quote-card';
import { QuoteCard } from '@guiche/ui/request/quote-card';
import { ServicePanel } from '@guiche/ui/request/service-panel';
import { useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { drafts } from '../../shared/drafts/drafts.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { prefetchAirQuoteModal } from './air-quote/air-quote-editor.tsx';
import { useRemoveQuote } from './queries.ts';
import { draftPlaceOf, type ServiceDraft, useServiceDrafts } from './service-drafts.ts';

export interface RequestServiceProps {
  request: TravelRequest;
  service: Service;
  now: Date;
  editable: boolean;
  /** Null adds a quote. */
  onEdit: (service: AirService, quote: AirQuote | null) => void;
  onConsult: (service: AirService, quote: AirQuote) => void;
}

/** One service with its quotes. Air is quoted here; the quotes of the other kinds are shown. @see */
export function RequestService({ request, service, now, editable, onEdit, onConsult }: RequestServiceProps) {
  const t = useText();
  const message = useMessage(quotesMessages);
  const user = useUser();
  const remove = useRemoveQuote(request);
  const [removing, setRemoving] = useState<AirQuote | null>(null);
  const [discarding, setDiscarding] = useState<ServiceDraft | null>(null);
  const {
    unsaved: [draft],
    saving: [saving],
  } = useServiceDrafts(user.id, request, service);
  useBackCloses(removing !== null, () => setRemoving(null));
  useBackCloses(discarding !== null, () => setDiscarding(null));
  const air = service.tipoServico === 'AEREO' ? service : null;

  return (
    <>
      <ServicePanel
        service={service}
        request={request}
        onAdd={air && editable ? () => onEdit(air, null) : undefined}
        onAddIntent={prefetchAirQuoteModal}
        saving={air && editable && saving ? { onShow: () => onEdit(air, saving.quote) } : undefined}
        draft={air && editable && draft ? { onContinue: () => onEdit(air, draft.quote), onDiscard: () => setDiscarding(draft) } : undefined}
      >
        {air
          ? air.cotacoes.map((quote) => (
              <QuoteCard
                key={quote.id}
                quote={quote}
                now={now}
                chosen={quote.id === air.idCotacaoEscolhida}
                button={quoteButton(quote, !editable)}
                onOpen={() => (editable ? onEdit(air, quote) : onConsult(air, quote))}
                onOpenIntent={prefetchAirQuoteModal}
                onRemove={editable && quoteIsRemovable(quote.statusCotacao) ? () => setRemoving(quote) : undefined}
              />
            ))
          : otherQuotes(service).map((quote) => (
              <OtherQuoteCard key={quote.id} quote={quote} chosen={quote.id === service.idCotacaoEscolhida} />
            ))}
      </ServicePanel>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        tone="danger"
        title={message('confirmar_remover_cotacao')}
        onConfirm={() => {
          if (removing) {
            const place = draftPlaceOf(user.id, request, service, removing.id);
            remove.mutate({ service, quote: removing }, { onSuccess: () => drafts.remove(place) });
          }
          setRemoving(null);
        }}
      />
      <ConfirmDialog
        open={discarding !== null}
        onOpenChange={(open) => !open && setDiscarding(null)}
        tone="danger"
        title={t('request.discardDraft')}
        description={t('request.discardDraftText')}
        onConfirm={() => {
          if (discarding) drafts.remove(discarding.place);
          setDiscarding(null);
        }}
      />
    </>
  );
}

type GroundQuote = Exclude<Service, AirService>['cotacoes'][number];

function otherQuotes(service: Service): readonly GroundQuote[] {
  return service.tipoServico === 'AEREO' ? [] : service.cotacoes;
}
