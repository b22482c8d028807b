import type { HotelQuote, HotelService } from '@guiche/domain/entities';
import { newHotelQuote } from '@guiche/domain/hotel/quote';
import { HotelQuoteModal } from '@guiche/ui/modals/hotel-quote-modal';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';
import { useLookups } from '../use-lookups.ts';

/** Edits one hotel quote. @see */
export function HotelQuoteEditor(props: QuoteEditorProps<HotelService, HotelQuote>) {
  const { request, service } = props;
  const search = useLookups();
  const { ownAgency, modal, question } = useQuoteEditor({
    ...props,
    newQuote: (context) => newHotelQuote({ ...context, service }),
  });
  return (
    <>
      <HotelQuoteModal
        {...modal}
        sources={{ searchHotels: (term, signal) => search('detalhesLocaisHospedagem', term, signal) }}
        markup={{ ownAgency, requestStatus: request.status }}
      />
      {question}
    </>
  );
}
