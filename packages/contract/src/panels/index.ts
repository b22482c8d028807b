export { countFinalizedAir } from './count-finalized-air.ts';
export { countIssuedAir } from './count-issued-air.ts';
export { listBiReports } from './list-bi-reports.ts';
export { PANEL_CALLS } from './panel-calls.ts';
