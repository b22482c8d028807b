import type { VipMarks, VipTraveller } from '@guiche/domain/entities';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { viajanteVip } from '../../db/schema/cliente.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { likeWord } from '../../requests/data/listed-requests.ts';
import { plainSql } from '../../requests/data/plain-sql.ts';
import { requestIsVisible } from '../../requests/data/visible-requests.ts';
import { searchText } from '../../search-text.ts';
import type { Session } from '../../session/data/sessions.ts';

/** With a term the list has travellers without a mark too: more than anybody looks through. */
const MOST_FOUND = 50;

/** The travellers in the company's requests that the session may see, each once; of one id when it is given. */
function travellersOf(db: Queryable, session: Session, empresaId: number, id?: string): SQL {
  const named = id === undefined ? undefined : sql`${solicitacao.colaboradores} @> ${JSON.stringify([{ id }])}::jsonb`;
  const requests = db
    .select({ colaboradores: solicitacao.colaboradores })
    .from(solicitacao)
    .where(and(requestIsVisible(db, session), eq(solicitacao.empresaId, empresaId), named))
    .as('requests');
  return sql`(
    select traveller ->> 'id' as id,
      max(traveller ->> 'nomeCompleto') as nome,
      bool_or((traveller ->> 'vip')::boolean) as vip,
      bool_or((traveller ->> 'premium')::boolean) as premium
    from ${requests}, jsonb_array_elements(requests.colaboradores) traveller
    where ${id === undefined ? sql`true` : sql`traveller ->> 'id' = ${id}`}
    group by 1)`;
}

/** The same with the marks of the directory, which count before those that came with the requests. */
function markedTravellers(db: Queryable, session: Session, empresaId: number, id?: string): SQL {
  return sql`(
    select known.id, known.nome, coalesce(own.vip, known.vip) as vip, coalesce(own.premium, known.premium) as premium
    from ${travellersOf(db, session, empresaId, id)} known
    left join ${viajanteVip} own
      on own.agencia_id = ${session.agencia.id} and own.empresa_id = ${empresaId} and own.viajante_id = known.id)`;
}

type Row = Record<'id' | 'nome', string> & VipMarks & Record<string, unknown>;

const wire = ({ id, nome, vip, premium }: Row): VipTraveller => ({ colaboradorId: id, nome, vip, premium });

/** The travellers of a company with a mark; with a term, those whose names have all of its words, marked or not. Marked ones first, by name. */
export async function vipTravellers(
  db: Queryable,
  session: Session,
  empresaId: number,
  termo: string | undefined,
): Promise<VipTraveller[]> {
  const words = searchText(termo).split(' ').filter(Boolean);
  const plainName = plainSql(sql`found.nome`);
  const which =
    words.length === 0 ? sql`found.vip or found.premium` : and(...words.map((word) => sql`${plainName} like ${likeWord(word)}`));
  const { rows } = await db.execute<Row>(sql`
    select found.id, found.nome, found.vip, found.premium
    from ${markedTravellers(db, session, empresaId)} found
    where ${which}
    order by not (found.vip or found.premium), ${plainName}, found.id
    ${words.length === 0 ? sql`` : sql`limit ${MOST_FOUND}`}`);
  return rows.map(wire);
}

/** One traveller of a company; undefined when nobody of that id travels in its requests. */
export async function vipTraveller(db: Queryable, session: Session, empresaId: number, id: string): Promise<VipTraveller | undefined> {
  const { rows } = await db.execute<Row>(
    sql`select found.id, found.nome, found.vip, found.premium from ${markedTravellers(db, session, empresaId, id)} found`,
  );
  return rows.map(wire)[0];
}

/** Stores the marks of a traveller. Without a mark the row stays, so that those of the requests do not count again. */
export async function storeVipMarks(
  db: Queryable,
  place: { readonly agenciaId: number; readonly empresaId: number; readonly viajanteId: string },
  { vip, premium }: VipMarks,
): Promise<void> {
  await db
    .insert(viajanteVip)
    .values({ ...place, vip, premium })
    .onConflictDoUpdate({ target: [viajanteVip.agenciaId, viajanteVip.empresaId, viajanteVip.viajanteId], set: { vip, premium } });
}
