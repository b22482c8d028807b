export type { Offer, WrittenService } from './offer-lines.ts';
export { offerFacts, quotesToSend, quoteText } from './quote-text.ts';
export { PLAIN_WIDTH, QUOTE_TEXT_FORMS, type QuoteTextForm, WHATSAPP_LIMIT } from './text-form.ts';
