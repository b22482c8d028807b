import type { PapelAgencia } from '../enums/index.ts';
import type { EditableUser } from './user-to-save.ts';

/** The role with which the form of a new user opens. @see A-218 */
export const NEW_USER_ROLE: PapelAgencia = 'AGENCY_ADMIN';

/** A new user as the form opens with one: active, without rights of its own, and working for all clients. @see */
export function newUser(): EditableUser {
  return {
    name: '',
    login: '',
    email: '',
    profile: NEW_USER_ROLE,
    ativo: true,
    changePassword: false,
    permiteTrocarConsultor: false,
    visualizaDadosCartao: false,
    visualizarUsuariosVipPremium: false,
    temFornecedorExterno: false,
    instances: [],
    allSelected: true,
  };
}
