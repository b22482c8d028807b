import { randomUUID } from 'node:crypto';
import type { DismissedWarning } from '@guiche/domain/entities';
import { and, asc, eq } from 'drizzle-orm';
import { logAvisoDispensado } from '../../db/schema/log.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import type { RequestRow } from './visible-requests.ts';

type Row = typeof logAvisoDispensado.$inferSelect;

const dismissalOf = ({ chave, motivo, usuarioNome, em }: Row): DismissedWarning => ({
  chave,
  motivo,
  por: usuarioNome,
  em: em.toISOString(),
});

/** The dismissed warnings of a request, the first one first. @see B-017 */
export async function dismissedWarnings(db: Queryable, { uuid }: Pick<RequestRow, 'uuid'>): Promise<DismissedWarning[]> {
  const rows = await db
    .select()
    .from(logAvisoDispensado)
    .where(eq(logAvisoDispensado.solicitacaoUuid, uuid))
    .orderBy(asc(logAvisoDispensado.em), asc(logAvisoDispensado.id));
  return rows.map(dismissalOf);
}

/** How a warning of a request was dismissed; undefined when it was not. */
export async function dismissalOfKey(
  tx: Transaction,
  { uuid }: Pick<RequestRow, 'uuid'>,
  chave: string,
): Promise<DismissedWarning | undefined> {
  const [row] = await tx
    .select()
    .from(logAvisoDispensado)
    .where(and(eq(logAvisoDispensado.solicitacaoUuid, uuid), eq(logAvisoDispensado.chave, chave)));
  return row && dismissalOf(row);
}

export interface Dismissal {
  readonly request: Pick<RequestRow, 'uuid'>;
  readonly session: Pick<Session, 'usuario'>;
  readonly chave: string;
  readonly motivo: string;
  readonly em: Date;
}

/** Writes down that a warning was dismissed. */
export async function writeDismissal(tx: Transaction, { request, session, chave, motivo, em }: Dismissal): Promise<DismissedWarning> {
  const row = {
    id: randomUUID(),
    solicitacaoUuid: request.uuid,
    chave,
    motivo,
    usuarioId: session.usuario.id,
    usuarioNome: session.usuario.nome,
    em,
  };
  await tx.insert(logAvisoDispensado).values(row);
  return dismissalOf(row);
}
