import { newBusQuote } from '@guiche/domain/bus/quote';
import type { BusQuote, BusService } from '@guiche/domain/entities';
import { BusQuoteModal } from '@guiche/ui/modals/bus-quote-modal';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';

/** Edits one bus quote. @see Q-047 */
export function BusQuoteEditor(props: QuoteEditorProps<BusService, BusQuote>) {
  const { service } = props;
  const { modal, question } = useQuoteEditor({ ...props, newQuote: (context) => newBusQuote({ ...context, service }) });
  return (
    <>
      <BusQuoteModal {...modal} service={service} now={() => new Date()} />
      {question}
    </>
  );
}
