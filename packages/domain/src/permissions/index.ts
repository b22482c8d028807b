export { holdsPermission } from './holds-permission.ts';
export { hasPerfil, mayConfigureIntegrations, type Perfil, type WithPerfis } from './perfil.ts';
