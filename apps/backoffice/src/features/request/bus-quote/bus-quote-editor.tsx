import { newBusQuote } from '@guiche/domain/bus/quote';
import type { BusQuote, BusService, LookupData } from '@guiche/domain/entities';
import { BusQuoteModal, type BusQuoteSources } from '@guiche/ui/modals/bus-quote-modal';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';
import { useLookups } from '../use-lookups.ts';

/** The lookups of the modal. @see S-170 */
function useBusQuoteSources(): BusQuoteSources {
  const search = useLookups();
  return {
    async searchStations(term, signal) {
      const stations = await search<LookupData['rodoviaria']>('rodoviaria', { term }, signal);
      return stations.map(({ nome }) => ({ id: nome, nome }));
    },
  };
}

/** Edits one bus quote. @see Q-047 */
export function BusQuoteEditor(props: QuoteEditorProps<BusService, BusQuote>) {
  const { service } = props;
  const sources = useBusQuoteSources();
  const { modal, actions, windows } = useQuoteEditor({ ...props, newQuote: (context) => newBusQuote({ ...context, service }) });
  return (
    <>
      <BusQuoteModal {...modal} actions={actions} sources={sources} service={service} now={() => new Date()} />
      {windows}
    </>
  );
}
