export type { AirQuoteSources } from './air-quote-context.ts';
export { AirQuoteModal } from './air-quote-modal.tsx';
export type { AirQuoteActions, AirQuoteModalProps, OpenAirQuote } from './air-quote-modal-props.ts';
