import type { Quote, TravelRequest } from '@guiche/domain/entities';
import { type ReactNode, useState } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { AttachmentsOnDemand } from './attachments-on-demand.ts';
import { useAttachmentsFixed } from './use-attachments-fixed.ts';

interface QuoteAttachmentsOptions<OfQuote extends Quote> {
  readonly request: TravelRequest;
  /** The quote was never saved: its files are held until it is. */
  readonly unsaved: boolean;
  readonly context: ReactNode;
  /** Keeps the typed values as a draft, without which the held files of an unsaved quote would have no way back. */
  readonly keep: (typed: OfQuote) => void;
}

/** The action that opens the attachments of a quote, and their window. @see */
export function useQuoteAttachments<OfQuote extends Quote>({ request, unsaved, context, keep }: QuoteAttachmentsOptions<OfQuote>) {
  const notify = useNotify();
  const readOnly = useAttachmentsFixed(request);
  const [shown, setShown] = useState<OfQuote>();

  async function show(typed: OfQuote) {
    try {
      await AttachmentsOnDemand.preload();
      setShown(typed);
    } catch (error) {
      notify.failure(error);
    }
  }

  return {
    onShowAttachments: (typed: OfQuote) => void show(typed),
    window: shown && (
      <AttachmentsOnDemand
        request={request}
        owner={{ uuidServico: shown.idServico, idCotacao: shown.id }}
        unsaved={unsaved}
        context={context}
        readOnly={readOnly}
        onHold={() => unsaved && keep(shown)}
        onClose={() => setShown(undefined)}
      />
    ),
  };
}
