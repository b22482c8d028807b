export { BusQuoteModal } from './bus-quote-modal.tsx';
export type { BusQuoteActions, BusQuoteModalProps } from './bus-quote-modal-props.ts';
