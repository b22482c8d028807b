export { CodeNotFetched, type OnDemand, onDemand } from './on-demand.tsx';
