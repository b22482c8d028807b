import type { OtherQuote, OtherService } from '@guiche/domain/entities';
import { newOtherQuote } from '@guiche/domain/other/quote';
import { OtherQuoteModal } from '@guiche/ui/modals/other-quote-modal';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';

/** Edits one quote of another service. @see Q-046 */
export function OtherQuoteEditor(props: QuoteEditorProps<OtherService, OtherQuote>) {
  const { service } = props;
  const { modal, actions, windows } = useQuoteEditor({ ...props, newQuote: (context) => newOtherQuote({ ...context, service }) });
  return (
    <>
      <OtherQuoteModal {...modal} actions={actions} />
      {windows}
    </>
  );
}
