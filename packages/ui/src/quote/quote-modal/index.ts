export type { QuoteFormHandle } from '../quote-actions.tsx';
export type { QuoteOptions } from '../quote-surroundings.ts';
export { type QuoteFrameProps, QuoteModal } from './quote-modal.tsx';
export type { QuoteModalProps } from './quote-modal-props.ts';
export { useIsWide } from './use-is-wide.ts';
