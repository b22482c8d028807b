import { PROFILES, type ProfileName } from '../access/index.ts';
import { PAPEL_AGENCIA, PAPEL_AGENCIA_KEY } from '../enums/index.ts';
import type { TopicKey } from '../messages/index.ts';
import type { usersMessages } from '../messages/users/index.ts';

/** The roles that the form of a user knows: those that it gives, and those that a user has from elsewhere. */
const LABELS = {
  ...PAPEL_AGENCIA_KEY,
  ADMIN: 'administrador_da_plataforma',
  AGENCY_INTERNAL: 'usuario_interno',
  TRAVELLER: 'usuario_viajante',
  APPROVER: 'usuario_aprovador',
} as const satisfies Record<ProfileName, TopicKey<typeof usersMessages>>;

function isProfileName(name: string): name is ProfileName {
  return Object.hasOwn(PROFILES, name);
}

/** The message key of a role's name; `undefined` for a role that is none of the agency's. @see S-327 */
export function roleLabel(role: string): (typeof LABELS)[ProfileName] | undefined {
  return isProfileName(role) ? LABELS[role] : undefined;
}

/**
 * The roles that a user may have after a change: those of an agency, or the present one alone when it is from elsewhere. Such a role is not
 * taken where it is not given: nobody of the agency could give it back.
 * @see A-217, S-327
 */
export function rolesFor(present?: ProfileName): readonly ProfileName[] {
  const given = present === undefined || PAPEL_AGENCIA.some((role) => role === present);
  return given ? PAPEL_AGENCIA : [present];
}
