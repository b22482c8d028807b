import * as calls from '@guiche/contract/lookups';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../auth/session.ts';
import { agenciaServico, empresa, fornecedor } from '../db/schema/agencia.ts';
import { intermediador } from '../db/schema/referencia.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { listLookup, searchLookup } from '../lookups/lookup.ts';
import { wireAgencyService } from '../lookups/wire-choices.ts';
import { companyIsVisible } from '../users/wire-user.ts';

function refuseOtherAgency(session: Session, idAgencia: number): void {
  if (idAgencia !== session.agencia.id) throw new CallError(403, 'sem_permissao');
}

/** What a quote picks from. */
export function lookupRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, calls.searchLookup, {}, ({ session, body }) => searchLookup(db, session, body.entity, body.term));

  registerCall(app, deps, calls.listLookup, {}, ({ session, params }) => listLookup(db, session, params.entity));

  registerCall(app, deps, calls.listIntermediaries, {}, async () => {
    const rows = await db.select().from(intermediador).orderBy(asc(intermediador.tipoServicoId), asc(intermediador.nome));
    return rows.map(({ nome, tipoServicoId }) => ({ nome, tipoServico: tipoServicoId }));
  });

  registerCall(app, deps, calls.listSuppliers, {}, ({ session, params }) => {
    refuseOtherAgency(session, params.idAgencia);
    return db
      .select({ id: fornecedor.id, nome: fornecedor.nome })
      .from(fornecedor)
      .where(eq(fornecedor.agenciaId, session.agencia.id))
      .orderBy(asc(fornecedor.nome));
  });

  registerCall(app, deps, calls.listConsolidators, {}, async ({ session, params }) => {
    refuseOtherAgency(session, params.idAgencia);
    const [company] = await db
      .select({ id: empresa.id })
      .from(empresa)
      .where(and(eq(empresa.id, params.idEmpresa), companyIsVisible(db, session, empresa.id)));
    if (!company) return [];
    const rows = await db
      .select()
      .from(agenciaServico)
      .where(
        and(
          eq(agenciaServico.agenciaId, session.agencia.id),
          eq(agenciaServico.tipoServicoId, params.tipoServico),
          eq(agenciaServico.ativo, true),
        ),
      )
      .orderBy(asc(agenciaServico.consolidadora));
    // An empty list of companies serves them all.
    return rows.filter(({ empresas }) => empresas.length === 0 || empresas.includes(company.id)).map(wireAgencyService);
  });
}
