import { and, eq } from 'drizzle-orm';
import { agencia } from '../../db/schema/agencia.ts';
import { margemCredencial } from '../../db/schema/referencia.ts';
import { servico, solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { companyIsVisible } from '../../users/data/client-instances.ts';
import { worksAtOwnAgency } from '../../users/own-agency.ts';

/** The margin of a company at an intermediary, in percent (10 is 10 %); 0 where there is none, and for external agencies. @see A-257 @see Q-025 */
export async function findMargin(db: Queryable, session: Session, idEmpresa: number, intermediador: string | null): Promise<number> {
  if (intermediador === null || !worksAtOwnAgency(session)) return 0;
  const [row] = await db
    .select({ percentual: margemCredencial.percentual })
    .from(margemCredencial)
    .where(
      and(
        eq(margemCredencial.empresaId, idEmpresa),
        eq(margemCredencial.intermediador, intermediador),
        companyIsVisible(db, session, margemCredencial.empresaId),
      ),
    );
  return row?.percentual ?? 0;
}

/** The margin of a service's company at an intermediary, as the agency of its request has it; null for a service that is gone. @see Q-140 */
export async function marginOfService(db: Queryable, servicoId: string, intermediador: string | null) {
  const [row] = await db
    .select({ agencia, percentual: margemCredencial.percentual })
    .from(servico)
    .innerJoin(solicitacao, eq(solicitacao.uuid, servico.solicitacaoUuid))
    .innerJoin(agencia, eq(agencia.id, solicitacao.agenciaId))
    .leftJoin(
      margemCredencial,
      and(eq(margemCredencial.empresaId, solicitacao.empresaId), eq(margemCredencial.intermediador, intermediador ?? '')),
    )
    .where(eq(servico.id, servicoId));
  return row ? { ownAgency: worksAtOwnAgency(row), marginPercent: row.percentual ?? 0 } : null;
}
