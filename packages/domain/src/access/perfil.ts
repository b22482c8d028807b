import type { PERFIL } from '../enums/index.ts';
import { PROFILES, type ProfileCode } from './profiles.ts';

export type Perfil = (typeof PERFIL)[number];

/** A person with all of their profiles. */
export interface WithPerfis {
  readonly perfis: readonly string[];
}

/** Whether a person has a profile. @see S-326 */
export function hasPerfil({ perfis }: WithPerfis, perfil: Perfil): boolean {
  return perfis.includes(perfil);
}

/** Whether a person configures the supplier integrations and may open their screen: the agency alone. @see S-328 */
export function mayConfigureIntegrations(person: WithPerfis): boolean {
  return hasPerfil(person, 'AGENCIA');
}

/** The kind of people that a profile belongs to: a client company's travellers or approvers, or the agency. @see A-015, S-326 */
export function perfilOf(profile: ProfileCode): Perfil {
  if (profile === PROFILES.TRAVELLER) return 'viajante';
  return profile === PROFILES.APPROVER ? 'aprovador' : 'AGENCIA';
}

/** Whether a person's menu has the entry of the agency online, where the own requests are: everyone's but the agency's. @see S-018 */
export function hasAgencyOnline(person: WithPerfis): boolean {
  return !hasPerfil(person, 'AGENCIA');
}
