export { type CarSearch, carSearchViolations, withReturnCity } from './car-search.ts';
export { HANDLE_GAP, historyPriceEnds, movedHandles } from './history-slider.ts';
