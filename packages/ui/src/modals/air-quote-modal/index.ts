export type { AirQuoteOptions, AirQuoteSources } from './air-quote-context.ts';
export { AirQuoteModal, type AirQuoteModalProps } from './air-quote-modal.tsx';
