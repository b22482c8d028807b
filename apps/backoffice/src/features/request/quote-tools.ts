// What copies and duplicates quotes, in one file that is fetched when somebody does it. One file: each that is fetched by itself splits what it
// shares with the first screen off into a further one, and that screen waits for all of them.
export { duplicateQuote, duplicateQuoteFor } from '@guiche/domain/quotes/duplicate';
export { quotesToSend, quoteText } from '@guiche/domain/quotes/text';
export { QuoteTextDialog } from '@guiche/ui/request/quote-text-dialog';
