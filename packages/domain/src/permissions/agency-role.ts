import type { AnyMessageKey } from '../messages/index.ts';

/** What a user is within an agency. @see S-327 */
export const AGENCY_ROLES = ['AGENCY_ADMIN', 'AGENCY'] as const;
export type AgencyRole = (typeof AGENCY_ROLES)[number];

// `agente` is the older label of AGENCY.
const LABELS: Record<AgencyRole, AnyMessageKey> = { AGENCY_ADMIN: 'administrador', AGENCY: 'usuario' };

/** The label of an agency role. @see S-327 */
export function agencyRoleLabel(role: AgencyRole): AnyMessageKey {
  return LABELS[role];
}
