import { countFinalizedAir } from './count-finalized-air.ts';
import { countIssuedAir } from './count-issued-air.ts';
import { listBiReports } from './list-bi-reports.ts';

/** Every call about the figures of the dashboard and of the management panel. */
export const PANEL_CALLS = [countIssuedAir, countFinalizedAir, listBiReports] as const;
