export { QuoteComparison, type QuoteComparisonProps } from './quote-comparison.tsx';
