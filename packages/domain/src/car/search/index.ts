export { type CarSearch, carSearchViolations, withReturnCity } from './car-search.ts';
