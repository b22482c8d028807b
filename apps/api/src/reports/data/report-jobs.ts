import { randomUUID } from 'node:crypto';
import type { ReportJob } from '@guiche/domain/entities';
import type { EstadoGeracao, FormatoRelatorio } from '@guiche/domain/enums';
import type { Language } from '@guiche/domain/language';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { agencia } from '../../db/schema/agencia.ts';
import { geracaoRelatorio } from '../../db/schema/relatorio.ts';
import { usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import { withoutPasswords } from '../../session/data/passwords.ts';
import type { Session } from '../../session/data/sessions.ts';

export type JobRow = typeof geracaoRelatorio.$inferSelect;

/** A file is kept so long after its report was asked for. */
export const KEPT_HOURS = 24;
/** A server that makes a report says so at each page. One that was not seen for so long has ended. */
const GONE_MS = 60_000;

const OPEN: EstadoGeracao[] = ['AGUARDANDO', 'GERANDO'];

/** The name of a job's file in the file store. */
export const jobFile = ({ id, formato }: Pick<JobRow, 'id' | 'formato'>): string => `${id}.${formato}`;

/** A job as the wire has it. */
export function wireJob({ id, estado, lidas, total, nomeArquivo, formato, criadaEm }: JobRow): ReportJob {
  const share = total === null ? null : total === 0 ? 1 : Math.min(1, lidas / total);
  return {
    id,
    estado,
    progresso: estado === 'PRONTO' ? 1 : share,
    fileName: nomeArquivo,
    // The table holds what the contract's schema accepted.
    format: formato as FormatoRelatorio,
    criadaEm: criadaEm.toISOString(),
    prazo: new Date(criadaEm.getTime() + KEPT_HOURS * 3_600_000).toISOString(),
  };
}

interface NewJob extends Pick<JobRow, 'usuarioId' | 'pedido' | 'nomeArquivo' | 'formato' | 'criadaEm'> {
  readonly idioma: Language;
}

export async function insertJob(db: Queryable, job: NewJob): Promise<JobRow> {
  const [row] = await db
    .insert(geracaoRelatorio)
    .values({ id: randomUUID(), estado: 'AGUARDANDO', ...job })
    .returning();
  if (!row) throw new Error('the job was not stored');
  return row;
}

/** A job of a user; undefined for any other. */
export async function jobOf(db: Queryable, { usuario: { id: usuarioId } }: Session, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(geracaoRelatorio)
    .where(and(eq(geracaoRelatorio.id, id), eq(geracaoRelatorio.usuarioId, usuarioId)));
  return row;
}

/** How many reports of a user are waiting or being made. */
export function openJobsOf(db: Queryable, { usuario: { id: usuarioId } }: Session): Promise<number> {
  return db.$count(geracaoRelatorio, and(eq(geracaoRelatorio.usuarioId, usuarioId), inArray(geracaoRelatorio.estado, OPEN)));
}

/** Cancels a job that has not ended. */
export async function cancelJob(db: Queryable, id: string): Promise<void> {
  await db
    .update(geracaoRelatorio)
    .set({ estado: 'CANCELADO', vistaEm: null })
    .where(and(eq(geracaoRelatorio.id, id), inArray(geracaoRelatorio.estado, OPEN)));
}

/** Takes up the job that waits for longest, or one whose server has ended; undefined when there is none. Two servers never take the same one. */
export async function takeJob(db: Queryable, now: Date): Promise<JobRow | undefined> {
  const gone = lt(geracaoRelatorio.vistaEm, new Date(now.getTime() - GONE_MS));
  const isFree = or(
    eq(geracaoRelatorio.estado, 'AGUARDANDO'),
    and(eq(geracaoRelatorio.estado, 'GERANDO'), or(gone, isNull(geracaoRelatorio.vistaEm))),
  );
  const next = db
    .select({ id: geracaoRelatorio.id })
    .from(geracaoRelatorio)
    .where(isFree)
    .orderBy(asc(geracaoRelatorio.criadaEm), asc(geracaoRelatorio.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(geracaoRelatorio)
    .set({ estado: 'GERANDO', lidas: 0, total: null, vistaEm: now })
    .where(inArray(geracaoRelatorio.id, next))
    .returning();
  return row;
}

/** Notes how far a job is; false when it is no longer being made, because it was cancelled. */
export async function noteProgress(
  db: Queryable,
  id: string,
  { lidas, total, now }: { lidas: number; total: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(geracaoRelatorio)
    .set({ lidas, total, vistaEm: now })
    .where(and(eq(geracaoRelatorio.id, id), eq(geracaoRelatorio.estado, 'GERANDO')))
    .returning({ id: geracaoRelatorio.id });
  return rows.length > 0;
}

/** Notes how a job ended, or that it waits again; false when it was cancelled before. */
export async function endJob(
  db: Queryable,
  id: string,
  estado: Extract<EstadoGeracao, 'AGUARDANDO' | 'PRONTO' | 'FALHOU'>,
): Promise<boolean> {
  const rows = await db
    .update(geracaoRelatorio)
    .set({ estado, vistaEm: null })
    .where(and(eq(geracaoRelatorio.id, id), eq(geracaoRelatorio.estado, 'GERANDO')))
    .returning({ id: geracaoRelatorio.id });
  return rows.length > 0;
}

/** Whose job it is, with the rights that the user has now; undefined for one who may not use the system any more. */
export async function sessionOfJob(db: Queryable, { usuarioId }: JobRow): Promise<Session | undefined> {
  const [row] = await db
    .select({ usuario, agencia })
    .from(usuario)
    .innerJoin(agencia, eq(agencia.id, usuario.agenciaId))
    .where(and(eq(usuario.id, usuarioId), eq(usuario.ativo, true)));
  return row && { usuario: withoutPasswords(row.usuario), agencia: row.agencia };
}

/** Up to `count` jobs that were asked for before a moment. */
export function oldJobs(db: Queryable, before: Date, count: number): Promise<JobRow[]> {
  return db.select().from(geracaoRelatorio).where(lt(geracaoRelatorio.criadaEm, before)).limit(count);
}

export async function dropJob(db: Queryable, id: string): Promise<void> {
  await db.delete(geracaoRelatorio).where(eq(geracaoRelatorio.id, id));
}
