export { OtherQuoteModal } from './other-quote-modal.tsx';
export type { OtherQuoteActions, OtherQuoteModalProps, OtherQuoteSources } from './other-quote-modal-props.ts';
