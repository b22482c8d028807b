import {
  findResponsible,
  listConsultants,
  recordAttendance,
  recordConclusion,
  releaseRequest,
  responsibilityTag,
  takeOverRequest,
  takeOverRequests,
} from '@guiche/contract/responsibility';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { requestOfService } from '../requests/data/services.ts';
import { selectVisible } from '../requests/data/visible-requests.ts';
import { findVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { clientInstancesOf } from '../users/data/client-instances.ts';
import { writeAttendance } from './data/attendance-log.ts';
import { consultantsOf, responsibleOf } from './data/consultants.ts';
import { release } from './release.ts';
import { takeOver } from './take-over.ts';
import { takeOverMany } from './take-over-many.ts';

/** Refuses (403) a client instance for which the user does not work. */
async function refuseStrangeInstance(db: Queryable, session: Session, instance: string): Promise<void> {
  const own = await clientInstancesOf(db, session);
  if (!own.some(({ instancia }) => instancia === instance)) throw new CallError(403, 'usuario_sem_acesso_nessa_unidade_de_negocio');
}

/** The routes of the calls about who is responsible for a request. */
export function responsibilityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, findResponsible, async ({ session, params, setHeader }) => {
    const { responsavelId } = await findVisible(db, session, { uuid: params.uuid });
    const reponsavel = responsavelId === null ? null : ((await responsibleOf(db, responsavelId)) ?? null);
    setHeader('etag', responsibilityTag(reponsavel));
    return { reponsavel };
  });

  registerCall(app, deps, listConsultants, ({ session, query }) => consultantsOf(db, session, query.ativos));

  registerCall(app, deps, takeOverRequest, async ({ deps: scope, session, query, headers, body }) => ({
    reponsavel: await takeOver(scope, session, {
      uuidSolicitacao: body.uuidSolicitacao,
      idResponsavel: body.reponsavel.id,
      podeSubstituir: query.podeSubstituir,
      seen: headers['if-match'],
    }),
  }));

  registerCall(app, deps, takeOverRequests, (call) => takeOverMany(call.deps, call));

  registerCall(app, deps, releaseRequest, async ({ deps: scope, session, headers, body }) => {
    await release(scope, session, { uuid: body, seen: headers['if-match'] });
    return undefined;
  });

  registerCall(app, deps, recordAttendance, async ({ deps: scope, session, body }) => {
    const { uuid } = await findVisible(scope.db, session, { uuid: body.uuidSolicitacao });
    await refuseStrangeInstance(scope.db, session, body.instance);
    await writeAttendance(scope.db, { solicitacaoUuid: uuid, usuarioId: session.usuario.id, instancia: body.instance, em: deps.now() });
    return undefined;
  });

  registerCall(app, deps, recordConclusion, async ({ deps: scope, session, body: { idServico, instance } }) => {
    const uuid = await requestOfService(scope.db, idServico);
    if (uuid === undefined) throw new CallError(404, 'servico_nao_encontrado');
    // Another agency's service gets the same response as one that does not exist.
    const visible = await selectVisible(scope.db, session, { uuid });
    if (!visible) throw new CallError(404, 'servico_nao_encontrado');
    await refuseStrangeInstance(scope.db, session, instance);
    await writeAttendance(scope.db, {
      solicitacaoUuid: uuid,
      servicoId: idServico,
      usuarioId: session.usuario.id,
      instancia: instance,
      em: deps.now(),
    });
    return undefined;
  });
}
