import type { HotelQuote, HotelService } from '@guiche/domain/entities';
import { newHotelQuote } from '@guiche/domain/hotel/quote';
import { HotelQuoteModal, type HotelQuoteSources } from '@guiche/ui/modals/hotel-quote-modal';
import { api } from '../../../shared/api.ts';
import { searchEntities } from '../lookup-entities.ts';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';

/** The lookup of the modal while someone types. */
const SOURCES: HotelQuoteSources = {
  searchHotels: (term, signal) => searchEntities(api, 'detalhesLocaisHospedagem', term, signal),
};

/** Edits one hotel quote. @see */
export function HotelQuoteEditor(props: QuoteEditorProps<HotelService, HotelQuote>) {
  const { request, service } = props;
  const { ownAgency, modal, question } = useQuoteEditor({
    ...props,
    newQuote: (context) => newHotelQuote({ ...context, service }),
  });
  return (
    <>
      <HotelQuoteModal {...modal} sources={SOURCES} markup={{ ownAgency, requestStatus: request.status }} />
      {question}
    </>
  );
}
