import { and, eq } from 'drizzle-orm';
import { margemCredencial } from '../../db/schema/referencia.ts';
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
