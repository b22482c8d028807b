import { SOON_HOURS } from '@guiche/domain/deadline';
import { deadlineOfPhase, PHASE_STATUSES } from '@guiche/domain/requests';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { empresa } from '../../db/schema/agencia.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { requestIsVisible } from './visible-requests.ts';

const PHASES = [
  ['COTACAO', 'quoting'],
  ['EMISSAO', 'issuing'],
] as const;

/** So many of each phase are told at most, the latest deadlines: a number above 99 is not told exactly, and what became due long ago is no news. */
const MOST = 200;

/** The requests that the session may see whose deadline is past or within two hours, the earliest first. @see B-051 */
export async function closeDeadlines(db: Queryable, session: Session, now: Date) {
  const until = new Date(now.getTime() + SOON_HOURS * 3_600_000);
  const rows = [];
  for (const [fase, phase] of PHASES) {
    const field = deadlineOfPhase(phase);
    if (field === null) throw new Error(`the phase ${phase} has no deadline`);
    const deadline = solicitacao[field];
    const found = await db
      .select({ idSolicitacao: solicitacao.id, prazo: deadline, empresa: empresa.nome, responsavel: solicitacao.responsavelId })
      .from(solicitacao)
      .innerJoin(empresa, eq(empresa.id, solicitacao.empresaId))
      .where(and(requestIsVisible(db, session), inArray(solicitacao.status, PHASE_STATUSES[phase]), lte(deadline, until)))
      .orderBy(desc(deadline), desc(solicitacao.id))
      .limit(MOST);
    rows.push(...found.flatMap(({ prazo, ...row }) => (prazo === null ? [] : [{ ...row, fase, prazo }])));
  }
  return rows.map(({ prazo, ...row }) => ({ ...row, prazo: new Date(prazo).toISOString() })).sort((a, b) => a.prazo.localeCompare(b.prazo));
}
