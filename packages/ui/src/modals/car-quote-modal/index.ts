export type { FoundPlace } from '../../quote/place-field.tsx';
export type { CarQuoteSources } from './car-quote-context.ts';
export { CarQuoteModal } from './car-quote-modal.tsx';
export type { CarQuoteActions, CarQuoteModalProps } from './car-quote-modal-props.ts';
