import { holdsPermission, type WithPerfis } from '../access/index.ts';
import type { User } from '../entities/index.ts';

/**
 * The reports that a user of the agency sees: those for the profile AGENCIA; none without the permission
 * VISUALIZAR_RELATORIO_DE_AGENCIA.
 * @see S-113
 */
export function visibleReports<Report extends WithPerfis>(reports: readonly Report[], user: Pick<User, 'permissoes'>): readonly Report[] {
  if (!holdsPermission(user, 'VISUALIZAR_RELATORIO_DE_AGENCIA')) return [];
  return reports.filter(({ perfis }) => perfis.includes('AGENCIA'));
}
