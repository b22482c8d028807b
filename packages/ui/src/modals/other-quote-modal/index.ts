export { OtherQuoteModal } from './other-quote-modal.tsx';
export type { OtherQuoteActions, OtherQuoteModalProps } from './other-quote-modal-props.ts';
