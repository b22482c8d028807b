import type { AgencyService } from '@guiche/domain/entities';
import { and, asc, eq } from 'drizzle-orm';
import { isOffered } from '../../credentials/data/offered-services.ts';
import { agenciaServico } from '../../db/schema/agencia.ts';
import type { Queryable } from '../../db/transaction.ts';
import { wireAgencyService } from '../../lookups/wire-choices.ts';
import type { Session } from '../../session/data/sessions.ts';

/** The active credentials of the session's agency for a type of service that it offers, for whichever company. */
export async function activeCredentials(db: Queryable, { agencia }: Session, tipoServicoId: number): Promise<readonly AgencyService[]> {
  const rows = await db
    .select()
    .from(agenciaServico)
    .where(and(eq(agenciaServico.agenciaId, agencia.id), eq(agenciaServico.tipoServicoId, tipoServicoId), isOffered(db)))
    .orderBy(asc(agenciaServico.consolidadora));
  return rows.map(wireAgencyService);
}
