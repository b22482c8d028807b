import { findFine } from '@guiche/contract/fines';
import { cancelledSegments, cancelsInPart } from '@guiche/domain/air/issuing';
import type { AirQuote, AirService, Quote, QuoteOf, Service, TravelRequest } from '@guiche/domain/entities';
import type { IssueEnding } from '@guiche/domain/fines';
import { partName, quoteName } from '@guiche/domain/quotes';
import { AirFineModal, type TypedAirFine } from '@guiche/ui/modals/air-fine-modal';
import { BusFineModal } from '@guiche/ui/modals/bus-fine-modal';
import { HotelFineModal } from '@guiche/ui/modals/hotel-fine-modal';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { FineModal, type FineModalActions } from '@guiche/ui/quote/fine-modal';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import type { DraftPlace } from '../../../shared/drafts/draft-store.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { cancelFlight, cancelStay, cancelThroughService, changeFlight } from './end-issue-calls.ts';
import { useEndingDraft, useTypedFine } from './typed-fine.ts';
import { fineKey, useEndIssue } from './use-end-issue.tsx';

export interface FineWindowProps {
  request: TravelRequest;
  service: Service;
  /** The quote as the cache holds it now. */
  quote: Quote;
  ending: IssueEnding;
  /** Route, dates and travellers. */
  context: ReactNode;
  onClose: () => void;
}

/** The window in which an issue is ended, of the kind of its service. @see */
export function FineWindow(props: FineWindowProps) {
  const { request, service, quote, ending, context, onClose } = props;
  const t = useText();
  const now = useNow();
  const actionsRef = useRef<FineModalActions>(null);
  const draft = useEndingDraft(quote.id, ending);
  function close() {
    drafts.remove(draft);
    onClose();
  }
  const typed = useTypedFine(draft);
  const { end, pending, failure, refused } = useEndIssue({ request, service, onEnded: close });
  useBackCloses(true, () => {
    // A window with fields asks before what was typed is lost, and closes by itself.
    if (ending === 'DESISTENCIA') return !pending && onClose();
    actionsRef.current?.close();
    return false;
  });
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => !open && close(),
    actionsRef,
    context,
    now,
    pending,
    failure,
    refused,
  };
  if (ending === 'DESISTENCIA') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('fines.callOff', { quote: quoteName(quote) })}
        description={t('fines.callOffNote')}
        kind="confirmarCancelar"
        confirmLabel={t('fines.callOffConfirm')}
        tone="danger"
        pending={pending}
        error={failure}
        onConfirm={() => end({ sent: quote.id, send: cancelThroughService(service, quote, null), done: () => 'emissao_desistida' })}
      />
    );
  }
  switch (service.tipoServico) {
    case 'AEREO':
      return <FlightWindow {...props} ending={ending} service={service} quote={quote as AirQuote} draft={draft} frame={frame} end={end} />;
    case 'HOTEL': {
      const stay = quote as QuoteOf['HOTEL'];
      return (
        <HotelFineModal
          {...frame}
          {...typed}
          quote={stay}
          onConfirm={(fine) => end({ sent: fine, send: cancelStay(stay, fine), done: () => 'emissao_cancelada' })}
        />
      );
    }
    case 'RODOVIARIO':
      return (
        <BusFineModal
          {...frame}
          {...typed}
          quote={quote as QuoteOf['RODOVIARIO']}
          onConfirm={(fine) => end({ sent: fine, send: cancelThroughService(service, quote, fine), done: () => 'emissao_cancelada' })}
        />
      );
    default:
      return (
        <FineModal
          {...frame}
          {...typed}
          kind={service.tipoServico}
          quote={quote}
          title={t('fines.otherTitle')}
          confirmLabel={t('fines.otherConfirm')}
          onConfirm={(fine) => end({ sent: fine, send: cancelThroughService(service, quote, fine), done: () => 'emissao_cancelada' })}
        />
      );
  }
}

interface FlightWindowProps extends FineWindowProps {
  ending: Exclude<IssueEnding, 'DESISTENCIA'>;
  service: AirService;
  quote: AirQuote;
  /** Where what is typed is kept. */
  draft: DraftPlace;
  frame: Omit<Parameters<typeof AirFineModal>[0], 'ending' | 'quote' | 'service' | 'loaded' | 'onConfirm'>;
  end: ReturnType<typeof useEndIssue>['end'];
}

/**
 * The window of a flight, which loads its fine when it opens. What is typed is kept as a draft until the window is closed: a reload or an ended
 * session does not lose it.
 * @see, B-064
 */
function FlightWindow({ service, quote, ending, draft, frame, end }: FlightWindowProps) {
  const [initial] = useState(() => drafts.read<TypedAirFine>(draft)?.value);
  const fine = useQuery({
    queryKey: fineKey(quote.id),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api.call(findFine, { params: { idCotacao: quote.id }, signal }),
  });
  const changes = ending === 'ALTERACAO';
  const inPart = cancelsInPart(quote, service);
  const chosen = service.escolhida;
  return (
    <AirFineModal
      {...frame}
      ending={ending}
      quote={quote}
      service={service}
      replacement={chosen && chosen.id !== quote.id ? chosen : null}
      loaded={fine.data}
      initial={initial}
      onTyped={(typed) => drafts.write(draft, typed, new Date())}
      onRetry={fine.isError ? () => void fine.refetch() : undefined}
      onConfirm={(entered) =>
        end({
          sent: entered,
          send: changes ? changeFlight(quote, entered) : cancelFlight(quote, entered),
          failed: changes ? 'erro_ao_confirmar_alteracao' : undefined,
          // Not the route and the total of the whole issue, which goes on.
          part: inPart ? partName(quote, cancelledSegments(quote, service), entered.valorTrecho ?? 0) : undefined,
          done: () => (changes ? 'alteracao_confirmada' : inPart ? 'trecho_cancelado' : 'emissao_cancelada'),
        })
      }
    />
  );
}
