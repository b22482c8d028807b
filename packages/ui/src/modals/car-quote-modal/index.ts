export type { CarQuoteSources, FoundPlace } from './car-quote-context.ts';
export { CarQuoteModal } from './car-quote-modal.tsx';
export type { CarQuoteActions, CarQuoteModalProps } from './car-quote-modal-props.ts';
