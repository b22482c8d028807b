export { AGENCY_ROLES, type AgencyRole, agencyRoleLabel } from './agency-role.ts';
export { holdsPermission } from './holds-permission.ts';
export { hasPerfil, mayConfigureIntegrations, PERFIS, type Perfil, type WithPerfis } from './perfil.ts';
export { ADMINISTRATION_PERMISSIONS, PERMISSIONS, type Permission, REPORT_PERMISSIONS, TRIP_PERMISSIONS } from './permission.ts';
