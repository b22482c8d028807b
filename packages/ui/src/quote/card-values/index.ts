export { CardValues, type CardValuesProps } from './card-values.tsx';
