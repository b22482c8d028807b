import type { OtherQuote, OtherService } from '@guiche/domain/entities';
import { newOtherQuote } from '@guiche/domain/other/quote';
import { OtherQuoteModal } from '@guiche/ui/modals/other-quote-modal';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';
import { useOtherQuoteSources } from './use-other-quote-sources.ts';

/** Edits one quote of another service. @see Q-046, S-172, S-174 */
export function OtherQuoteEditor(props: QuoteEditorProps<OtherService, OtherQuote>) {
  const { service } = props;
  const sources = useOtherQuoteSources();
  const { modal, actions, windows } = useQuoteEditor({ ...props, newQuote: (context) => newOtherQuote({ ...context, service }) });
  return (
    <>
      <OtherQuoteModal {...modal} actions={actions} sources={sources} />
      {windows}
    </>
  );
}
