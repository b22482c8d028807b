import type { User, UserLogEntry } from '../entities/index.ts';
import { roleLabel } from '../users/index.ts';
import type { LoggedText } from './logged-text.ts';

/** The fields of a user whose changes are logged. */
export type LoggedUser = Pick<User, 'email' | 'login' | 'name' | 'ativo' | 'changePassword' | 'profile'>;

/** A change as a user's log keeps it, before it has a moment and who did it. */
export type UserChange = Pick<UserLogEntry, 'acao' | 'valorAnterior' | 'valorNovo'>;

// A record, so that a logged field without an action does not compile. The integration code is no field of a user.
const ACTIONS: Record<keyof LoggedUser, UserLogEntry['acao']> = {
  email: 'CHANGE_EMAIL',
  login: 'CHANGE_LOGIN',
  name: 'CHANGE_NAME',
  ativo: 'CHANGE_ACTIVE',
  changePassword: 'CHANGE_CHANGE_PASSWORD',
  profile: 'CHANGE_PROFILE',
};

const FIELDS = Object.keys(ACTIONS) as readonly (keyof LoggedUser)[];

/** One entry for each logged field whose value changed, with both values as text; flags are `true` and `false`. @see A-224 */
export function userChanges(before: LoggedUser, after: LoggedUser): readonly UserChange[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    acao: ACTIONS[field],
    valorAnterior: String(before[field]),
    valorNovo: String(after[field]),
  }));
}

/** A value in a user's log as it is shown: flags and roles in words, anything else as it is; `null` for an entry without that value. @see A-225 */
export function userLogValue(acao: string, value: string | null): LoggedText | null {
  if (value === null) return null;
  if (acao === 'CHANGE_ACTIVE') return { key: value === 'true' ? 'situacao_ativo' : 'situacao_inativo' };
  if (acao === 'CHANGE_CHANGE_PASSWORD') return { key: value === 'true' ? 'log_valor_sim' : 'log_valor_nao' };
  const role = acao === 'CHANGE_PROFILE' ? roleLabel(value) : undefined;
  return role ? { key: role } : { text: value };
}
