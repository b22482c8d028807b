import type { User } from '@guiche/domain/entities';

/** The boolean fields of a user that grant rights. */
export const FLAGS = [
  'changePassword',
  'permiteTrocarConsultor',
  'visualizaDadosCartao',
  'visualizarUsuariosVipPremium',
  'temFornecedorExterno',
] as const;

/** The fields of a user that the form edits. `profile` is the role. */
export type EditedUser = Pick<
  User,
  'id' | 'name' | 'login' | 'email' | 'profile' | 'ativo' | 'instances' | 'allSelected' | (typeof FLAGS)[number]
>;
