import type { FixedRule } from '@guiche/domain/entities';
import type { RegraFixa } from '@guiche/domain/enums';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { regraFixa } from '../../db/schema/cliente.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { requestIsVisible } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';

/** The row of a rule that counts for all flows. */
const ALL_FLOWS = '';

/** A fixed rule of a company, in a flow if one is given: the flow's own row before that of all flows; null when there is none. */
export async function fixedRule(db: Queryable, empresaId: number, regra: RegraFixa, idFluxo = ALL_FLOWS): Promise<FixedRule | null> {
  const [row] = await db
    .select({ ativa: regraFixa.ativa, valor: regraFixa.valor })
    .from(regraFixa)
    .where(and(eq(regraFixa.empresaId, empresaId), eq(regraFixa.regra, regra), inArray(regraFixa.fluxo, [ALL_FLOWS, idFluxo])))
    .orderBy(desc(regraFixa.fluxo))
    .limit(1);
  return row ? { regra, ...row } : null;
}

/** The company for which a person travels or makes requests, of those that the session may see; the newest request decides. */
export async function companyOfPerson(db: Queryable, session: Session, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ empresaId: solicitacao.empresaId })
    .from(solicitacao)
    .where(
      and(
        requestIsVisible(db, session),
        or(sql`${solicitacao.solicitante} ->> 'id' = ${id}`, sql`${solicitacao.colaboradores} @> ${JSON.stringify([{ id }])}::jsonb`),
      ),
    )
    .orderBy(desc(solicitacao.id))
    .limit(1);
  return row?.empresaId;
}
