export { CarResult, type CarResultProps } from './car-result.tsx';
