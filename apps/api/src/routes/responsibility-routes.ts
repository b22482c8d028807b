import { randomUUID } from 'node:crypto';
import * as calls from '@guiche/contract/responsibility';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { logAtendimento } from '../db/schema/log.ts';
import { usuario } from '../db/schema/usuario.ts';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { findVisible } from '../requests/request-access.ts';
import { release } from '../responsibility/release.ts';
import { takeOver } from '../responsibility/take-over.ts';

/** Who answers for a request. */
export function responsibilityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, calls.findResponsible, {}, async ({ session, params }) => {
    const { responsavelId } = await findVisible(db, session, { uuid: params.uuid });
    if (responsavelId === null) return { reponsavel: null };
    const [row] = await db.select({ id: usuario.id, name: usuario.nome }).from(usuario).where(eq(usuario.id, responsavelId));
    return { reponsavel: row ?? null };
  });

  registerCall(app, deps, calls.listConsultants, {}, ({ session, query }) =>
    db
      .select({ id: usuario.id, name: usuario.nome, profiles: usuario.perfis })
      .from(usuario)
      .where(and(eq(usuario.agenciaId, session.agencia.id), eq(usuario.ativo, query.ativos)))
      .orderBy(asc(usuario.nome)),
  );

  registerCall(app, deps, calls.takeOverRequest, { route: '/relatorio' }, async ({ session, query, body }) => ({
    reponsavel: await takeOver(deps, session, {
      uuidSolicitacao: body.uuidSolicitacao,
      idResponsavel: body.reponsavel.id,
      podeSubstituir: query.podeSubstituir,
    }),
  }));

  registerCall(app, deps, calls.releaseRequest, { route: '/relatorio' }, async ({ session, body }) => {
    await release(deps, session, body);
    return undefined;
  });

  registerCall(app, deps, calls.recordAttendance, {}, async ({ session, body }) => {
    const { uuid } = await findVisible(db, session, { uuid: body.uuidSolicitacao });
    await db
      .insert(logAtendimento)
      .values({ id: randomUUID(), solicitacaoUuid: uuid, usuarioId: session.usuario.id, instancia: body.instance, em: deps.now() });
    return undefined;
  });
}
