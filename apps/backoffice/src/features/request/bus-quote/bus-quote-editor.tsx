import { newBusQuote } from '@guiche/domain/bus/quote';
import type { BusQuote, BusService } from '@guiche/domain/entities';
import { BusQuoteModal } from '@guiche/ui/modals/bus-quote-modal';
import { usePlaceSearch } from '../../../shared/lookups/use-place-search.ts';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';

/** Edits one bus quote. @see Q-047, S-170 */
export function BusQuoteEditor(props: QuoteEditorProps<BusService, BusQuote>) {
  const { service } = props;
  const { searchStations } = usePlaceSearch();
  const { modal, actions, windows } = useQuoteEditor({ ...props, newQuote: (context) => newBusQuote({ ...context, service }) });
  return (
    <>
      <BusQuoteModal {...modal} actions={actions} sources={{ searchStations }} service={service} now={() => new Date()} />
      {windows}
    </>
  );
}
