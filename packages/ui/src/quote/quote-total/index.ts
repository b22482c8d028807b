export { QuoteTotal } from './quote-total.tsx';
