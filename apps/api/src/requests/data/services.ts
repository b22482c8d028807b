import type { StatusCotacao } from '@guiche/domain/enums';
import { choiceIsOptional, isSettledService } from '@guiche/domain/quotes';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { cotacao, servico, solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { QuoteRow } from '../../quotes/data/quote-row.ts';

export type ServiceRow = typeof servico.$inferSelect;

/** A service with its quotes, oldest first. */
export interface QuotedService {
  readonly service: ServiceRow;
  readonly quotes: readonly QuoteRow[];
}

/** Things by a key that several of them share, in their order. */
export function grouped<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}

/** The services of some requests in their order, each with its quotes, by the request's uuid. @see A-121 */
export async function quotedServices(db: Queryable, which: SQL | undefined): Promise<ReadonlyMap<string, readonly QuotedService[]>> {
  const uuids = db.select({ uuid: solicitacao.uuid }).from(solicitacao).where(which);
  const services = await db.select().from(servico).where(inArray(servico.solicitacaoUuid, uuids)).orderBy(asc(servico.ordem));
  const ids = db.select({ id: servico.id }).from(servico).where(inArray(servico.solicitacaoUuid, uuids));
  const quotes = await db.select().from(cotacao).where(inArray(cotacao.servicoId, ids)).orderBy(asc(cotacao.criadaEm), asc(cotacao.id));
  const quotesOf = grouped(quotes, ({ servicoId }) => servicoId);
  const quoted = services.map((service) => ({ service, quotes: quotesOf.get(service.id) ?? [] }));
  return grouped(quoted, ({ service }) => service.solicitacaoUuid);
}

/** The services of a request, in their order. */
export function servicesOfRequest(db: Queryable, { uuid }: { readonly uuid: string }): Promise<ServiceRow[]> {
  return db.select().from(servico).where(eq(servico.solicitacaoUuid, uuid)).orderBy(asc(servico.ordem));
}

/** An air service of a request. */
export async function selectAirService(db: Queryable, { uuid }: { readonly uuid: string }, id: string): Promise<ServiceRow | undefined> {
  const [row] = await db
    .select()
    .from(servico)
    .where(and(eq(servico.id, id), eq(servico.solicitacaoUuid, uuid), eq(servico.tipoServico, 'AEREO')));
  return row;
}

/** The quotes of a service, oldest first. */
export function quotesOfService(db: Queryable, servicoId: string): Promise<QuoteRow[]> {
  return db.select().from(cotacao).where(eq(cotacao.servicoId, servicoId)).orderBy(asc(cotacao.criadaEm), asc(cotacao.id));
}

/** Whether a service is one of the request's. */
export async function hasService(db: Queryable, { uuid }: { readonly uuid: string }, id: string): Promise<boolean> {
  return (await db.$count(servico, and(eq(servico.id, id), eq(servico.solicitacaoUuid, uuid)))) > 0;
}

/** The uuid of the request of a service; undefined when no service has this id. */
export async function requestOfService(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ uuid: servico.solicitacaoUuid }).from(servico).where(eq(servico.id, id));
  return row?.uuid;
}

/** The services of quotes, each with its quotes and which of them is chosen. */
export async function chosenServices(db: Queryable, quotes: readonly QuoteRow[]) {
  const ofService = grouped(quotes, ({ servicoId }) => servicoId);
  const services = await db
    .select({ id: servico.id, idCotacaoEscolhida: servico.idCotacaoEscolhida })
    .from(servico)
    .where(inArray(servico.id, [...ofService.keys()]))
    .orderBy(asc(servico.ordem));
  return services.map((service) => ({
    ...service,
    // The table holds what the contract's schema accepted.
    cotacoes: (ofService.get(service.id) ?? []).map((row) => ({ row, id: row.id, statusCotacao: row.status as StatusCotacao })),
  }));
}

/**
 * Forgets what the client chose and approved in a request, which chooses again; what was issued, or cancelled after that, stays chosen. Returns
 * the ids of the quotes that were chosen and are no more.
 * @see Q-105 @see Q-235
 * @param quotes those of the request
 */
export async function forgetChoices(tx: Transaction, quotes: readonly QuoteRow[]): Promise<ReadonlySet<string>> {
  const services = await chosenServices(tx, quotes);
  const open = services.filter((service) => !isSettledService(service) && !choiceIsOptional(service));
  const of = inArray(
    servico.id,
    open.map(({ id }) => id),
  );
  await tx.update(servico).set({ idCotacaoEscolhida: null, valorAprovado: null, reservaAprovada: null }).where(of);
  return new Set(open.flatMap(({ idCotacaoEscolhida: id }) => (id === null ? [] : [id])));
}
