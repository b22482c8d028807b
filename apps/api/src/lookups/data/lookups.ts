import type { LookupEntity, LookupItem } from '@guiche/contract/lookups';
import type { Airline } from '@guiche/domain/entities';
import { enumLabel, labelledValues } from '@guiche/domain/enums';
import type { Language } from '@guiche/domain/language';
import { carPlaceText, cityText, type LookupFilters, passesLookupFilters, readLookupItems } from '@guiche/domain/lookups';
import { mayBeResponsible } from '@guiche/domain/responsibility';
import { and, asc, eq, like, type SQL, sql } from 'drizzle-orm';
import { aeroporto, ciaAerea, moeda, tipoPagamento } from '../../db/schema/referencia.ts';
import type { Queryable } from '../../db/transaction.ts';
import { textOf } from '../../http/texts.ts';
import { EXPENSE_TYPES } from '../../reference/expense-types.ts';
import { consultantsOf } from '../../responsibility/data/consultants.ts';
import type { DirectoryPlace } from '../../sandbox/car-directory-port.ts';
import { sandboxCarDirectory } from '../../sandbox/sandbox-cars.ts';
import { sandboxHotelDirectory } from '../../sandbox/sandbox-hotels.ts';
import { sandboxBusDirectory } from '../../sandbox/sandbox-stations.ts';
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
async function airports(db: Queryable, term: string, limit: number): Promise<LookupItem[]> {
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
  const rows = await (Number.isFinite(limit) ? query.limit(limit) : query);
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

/** The kinds of payment that there are, whether the agency offers them or not. */
function paymentKinds(language: Language): LookupItem[] {
  return labelledValues('tipo_pagamento').flatMap((kind) => {
    const key = enumLabel('tipo_pagamento', kind);
    return key === null ? [] : [item(kind, textOf(language, key), { tipoFormaPagamento: kind })];
  });
}

async function hotels(term: string): Promise<LookupItem[]> {
  const found = await sandboxHotelDirectory.find(term, Number.POSITIVE_INFINITY);
  return found.map((hotel) => item(hotel.codigoHotel, `${hotel.nome} · ${hotel.cidade}`, hotel));
}

async function cities(term: string): Promise<LookupItem[]> {
  return (await sandboxCarDirectory.cities(term, Number.POSITIVE_INFINITY)).map(({ id, place }) => item(id, cityText(place), place));
}

function counterLabel({ place }: DirectoryPlace): string {
  const { name, where } = carPlaceText(place);
  return `${name} · ${where}`;
}

async function carCounters(term: string): Promise<LookupItem[]> {
  return (await sandboxCarDirectory.counters(term, Number.POSITIVE_INFINITY)).map((counter) =>
    item(counter.id, counterLabel(counter), counter.place),
  );
}

async function stations(term: string): Promise<LookupItem[]> {
  return (await sandboxBusDirectory.stations(term)).map(({ id, nome }) => item(id, nome, { nome }));
}

/** Who may stand in for the session's user: the active colleagues who may open requests. @see S-176 */
async function substitutes(db: Queryable, session: Session): Promise<LookupItem[]> {
  const colleagues = (await consultantsOf(db, session, true)).filter(
    (colleague) => colleague.id !== session.usuario.id && mayBeResponsible(colleague),
  );
  return colleagues.map(({ id, name }) => item(id, name, { id, name }));
}

/** Who asks, and in which language. */
export interface LookupCaller {
  readonly db: Queryable;
  readonly session: Session;
  readonly language: Language;
}

/** The items of an entity whose text holds the words of a term, best first; no more than a limit are needed. */
type Find = (caller: LookupCaller, term: string, limit: number) => Promise<readonly LookupItem[]>;

/** Short lists have no search of their own: their labels are looked through. */
function labelled(list: (caller: LookupCaller) => readonly LookupItem[] | Promise<readonly LookupItem[]>): Find {
  return async (caller, term) => (await list(caller)).filter(({ label }) => searchText(label).includes(term));
}

const FINDERS: Record<LookupEntity, Find> = {
  aeroporto: ({ db }, term, limit) => airports(db, term, limit),
  ciaAerea: ({ db }, term) => airlines(db, term),
  cidade: (_caller, term) => cities(term),
  colaboradorSubstituto: labelled(({ db, session }) => substitutes(db, session)),
  detalhesLocaisHospedagem: (_caller, term) => hotels(term),
  localCarro: (_caller, term) => carCounters(term),
  moedaEntity: labelled(({ db }) => currencies(db)),
  rodoviaria: (_caller, term) => stations(term),
  tipoDespesa: labelled(() => EXPENSE_TYPES.map(({ id, nome, ...flags }) => item(id, nome, flags))),
  tiposPagamento: labelled(({ language }) => paymentKinds(language)),
  tiposPagamentoAgencia: labelled(({ db, session }) => paymentTypes(db, session)),
};

/** The items of an entity that match a term and pass the filters, best first. @see S-378 */
export async function searchLookup(
  caller: LookupCaller,
  { entity, term, filters = {} }: { entity: LookupEntity; term: string; filters?: LookupFilters },
): Promise<LookupItem[]> {
  const isFiltered = Object.keys(filters).length > 0;
  const found = await FINDERS[entity](caller, searchText(term), isFiltered ? Number.POSITIVE_INFINITY : MOST);
  const passing = found.filter((each) => readLookupItems([each]).every(({ data }) => passesLookupFilters(data, filters)));
  return passing.slice(0, MOST);
}

/** Every item of an entity. @see S-379 */
export async function listLookup(caller: LookupCaller, entity: LookupEntity): Promise<LookupItem[]> {
  return [...(await FINDERS[entity](caller, '', Number.POSITIVE_INFINITY))];
}
