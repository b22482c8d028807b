export { INTEGRATION_CALLS } from './integration-calls.ts';
export { listIntegrations } from './list-integrations.ts';
export { saveIntegrations } from './save-integrations.ts';
