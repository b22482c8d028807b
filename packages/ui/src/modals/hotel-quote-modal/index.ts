export type { FoundHotel, HotelQuoteSources } from './hotel-quote-context.ts';
export { HotelQuoteModal } from './hotel-quote-modal.tsx';
export type { HotelQuoteActions, HotelQuoteModalProps } from './hotel-quote-modal-props.ts';
