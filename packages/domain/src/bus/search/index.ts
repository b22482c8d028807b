export { type BusSearch, busSearchViolations } from './bus-search.ts';
