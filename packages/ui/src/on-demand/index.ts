export { CodeNotFetched } from './code-not-fetched.ts';
export { type OnDemand, onDemand } from './on-demand.tsx';
