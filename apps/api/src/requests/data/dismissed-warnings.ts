import { randomUUID } from 'node:crypto';
import type { DismissedWarning } from '@guiche/domain/entities';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { logAvisoDispensado } from '../../db/schema/log.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import type { RequestRow } from './visible-requests.ts';

type Row = typeof logAvisoDispensado.$inferSelect;

const dismissalOf = ({ chave, motivo, usuarioNome, em }: Omit<Row, 'reabertoPorNome' | 'reabertoEm'>): DismissedWarning => ({
  chave,
  motivo,
  por: usuarioNome,
  em: em.toISOString(),
});

/** The entry of a warning's dismissal that holds. */
const holding = (uuid: string, chave: string) =>
  and(eq(logAvisoDispensado.solicitacaoUuid, uuid), eq(logAvisoDispensado.chave, chave), isNull(logAvisoDispensado.reabertoEm));

/** The dismissed warnings of a request, the first one first. @see B-017 */
export async function dismissedWarnings(db: Queryable, { uuid }: Pick<RequestRow, 'uuid'>): Promise<DismissedWarning[]> {
  const rows = await db
    .select()
    .from(logAvisoDispensado)
    .where(and(eq(logAvisoDispensado.solicitacaoUuid, uuid), isNull(logAvisoDispensado.reabertoEm)))
    .orderBy(asc(logAvisoDispensado.em), asc(logAvisoDispensado.id));
  return rows.map(dismissalOf);
}

/** How a warning of a request was dismissed; undefined when it was not. */
export async function dismissalOfKey(
  tx: Transaction,
  { uuid }: Pick<RequestRow, 'uuid'>,
  chave: string,
): Promise<DismissedWarning | undefined> {
  const [row] = await tx.select().from(logAvisoDispensado).where(holding(uuid, chave));
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

export interface Reopening {
  readonly request: Pick<RequestRow, 'uuid'>;
  readonly session: Pick<Session, 'usuario'>;
  readonly chave: string;
  readonly em: Date;
}

/** Writes down that a dismissed warning is open again. */
export async function writeReopening(tx: Transaction, { request, session, chave, em }: Reopening): Promise<void> {
  await tx.update(logAvisoDispensado).set({ reabertoPorNome: session.usuario.nome, reabertoEm: em }).where(holding(request.uuid, chave));
}
