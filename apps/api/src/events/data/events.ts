import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/transaction.ts';

/**
 * A place in the events: a moment of the database's clock, and the snapshot of the transactions that had ended then. What no snapshot holds
 * comes later, in whatever order transactions end: the moments of events would lose those of a transaction that ends after a younger one.
 */
export interface Place {
  readonly moment: number;
  readonly snapshot: string;
}

/** An event as it is stored: who may see it is judged by its agency and client company. */
export interface StoredEvent {
  readonly tipo: 'solicitacao' | 'presenca';
  readonly agenciaId: number;
  readonly empresaId: number;
  readonly idSolicitacao: number;
}

/** What has come since a place, each event once, and the new place. */
export interface News {
  readonly place: Place;
  readonly events: readonly StoredEvent[];
}

/** Events are kept for an hour; a place that is nearly as old is too old. */
const KEPT_MS = 60 * 60_000;
const LATEST_MS = KEPT_MS - 5 * 60_000;
/** Beyond so many, asking for everything is less work. */
const MOST = 500;

/** The place as the id of an event. */
export const idOfPlace = ({ moment, snapshot }: Place): string => `${moment}.${snapshot}`;

/** The place of an id; undefined for anything else, which callers may send. PostgreSQL fails on a snapshot that cannot be one. */
export function placeOfId(id: string | undefined): Place | undefined {
  const [, moment, snapshot, from, to, running] = /^(\d{1,15})\.((\d{1,18}):(\d{1,18}):((?:\d{1,18},)*\d{1,18})?)$/.exec(id ?? '') ?? [];
  if (moment === undefined || snapshot === undefined || from === undefined || to === undefined) return undefined;
  const [first, end] = [BigInt(from), BigInt(to)];
  const between = (running?.split(',') ?? []).map(BigInt);
  const ordered = between.every((one, index) => one >= first && one < end && one > (between[index - 1] ?? -1n));
  return first > 0n && first <= end && ordered ? { moment: Number(moment), snapshot } : undefined;
}

/** Where the events are now. */
export async function presentPlace(db: Queryable): Promise<Place> {
  const { rows } = await db.execute<{ momento: string; foto: string }>(
    sql`select (extract(epoch from now()) * 1000)::bigint::text as momento, pg_current_snapshot()::text as foto`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database has no snapshot');
  return { moment: Number(row.momento), snapshot: row.foto };
}

/**
 * What has come since a place, of one agency or of all; undefined when nobody knows any more, or when it is more than it is worth. The
 * snapshot of a statement is the one that it reads by, so nothing falls between two calls. Rows of transactions that have not begun yet come
 * from a restored copy of another database.
 */
export async function newsSince(db: Queryable, { moment, snapshot }: Place, agenciaId?: number): Promise<News | undefined> {
  interface Row extends Record<string, unknown> {
    readonly momento: string;
    readonly foto: string;
    readonly volta: boolean;
    readonly tipo: StoredEvent['tipo'] | null;
    readonly agencia: number;
    readonly empresa: number;
    readonly solicitacao: number;
  }
  const ofAgency = agenciaId === undefined ? sql`true` : sql`agencia_id = ${agenciaId}`;
  const { rows } = await db.execute<Row>(sql`
    select (extract(epoch from now()) * 1000)::bigint::text as momento, pg_current_snapshot()::text as foto,
      pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as volta,
      novo.tipo, novo.agencia_id as agencia, novo.empresa_id as empresa, novo.solicitacao_id as solicitacao
    from (select 1) as sempre left join (
      select tipo, agencia_id, empresa_id, solicitacao_id from evento
      where transacao >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and transacao < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(transacao, ${snapshot}::pg_snapshot) and ${ofAgency}
      group by tipo, agencia_id, empresa_id, solicitacao_id
      order by min(em), solicitacao_id limit ${MOST + 1}
    ) as novo on true`);
  const [first] = rows;
  if (!first) throw new Error('the database has no snapshot');
  const place = { moment: Number(first.momento), snapshot: first.foto };
  const age = place.moment - moment;
  // A place that is ahead belongs to another database.
  if (first.volta || age > LATEST_MS || age < -60_000 || rows.length > MOST) return undefined;
  const events = rows.flatMap(({ tipo, agencia, empresa, solicitacao }) =>
    tipo === null ? [] : [{ tipo, agenciaId: agencia, empresaId: empresa, idSolicitacao: solicitacao }],
  );
  return { place, events };
}

/** Deletes the events that are too old, by the clock of the database. */
export async function dropOldEvents(db: Queryable): Promise<void> {
  await db.execute(sql`delete from evento where em < now() - make_interval(secs => ${KEPT_MS / 1000})`);
}
