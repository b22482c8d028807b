export { QuoteLog, type QuoteLogProps } from './quote-log.tsx';
