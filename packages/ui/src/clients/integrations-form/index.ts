export type { EditedIntegrations } from './edited-integrations.ts';
export { IntegrationsForm, type IntegrationsFormProps } from './integrations-form.tsx';
