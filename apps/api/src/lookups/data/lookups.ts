import type { LookupEntity, LookupItem } from '@guiche/contract/lookups';
import type { Airline } from '@guiche/domain/entities';
import { carPlaceText, cityText } from '@guiche/domain/lookups';
import { and, asc, eq, like, type SQL, sql } from 'drizzle-orm';
import { aeroporto, ciaAerea, moeda, tipoPagamento } from '../../db/schema/referencia.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { DirectoryPlace } from '../../sandbox/car-directory-port.ts';
import { sandboxCarDirectory } from '../../sandbox/sandbox-cars.ts';
import { sandboxHotelDirectory } from '../../sandbox/sandbox-hotels.ts';
import { searchText } from '../../search-text.ts';
import type { Session } from '../../session/data/sessions.ts';
import { wireAirport, wireCurrency, wirePaymentType } from '../wire-choices.ts';

/** The maximum number of items that a search returns. @see S-378 */
const MOST = 30;

const item = (id: string | number, label: string, data: unknown): LookupItem => ({ id: String(id), label, data: JSON.stringify(data) });

function wordsIn(column: typeof aeroporto.busca | typeof ciaAerea.busca, term: string): SQL[] {
  return term
    .split(' ')
    .filter(Boolean)
    .map((word) => like(column, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
}

/** The exact code first, then codes and names that begin with the term, then the most requested entries. */
async function airports(db: Queryable, term: string, limit: number | undefined): Promise<LookupItem[]> {
  const code = term.toUpperCase();
  const query = db
    .select()
    .from(aeroporto)
    .where(and(...wordsIn(aeroporto.busca, term)))
    .orderBy(
      sql`case when ${aeroporto.iata} = ${code} then 0 else 1 end`,
      asc(aeroporto.relevancia),
      sql`case when ${aeroporto.busca} like ${`___ ${term.replace(/[\\%_]/g, '\\$&')}%`} then 0 else 1 end`,
      asc(aeroporto.busca),
    );
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map((row) => item(row.iata, `${row.iata} – ${row.nome}`, wireAirport(row)));
}

async function airlines(db: Queryable, term: string): Promise<LookupItem[]> {
  const rows = await db
    .select()
    .from(ciaAerea)
    .where(and(...wordsIn(ciaAerea.busca, term)))
    .orderBy(sql`case when ${ciaAerea.iata} = ${term.toUpperCase()} then 0 else 1 end`, asc(ciaAerea.nome));
  return rows.map(({ iata, nome }) => {
    const data: Airline = { iata, nome, operadora: null };
    return item(iata, `${nome} (${iata})`, data);
  });
}

async function currencies(db: Queryable): Promise<LookupItem[]> {
  const rows = await db.select().from(moeda).orderBy(asc(moeda.id));
  return rows.map((row) => item(row.id, `${row.codigo} – ${row.nome}`, wireCurrency(row)));
}

async function paymentTypes(db: Queryable, session: Session): Promise<LookupItem[]> {
  const rows = await db.select().from(tipoPagamento).where(eq(tipoPagamento.agenciaId, session.agencia.id)).orderBy(asc(tipoPagamento.id));
  return rows.map((row) => item(row.id, row.descricao, wirePaymentType(row)));
}

async function hotels(term: string, limit = Number.POSITIVE_INFINITY): Promise<LookupItem[]> {
  const found = await sandboxHotelDirectory.find(term, limit);
  return found.map((hotel) => item(hotel.codigoHotel, `${hotel.nome} · ${hotel.cidade}`, hotel));
}

async function cities(term: string, limit = Number.POSITIVE_INFINITY): Promise<LookupItem[]> {
  return (await sandboxCarDirectory.cities(term, limit)).map(({ id, place }) => item(id, cityText(place), place));
}

function counterLabel({ place }: DirectoryPlace): string {
  const { name, where } = carPlaceText(place);
  return `${name} · ${where}`;
}

async function carCounters(term: string, limit = Number.POSITIVE_INFINITY): Promise<LookupItem[]> {
  return (await sandboxCarDirectory.counters(term, limit)).map((counter) => item(counter.id, counterLabel(counter), counter.place));
}

const contains =
  (term: string) =>
  ({ label }: LookupItem) =>
    searchText(label).includes(term);

/** The items of an entity that match a term, best first. @see S-378 */
export async function searchLookup(db: Queryable, session: Session, entity: LookupEntity, typed: string): Promise<LookupItem[]> {
  const term = searchText(typed);
  if (entity === 'aeroporto') return airports(db, term, MOST);
  if (entity === 'detalhesLocaisHospedagem') return hotels(term, MOST);
  if (entity === 'cidade') return cities(term, MOST);
  if (entity === 'localCarro') return carCounters(term, MOST);
  if (entity === 'ciaAerea') return (await airlines(db, term)).slice(0, MOST);
  return (await listLookup(db, session, entity)).filter(contains(term)).slice(0, MOST);
}

/** Every item of an entity. @see S-379 */
export function listLookup(db: Queryable, session: Session, entity: LookupEntity): Promise<LookupItem[]> {
  const lists: Record<LookupEntity, () => Promise<LookupItem[]>> = {
    aeroporto: () => airports(db, '', undefined),
    ciaAerea: () => airlines(db, ''),
    cidade: () => cities(''),
    detalhesLocaisHospedagem: () => hotels(''),
    localCarro: () => carCounters(''),
    moedaEntity: () => currencies(db),
    tiposPagamentoAgencia: () => paymentTypes(db, session),
  };
  return lists[entity]();
}
