export { ItineraryPaste, type ItineraryPasteProps } from './itinerary-paste.tsx';
export type { ItinerarySources, KnownCodes } from './known-codes.ts';
