import { randomUUID } from 'node:crypto';
import { listLookup } from '@guiche/contract/lookups';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { type AirQuote, type AirService, paymentTypeSchema, type TravelRequest } from '@guiche/domain/entities';
import type { TipoFormaPagamento } from '@guiche/domain/enums';
import { shownCard } from '@guiche/domain/payments';
import { and, eq } from 'drizzle-orm';
import { codePlace, numberPlace } from '../cards/hand-out-card.ts';
import { cartao, codigoCartao } from '../db/schema/cartao.ts';
import { TEST_CARD } from './bookings.ts';
import { airServiceOf, load, takeRequest, typedAirQuote } from './requests.ts';
import type { Person, TestServer } from './test-server.ts';

/** The expiry of every card that is given here. */
export const EXPIRY = '12/2030';

async function giveCard(
  server: TestServer,
  card: Pick<typeof cartao.$inferInsert, 'tipo' | 'empresaId'> & { readonly viajanteId?: string; readonly numero: string },
): Promise<string> {
  const id = randomUUID();
  const { numero, ...place } = card;
  await server.db.insert(cartao).values({
    ...place,
    id,
    numero: server.cards.seal(numero, numberPlace(id)),
    mascara: shownCard({ numero, cvv: null }, { visualizaDadosCartao: false }).numero,
    titular: TEST_CARD.titular,
    validade: EXPIRY,
    criadoEm: server.now(),
  });
  return id;
}

/** Gives a code for a service to a card. */
export async function giveCode(server: TestServer, cartaoId: string, servicoId: string, codigo = TEST_CARD.cvv): Promise<void> {
  await server.db.insert(codigoCartao).values({ cartaoId, servicoId, codigo: server.cards.seal(codigo, codePlace(cartaoId, servicoId)) });
}

/** Gives a traveller the card of a number, or none, in place of what the demo drew; with a code for a service. Returns its id. */
export async function giveTravellerCard(
  server: TestServer,
  { empresaId, viajanteId, servicoId }: { readonly empresaId: number; readonly viajanteId: string; readonly servicoId: string },
  numero: string | null = TEST_CARD.numero,
): Promise<string | null> {
  const drawn = await server.db
    .select({ id: cartao.id })
    .from(cartao)
    .where(and(eq(cartao.viajanteId, viajanteId), eq(cartao.empresaId, empresaId)));
  for (const { id } of drawn) {
    await server.db.delete(codigoCartao).where(eq(codigoCartao.cartaoId, id));
    await server.db.delete(cartao).where(eq(cartao.id, id));
  }
  if (numero === null) return null;
  const id = await giveCard(server, { tipo: 'VIAJANTE', empresaId, viajanteId, numero });
  await giveCode(server, id, servicoId);
  return id;
}

/** Gives a client company a further fixed card. Returns its id. */
export const giveFixedCard = (server: TestServer, empresaId: number, numero: string = TEST_CARD.numero) =>
  giveCard(server, { tipo: 'FIXO', empresaId, numero });

/** A quote that is paid by a card, with its request and service. */
export interface Paid {
  readonly request: TravelRequest;
  readonly service: AirService;
  readonly quote: AirQuote;
}

/** A stored air quote of the quoting stage, paid by one form; its flights have a locator, which decides what the sandbox does. */
export async function paidBy(
  { server, clerk }: { readonly server: TestServer; readonly clerk: Person },
  form: TipoFormaPagamento = 'CARTAO_VIRTUAL_POR_TRANSACAO',
  localizador: string | null = 'ABC123',
): Promise<Paid> {
  const { id } = await load(clerk, await takeRequest(server));
  const request = await load(clerk, id);
  const types = await clerk.call(listLookup, { params: { entity: 'tiposPagamentoAgencia' } });
  const tipoPagamento = types
    .map(({ data }) => paymentTypeSchema.parse(JSON.parse(data)))
    .find(({ tipoFormaPagamento }) => tipoFormaPagamento === form);
  if (!tipoPagamento) throw new Error(`the demo has no payment type ${form}`);
  const typed = await typedAirQuote(clerk, request);
  const segmentos = typed.segmentos.map((segment) => ({
    ...segment,
    voos: segment.voos.map((flight) => ({ ...flight, localizador })),
  }));
  const quote = await clerk.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: id, tipoServico: 'aereo' },
    body: { ...typed, tipoPagamento, segmentos },
  });
  const stored = await load(clerk, id);
  return { request: stored, service: airServiceOf(stored), quote };
}

/** Another server generates the card of a quote at this moment. Returns the id of the card. */
export async function beginGenerating(
  server: TestServer,
  place: { readonly empresaId: number; readonly servicoId: string; readonly cotacaoId: string },
): Promise<string> {
  const id = randomUUID();
  const now = server.now();
  await server.db.insert(cartao).values({ ...place, id, tipo: 'VCN', titular: '', validade: '', criadoEm: now, tentadoEm: now });
  return id;
}
