import { listIntegrations } from './list-integrations.ts';
import { saveIntegrations } from './save-integrations.ts';

/** Every call about the integrations of client instances. */
export const INTEGRATION_CALLS = [listIntegrations, saveIntegrations] as const;
