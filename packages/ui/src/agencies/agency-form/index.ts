export { AgencyForm, type AgencyFormProps } from './agency-form.tsx';
export type { EditedAgency } from './edited-agency.ts';
