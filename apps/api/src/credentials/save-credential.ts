import { randomUUID } from 'node:crypto';
import { newCredential, readCredentialContent } from '@guiche/domain/credentials';
import type { CredentialLogEntry, ListedCredential } from '@guiche/domain/entities';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { credentialRefusals, type TypedCredential } from './credential-refusals.ts';
import { type CredentialRow, changeCredentialRow, insertCredentialRow, lockedCredential } from './data/credentials.ts';
import { logCredential } from './log-credential.ts';
import { openContent, sealedContent, typedContent, withStoredSecrets } from './sealed-content.ts';
import { wireCredential } from './wire-credential.ts';

/** What every consolidator can do: somebody issues elsewhere. */
const BY_DEFAULT = 'SISTEMA_EXTERNO';

/** The columns of a typed credential. An empty password keeps the stored one of the same consolidator, and of no other. */
function columnsOf({ cards }: Deps, id: string, typed: TypedCredential, stored?: CredentialRow) {
  const former = stored?.consolidadora === typed.consolidadora ? stored : undefined;
  const content = typedContent(typed.credencial);
  const whole = former ? withStoredSecrets(content, openContent(cards, former)) : content;
  return {
    tipoServicoId: typed.servico.id,
    consolidadora: typed.consolidadora,
    tipoEmissao: readCredentialContent(typed.credencial).tipoEmissao ?? former?.tipoEmissao ?? BY_DEFAULT,
    identificador: typed.identificador?.trim() ?? '',
    empresas: typed.empresas.map((company) => company.id),
    ...sealedContent(cards, id, whole, former),
  };
}

/** Creates a credential: active. Errors: 422. @see S-367, S-132 */
export async function insertCredential(deps: Deps, session: Session, typed: TypedCredential): Promise<ListedCredential> {
  return withTransaction(deps.db, async (tx) => {
    const violations = await credentialRefusals(tx, session, typed);
    if (violations.length > 0) throw new ViolationsError(violations);
    const id = randomUUID();
    const columns = columnsOf(deps, id, typed);
    const row = await insertCredentialRow(tx, newCredential({ id, agenciaId: session.agencia.id, estado: null, ...columns }));
    await logCredential(tx, deps, session, { actions: ['ADICIONAR'], after: row });
    return wireCredential({ ...deps, db: tx }, session, row);
  });
}

/** What a save did, as the log names it. */
function actionsOf({ cards }: Deps, before: CredentialRow, after: CredentialRow): readonly CredentialLogEntry['acao'][] {
  const kept = (row: CredentialRow) =>
    JSON.stringify([row.consolidadora, row.identificador, row.empresas, Object.entries(openContent(cards, row)).toSorted()]);
  const switched = before.ativo === after.ativo ? [] : [after.ativo ? ('ATIVAR' as const) : ('DESATIVAR' as const)];
  return [...(kept(before) === kept(after) ? [] : (['ALTERAR'] as const)), ...switched];
}

/** Saves a credential. Errors: 404; 409 when another change was first; 422, also for one that is only requested, or was cancelled. @see S-366, S-132, B-061 */
export async function saveCredential(
  deps: Deps,
  session: Session,
  id: string,
  { versao, ...typed }: TypedCredential & Pick<ListedCredential, 'versao'>,
): Promise<ListedCredential> {
  return withTransaction(deps.db, async (tx) => {
    const scope = { ...deps, db: tx };
    const stored = await lockedCredential(tx, session.agencia.id, id);
    // A credential of another agency gets the same response as one that does not exist.
    if (!stored) throw new CallError(404, 'registro_nao_encontrado');
    if (stored.versao !== versao) await refuseOldVersion(scope, session, stored);
    if (stored.estado === 'SOLICITADA' || stored.estado === 'CANCELADA')
      throw new ViolationsError([{ key: 'estado_da_credencial_nao_permite', field: '' }]);
    const violations = await credentialRefusals(tx, session, typed, stored);
    if (violations.length > 0) throw new ViolationsError(violations);
    const row = await changeCredentialRow(tx, stored, { ...columnsOf(deps, id, typed, stored), ativo: typed.ativo });
    await logCredential(tx, deps, session, { actions: actionsOf(deps, stored, row), before: stored, after: row });
    return wireCredential(scope, session, row);
  });
}

/** Refuses a change of a version that is stored no more, with the credential as it is. @see B-061 */
export async function refuseOldVersion(deps: Deps, session: Session, stored: CredentialRow): Promise<never> {
  throw new CallError(409, 'credencial_alterada_por_outra_pessoa', {}, { atual: await wireCredential(deps, session, stored) });
}
