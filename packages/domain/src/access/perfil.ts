import type { PERFIL } from '../enums/index.ts';

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
