import { activeProfile, PROFILES, type ProfileName, profileName } from '../access/index.ts';
import type { User } from '../entities/index.ts';

/** The boolean fields of a user that grant something or ask for something. @see A-217 */
export const USER_FLAGS = [
  'changePassword',
  'permiteTrocarConsultor',
  'visualizaDadosCartao',
  'visualizarUsuariosVipPremium',
  'temFornecedorExterno',
] as const;

/** The fields of a user that are edited and sent to be saved; `profile` is the role. @see */
export type EditableUser = Pick<User, 'name' | 'login' | 'email' | 'ativo' | 'instances' | 'allSelected' | (typeof USER_FLAGS)[number]> & {
  readonly profile: ProfileName;
};

/** A user as it is edited; the role is the active profile. */
export function editableUser<Fields extends User>(user: Fields): Fields & EditableUser {
  return { ...user, profile: profileName(activeProfile(user) ?? PROFILES.AGENCY) };
}

/** What somebody who does not administer changes of the own user: no right, and nothing that says who logs in. @see A-217 */
export function isOwnField(field: keyof EditableUser): boolean {
  return field === 'name' || field === 'email';
}

/** Who changes a user. */
export interface Editor {
  /** Whether the editor administers the users of the agency. */
  readonly administers: boolean;
  /** Whether it is the editor's own user. */
  readonly own: boolean;
}

/**
 * What is taken of a typed user: all of it from those who administer, and only the name and the e-mail from anybody else, so that nobody
 * gives rights to oneself.
 * @see A-217
 */
export function takenUser<Fields extends EditableUser>(
  stored: Fields,
  typed: Fields,
  { administers }: Pick<Editor, 'administers'>,
): Fields {
  return administers ? typed : { ...stored, name: typed.name, email: typed.email };
}
