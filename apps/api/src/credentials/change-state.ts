import { versionTag } from '@guiche/contract/call';
import { activationViolation, credentialStateViolation, readCredentialContent } from '@guiche/domain/credentials';
import type { CredentialActivation, ListedCredential } from '@guiche/domain/entities';
import type { EstadoCredencial } from '@guiche/domain/enums';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { askGateway, type GatewayAsking } from './ask-gateway.ts';
import { credentialRefusals } from './credential-refusals.ts';
import { requestRowOf } from './data/credential-requests.ts';
import { type CredentialRow, changeCredentialRow, credentialOf, lockedCredential } from './data/credentials.ts';
import { logCredential } from './log-credential.ts';
import { orderOf } from './request-credential.ts';
import { refuseOldVersion } from './save-credential.ts';
import { sealedContent, typedContent } from './sealed-content.ts';
import { wireCredential } from './wire-credential.ts';

/** Which credential changes its state; `seen` is the header `if-match`. */
interface StateChange {
  readonly id: string;
  readonly seen: string | undefined;
}

/** The locked credential, which may go into a state. Errors: 404, 409, 422. @see S-132, B-061 */
async function lockedFor(
  tx: Transaction,
  deps: Deps,
  session: Session,
  { id, seen, to }: StateChange & { readonly to: EstadoCredencial },
): Promise<CredentialRow> {
  const stored = await lockedCredential(tx, session.agencia.id, id);
  if (!stored) throw new CallError(404, 'registro_nao_encontrado');
  if (seen !== undefined && seen !== versionTag(stored.versao)) await refuseOldVersion({ ...deps, db: tx }, session, stored);
  const violation = credentialStateViolation(stored.estado, to);
  if (violation) throw new ViolationsError([violation]);
  return stored;
}

/** Activates a requested credential with what the supplier gave. Errors: 404, 409, 422. @see S-371, S-132, S-144 */
export async function activateCredential(
  deps: Deps,
  session: Session,
  { idAgenciaServico: id, credencial, identificador, empresas }: CredentialActivation,
  seen: string | undefined,
): Promise<ListedCredential> {
  return withTransaction(deps.db, async (tx) => {
    const stored = await lockedFor(tx, deps, session, { id, seen, to: 'ATIVADA' });
    const missing = activationViolation({ identificador });
    const { tipoServicoId, consolidadora } = stored;
    const typed = { servico: { id: tipoServicoId }, consolidadora, credencial, empresas, ativo: true, identificador };
    const violations = [...(missing ? [missing] : []), ...(await credentialRefusals(tx, session, typed, stored))];
    if (violations.length > 0) throw new ViolationsError(violations);
    const row = await changeCredentialRow(tx, stored, {
      ...sealedContent(deps.cards, id, typedContent(credencial)),
      tipoEmissao: readCredentialContent(credencial).tipoEmissao ?? stored.tipoEmissao,
      identificador: identificador.trim(),
      empresas: empresas.map((company) => company.id),
      ativo: true,
      estado: 'ATIVADA',
    });
    await logCredential(tx, deps, session, { actions: ['ATIVAR'], before: stored, after: row });
    return wireCredential({ ...deps, db: tx }, session, row);
  });
}

/**
 * Cancels a request at the gateway, outside of the transaction in which it is written. A credential that cannot be cancelled is left to the
 * write, which knows whether it was this one that cancelled it. Errors: 409, 502. @see S-372
 */
export async function cancelAtGateway(deps: Deps, session: Session, { id, seen }: StateChange, asking: GatewayAsking): Promise<void> {
  const stored = await credentialOf(deps.db, session.agencia.id, id);
  if (!stored || credentialStateViolation(stored.estado, 'CANCELADA')) return;
  if (seen !== undefined && seen !== versionTag(stored.versao)) await refuseOldVersion(deps, session, stored);
  const row = await requestRowOf(deps.db, id);
  if (row) await askGateway(asking, 'erro_cancelar_credencial', (signal) => asking.gateway.cancel(orderOf(deps, row), signal));
}

/** Writes that a requested credential was cancelled. Errors: 404, 409, 422. @see S-372, S-132 */
export async function writeCancelled(deps: Deps, session: Session, change: StateChange): Promise<ListedCredential> {
  return withTransaction(deps.db, async (tx) => {
    const stored = await lockedFor(tx, deps, session, { ...change, to: 'CANCELADA' });
    const row = await changeCredentialRow(tx, stored, { ativo: false, estado: 'CANCELADA' });
    await logCredential(tx, deps, session, { actions: ['DESATIVAR'], before: stored, after: row });
    return wireCredential({ ...deps, db: tx }, session, row);
  });
}
