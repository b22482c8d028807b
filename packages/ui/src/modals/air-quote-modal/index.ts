export type { AirQuoteSources } from './air-quote-context.ts';
export { AirQuoteModal } from './air-quote-modal.tsx';
export type { AirQuoteActions, AirQuoteModalProps } from './air-quote-modal-props.ts';
