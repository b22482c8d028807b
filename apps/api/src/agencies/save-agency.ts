import { versionTag } from '@guiche/contract/call';
import { agencyToSave, agencyViolations } from '@guiche/domain/agencies';
import type { Agency, MirroredAgency } from '@guiche/domain/entities';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { type AgencyRow, copyAt, lockAgency, placeOfCopy, storeCopy, updateAgency } from './data/agencies.ts';
import { wireAgency } from './wire-agency.ts';

/** Whether a version that a caller saw is the stored one. `seen` is the header `if-match`; without it nothing is checked. @see B-061 */
function isPresent(seen: string | undefined, { versao }: AgencyRow): boolean {
  return seen === undefined || seen === versionTag(versao);
}

/** Saves the registration of the session's agency. Errors: 409 when another version is stored, 422 by its rules. @see */
export function saveAgency({ db }: Deps, { agencia }: Session, agency: Agency, seen: string | undefined): Promise<AgencyRow> {
  const violations = agencyViolations(agency);
  if (violations.length > 0) throw new ViolationsError(violations);
  return withTransaction(db, async (tx) => {
    const present = await lockAgency(tx, agencia.id);
    if (!isPresent(seen, present)) throw new CallError(409, 'agencia_alterada_por_outra_pessoa', {}, { atual: wireAgency(present) });
    return updateAgency(tx, present, agencyToSave(agency));
  });
}

/**
 * Saves the copy of the session's agency in a client instance. Errors: 404 for an id that is not the agency's, 409 when the agency has been
 * saved again since. @see A-199
 */
export function copyAgency(
  { db }: Deps,
  { agencia }: Session,
  { productId, body, seen }: { readonly productId: number; readonly body: MirroredAgency; readonly seen: string | undefined },
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const place = await placeOfCopy(tx, agencia.id, productId);
    if (!place) throw new CallError(404, 'registro_nao_encontrado');
    const present = await lockAgency(tx, agencia.id);
    if (!isPresent(seen, present)) {
      throw new CallError(409, 'agencia_alterada_por_outra_pessoa', {}, { atual: await copyAt(tx, place) });
    }
    await storeCopy(tx, place, body);
  });
}
