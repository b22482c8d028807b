export { type OnDemand, onDemand } from './on-demand.tsx';
