export { BusResult, type BusResultProps } from './bus-result.tsx';
