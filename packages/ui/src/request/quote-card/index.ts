export { QuoteCard, type QuoteCardProps } from './quote-card.tsx';
