import { responsibilityTag, takeOverRequests } from '@guiche/contract/responsibility';
import type { ErrorBody, Responsible } from '@guiche/domain/entities';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, errorBody } from '../http/call-error.ts';
import { logRefusedAccess } from '../http/error-handler.ts';
import type { CallContext } from '../http/register-call.ts';
import { findVisible } from '../requests/request-access.ts';
import { clientInstancesOf } from '../users/data/client-instances.ts';
import { writeAttendance } from './data/attendance-log.ts';
import { findColleague, takeOver } from './take-over.ts';

interface TakenOver {
  readonly reponsavel: Responsible;
  readonly resultados: { readonly uuid: string; readonly recusa: ErrorBody | null }[];
}

/**
 * Makes a user responsible for many requests, each by the rules of one: what the rules refuse is refused before anything of it is written, so
 * that the others may be written in the same transaction. The attendance log says of each who attends to it. Errors: 404 for an unknown user.
 * @see A-137, B-044
 */
export function takeOverMany(deps: Deps, call: CallContext<typeof takeOverRequests>): Promise<TakenOver> {
  const { session, body, language, log, ip } = call;
  const asked = { log, user: session.usuario.id, call: takeOverRequests.name, address: ip };

  return withTransaction(deps.db, async (tx) => {
    const scope = { ...deps, db: tx };
    const reponsavel = await findColleague(tx, session, body.reponsavel.id);
    const instances = new Map((await clientInstancesOf(tx, session)).map(({ id, instancia }) => [id, instancia]));

    async function attend(uuid: string): Promise<void> {
      const { empresaId } = await findVisible(tx, session, { uuid });
      const instancia = instances.get(empresaId);
      if (instancia === undefined) return;
      await writeAttendance(tx, { solicitacaoUuid: uuid, usuarioId: session.usuario.id, instancia, em: deps.now() });
    }

    const refusals = new Map<string, ErrorBody | null>();
    // Everybody locks requests in the same order: two who want some of the same wait, and do not block each other.
    for (const { uuid, visto } of body.solicitacoes.toSorted((a, b) => a.uuid.localeCompare(b.uuid))) {
      const seen = responsibilityTag(visto === null ? null : { id: visto });
      try {
        await takeOver(scope, session, { uuidSolicitacao: uuid, idResponsavel: reponsavel.id, podeSubstituir: true, seen });
        await attend(uuid);
        refusals.set(uuid, null);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        logRefusedAccess(error, asked);
        refusals.set(uuid, errorBody(language, error.key, error.params));
      }
    }
    return { reponsavel, resultados: body.solicitacoes.map(({ uuid }) => ({ uuid, recusa: refusals.get(uuid) ?? null })) };
  });
}
