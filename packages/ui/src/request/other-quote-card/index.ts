export { OtherQuoteCard, type OtherQuoteCardProps } from './other-quote-card.tsx';
