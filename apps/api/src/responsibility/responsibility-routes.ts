import { findResponsible, listConsultants, recordAttendance, releaseRequest, takeOverRequest } from '@guiche/contract/responsibility';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { findVisible } from '../requests/request-access.ts';
import { writeAttendance } from './data/attendance-log.ts';
import { consultantsOf, responsibleOf } from './data/consultants.ts';
import { release } from './release.ts';
import { takeOver } from './take-over.ts';

/** The routes of the calls about who is responsible for a request. */
export function responsibilityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, findResponsible, async ({ session, params }) => {
    const { responsavelId } = await findVisible(db, session, { uuid: params.uuid });
    return { reponsavel: responsavelId === null ? null : ((await responsibleOf(db, responsavelId)) ?? null) };
  });

  registerCall(app, deps, listConsultants, ({ session, query }) => consultantsOf(db, session, query.ativos));

  registerCall(app, deps, takeOverRequest, async ({ session, query, body }) => ({
    reponsavel: await takeOver(deps, session, {
      uuidSolicitacao: body.uuidSolicitacao,
      idResponsavel: body.reponsavel.id,
      podeSubstituir: query.podeSubstituir,
    }),
  }));

  registerCall(app, deps, releaseRequest, async ({ session, body }) => {
    await release(deps, session, body);
    return undefined;
  });

  registerCall(app, deps, recordAttendance, async ({ session, body }) => {
    const { uuid } = await findVisible(db, session, { uuid: body.uuidSolicitacao });
    await writeAttendance(db, { solicitacaoUuid: uuid, usuarioId: session.usuario.id, instancia: body.instance, em: deps.now() });
    return undefined;
  });
}
