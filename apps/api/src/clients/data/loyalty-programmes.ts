import type { LoyaltyProgramme } from '@guiche/domain/entities';
import { and, asc, eq, sql } from 'drizzle-orm';
import { programaFidelidade } from '../../db/schema/cliente.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { requestIsVisible } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';

/** Whether a person travels in a request that the session may see. */
export async function travellerIsVisible(db: Queryable, session: Session, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: solicitacao.id })
    .from(solicitacao)
    .where(and(requestIsVisible(db, session), sql`${solicitacao.colaboradores} @> ${JSON.stringify([{ id }])}::jsonb`))
    .limit(1);
  return rows.length > 0;
}

/** The loyalty programmes of a traveller, by name. */
export function programmesOf(db: Queryable, viajanteId: string): Promise<LoyaltyProgramme[]> {
  return db
    .select({ programa: programaFidelidade.programa, numero: programaFidelidade.numero })
    .from(programaFidelidade)
    .where(eq(programaFidelidade.viajanteId, viajanteId))
    .orderBy(asc(programaFidelidade.programa), asc(programaFidelidade.numero));
}
