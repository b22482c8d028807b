export { BusQuoteModal } from './bus-quote-modal.tsx';
export type { BusQuoteActions, BusQuoteModalProps, BusQuoteSources } from './bus-quote-modal-props.ts';
