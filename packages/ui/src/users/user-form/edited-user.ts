import type { User } from '@guiche/domain/entities';

/** The yes-or-no fields of a user that say what it may do. */
export const FLAGS = [
  'changePassword',
  'permiteTrocarConsultor',
  'visualizaDadosCartao',
  'visualizarUsuariosVipPremium',
  'temFornecedorExterno',
] as const;

/** What the form edits of a user. `profile` is the role. */
export type EditedUser = Pick<
  User,
  'id' | 'name' | 'login' | 'email' | 'profile' | 'ativo' | 'instances' | 'allSelected' | (typeof FLAGS)[number]
>;
