import { randomUUID } from 'node:crypto';
import { versionTag } from '@guiche/contract/call';
import { PROFILES } from '@guiche/domain/access';
import type { User } from '@guiche/domain/entities';
import { userChanges } from '@guiche/domain/logs';
import type { Violation } from '@guiche/domain/messages';
import { mayBeResponsible } from '@guiche/domain/responsibility';
import {
  cleanedUser,
  type EditableUser,
  editableUser,
  platformUserViolation,
  sharedUserViolation,
  takenUser,
  userChangeViolations,
  userViolations,
} from '@guiche/domain/users';
import { isDuplicate } from '../db/database-errors.ts';
import { type Queryable, type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { activeColleague } from '../responsibility/data/consultants.ts';
import { handOver } from '../responsibility/hand-over.ts';
import type { UserWithoutPasswords } from '../session/data/passwords.ts';
import type { Session } from '../session/data/sessions.ts';
import { hashPassword } from '../session/password.ts';
import { newToken } from '../session/token.ts';
import { administers } from './administers.ts';
import { clientInstancesOfAgency } from './data/client-instances.ts';
import { eventOf, writeUserLog } from './data/user-log.ts';
import {
  chooseCompanies,
  closeSessionsOf,
  insertUserRow,
  isEmailTaken,
  isTaken,
  lockUser,
  type UserFields,
  updateUserRow,
} from './data/users.ts';
import { worksAtOwnAgency } from './own-agency.ts';
import { refuseUnlessOwn } from './user-access.ts';
import { wireUsers } from './wire-users.ts';

const EMAIL_TAKEN: Violation = { key: 'email_em_uso', field: 'email' };
const NO_SUBSTITUTE: Violation = { key: 'campo_invalido', params: { campo: 'substituto' }, field: 'substituto' };

/** The refusal of a login that somebody has; one that is the e-mail is told there: it was taken from it, or is typed at both. @see */
function loginTaken({ login, email }: Pick<EditableUser, 'login' | 'email'>): ViolationsError {
  const isEmail = login === email.toLowerCase();
  return new ViolationsError([isEmail ? EMAIL_TAKEN : { key: 'login_em_uso', field: 'login' }]);
}

/** Refuses (422) an e-mail that a colleague has: the access data of both would go to one person. A stored one may stay. @see A-217 */
async function refuseTakenEmail(tx: Transaction, session: Session, typed: Pick<User, 'id' | 'email'>, before = ''): Promise<void> {
  if (typed.email === '' || typed.email.toLowerCase() === before.toLowerCase()) return;
  if (await isEmailTaken(tx, session.agencia.id, typed)) throw new ViolationsError([EMAIL_TAKEN]);
}

/** The profiles of a user whose role was chosen: it becomes the active one, and the others stay. */
function profilesWith(profile: EditableUser['profile'], before: readonly number[] = []): number[] {
  const code = PROFILES[profile];
  return [code, ...before.slice(1).filter((other) => other !== code)];
}

function fieldsOf(user: EditableUser, profilesBefore?: readonly number[]): UserFields {
  return {
    nome: user.name,
    login: user.login,
    email: user.email,
    ativo: user.ativo,
    perfis: profilesWith(user.profile, profilesBefore),
    todasEmpresas: user.allSelected,
    changePassword: user.changePassword,
    permiteTrocarConsultor: user.permiteTrocarConsultor,
    visualizaDadosCartao: user.visualizaDadosCartao,
    visualizarUsuariosVipPremium: user.visualizarUsuariosVipPremium,
    temFornecedorExterno: user.temFornecedorExterno,
  };
}

/** The chosen client companies, all of them of the agency. Errors: 422 for one that is not. */
async function companiesOf(db: Queryable, { agencia }: Session, { instances, allSelected }: EditableUser): Promise<readonly number[]> {
  if (allSelected) return [];
  const own = new Set((await clientInstancesOfAgency(db, agencia.id)).map(({ id }) => id));
  const chosen = [...new Set(instances.map(({ id }) => id))];
  if (!chosen.every((id) => own.has(id))) {
    throw new ViolationsError([{ key: 'campo_invalido', params: { campo: 'instances' }, field: 'instances' }]);
  }
  return chosen;
}

/** A user as it is stored now. */
interface StoredUser {
  readonly usuario: UserWithoutPasswords;
  readonly wire: User;
  readonly user: User & EditableUser;
}

/** Errors: 404 when nobody of the session's agency has the id. */
async function storedUser(tx: Transaction, session: Session, id: string): Promise<StoredUser> {
  const usuario = await lockUser(tx, session.agencia.id, id);
  // Nobody else can have it: another agency's user looks like none.
  if (!usuario) throw new CallError(404, 'usuario_nao_encontrado');
  const [wire] = await wireUsers(tx, session, [usuario]);
  if (!wire) throw new CallError(404, 'usuario_nao_encontrado');
  return { usuario, wire, user: editableUser(wire) };
}

/**
 * Creates a user of the session's agency, who has no password yet, with the permissions and modules of who creates it. Errors: 422.
 * @see
 */
export async function insertUser({ db, now }: Deps, session: Session, typed: EditableUser): Promise<StoredUser> {
  const user = cleanedUser(typed);
  const violations = [...userViolations(user), ...userChangeViolations(null, user, { administers: true, own: false })];
  if (violations.length > 0) throw new ViolationsError(violations);
  const id = randomUUID();
  // Nobody knows this password: the first one comes with the invite.
  const senhaHash = await hashPassword(newToken());
  return withTransaction(db, async (tx) => {
    const companies = await companiesOf(tx, session, user);
    await refuseTakenEmail(tx, session, { id, email: user.email });
    const { permissoes, modulos } = session.usuario;
    const row = { id, agenciaId: session.agencia.id, senhaHash, permissoes, modulos, ...fieldsOf(user) };
    if (!(await insertUserRow(tx, row))) throw loginTaken(user);
    await chooseCompanies(tx, id, companies);
    await writeUserLog(tx, { usuarioId: id, autorNome: session.usuario.nome, em: now() }, [eventOf('INSERT')]);
    return storedUser(tx, session, id);
  });
}

/** A change of a user that was sent. */
interface UserToChange {
  readonly id: string;
  readonly typed: EditableUser;
  readonly seen: string | undefined;
  /** Who gets the unfinished requests of a user whom the change deactivates. @see S-176 */
  readonly substituteId?: string | null | undefined;
}

/**
 * Changes a user of the session's agency: all that is edited, or only the name and the e-mail of the own user for who does not administer.
 * `seen` is the header `if-match`. Who is deactivated is logged out everywhere, and a substitute, if one is
 * named, becomes responsible for the unfinished requests. Errors: 403 for somebody else's user, for a shared one, and for one who administers
 * the platform unless the editor does so, too; 404; 409 when another version is stored; 422.
 * @see, B-061, S-176
 */
export async function changeUser(
  { db, now }: Deps,
  session: Session,
  { id, typed, seen, substituteId }: UserToChange,
): Promise<StoredUser> {
  refuseUnlessOwn(session, id);
  const editor = { administers: administers(session), own: id === session.usuario.id };
  return withTransaction(db, async (tx) => {
    const { usuario, wire, user: stored } = await storedUser(tx, session, id);
    const shared = sharedUserViolation({ shared: usuario.compartilhado, ownAgency: worksAtOwnAgency(session) });
    if (shared) throw new CallError(403, shared.key, shared.params);
    const platform = platformUserViolation(stored.profile, editableUser({ ...wire, profiles: session.usuario.perfis }).profile);
    if (platform) throw new CallError(403, platform.key);
    if (seen !== undefined && seen !== versionTag(usuario.versao)) {
      throw new CallError(409, 'usuario_alterado_por_outra_pessoa', {}, { atual: wire });
    }
    const taken = takenUser<EditableUser>(stored, typed, editor);
    const user = cleanedUser(taken);
    const violations = [...userViolations(user), ...userChangeViolations(stored, user, editor)];
    const leaves = stored.ativo && !user.ativo;
    const substitute = leaves && substituteId ? await activeColleague(tx, session, substituteId) : undefined;
    if (leaves && substituteId && (!substitute || substitute.id === id || !mayBeResponsible(substitute))) violations.push(NO_SUBSTITUTE);
    if (violations.length > 0) throw new ViolationsError(violations);
    await refuseTakenEmail(tx, session, { id, email: user.email }, stored.email);
    if (await isTaken(tx, user.login, id)) throw loginTaken(user);
    await chooseCompanies(tx, id, await companiesOf(tx, session, user));
    await updateUserRow(tx, id, fieldsOf(user, usuario.perfis));
    if (leaves) await closeSessionsOf(tx, id);
    if (substitute) await handOver(tx, { agenciaId: session.agencia.id, from: { id, name: stored.name }, to: substitute, em: now() });
    await writeUserLog(tx, { usuarioId: id, autorNome: session.usuario.nome, em: now() }, userChanges(stored, user));
    return storedUser(tx, session, id);
  }).catch((error: unknown) => {
    // Somebody took the login since it was looked for.
    throw isDuplicate(error) ? loginTaken(cleanedUser(typed)) : error;
  });
}
