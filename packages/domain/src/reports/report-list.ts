import type { User } from '../entities/index.ts';
import { holdsPermission } from '../permissions/index.ts';

/** A report as its list has it. @see S-273 */
export interface ListedReport {
  readonly perfis: readonly string[];
}

/**
 * The reports that a user of the agency sees: those for the profile AGENCIA; none without the permission
 * VISUALIZAR_RELATORIO_DE_AGENCIA.
 * @see S-113
 */
export function visibleReports<Report extends ListedReport>(reports: readonly Report[], user: Pick<User, 'permissoes'>): readonly Report[] {
  if (!holdsPermission(user, 'VISUALIZAR_RELATORIO_DE_AGENCIA')) return [];
  return reports.filter(({ perfis }) => perfis.includes('AGENCIA'));
}
