import type { sendBookingEmail } from '@guiche/contract/booking-email';
import { listLookup, listSuppliers } from '@guiche/contract/lookups';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { bookingEmailFields } from '@guiche/domain/booking-email';
import { type HotelQuote, paymentTypeSchema, type TravelRequest } from '@guiche/domain/entities';
import type { TipoFormaPagamento } from '@guiche/domain/enums';
import type { output as Output } from 'zod/v4/core';
import { serviceOf, TYPED_QUOTE } from './ground-quotes.ts';
import { load, takeRequest } from './requests.ts';
import type { Person, TestServer } from './test-server.ts';

type BookingBody = Output<(typeof sendBookingEmail)['body']>;

/** A card that never was: the test number of its brand. */
export const TEST_CARD = { numero: '4111111111111111', cvv: '737', validade: '1230', titular: 'ANA LIMA' };

/** The body of a booking, as a screen makes it of a request and one of its quotes. */
export function bookingOf(request: TravelRequest, quote: HotelQuote, cartao: BookingBody['cartao'] = TEST_CARD): BookingBody {
  const { viajantes } = serviceOf(request, 'HOTEL');
  const tipoPagamento = quote.tipoPagamento ?? { tipoFormaPagamento: 'FATURADO' as const, descricao: '' };
  const consolidadora = quote.agenciaServico?.consolidadora ?? '';
  return {
    ...bookingEmailFields({ viajantes, tipoPagamento, consolidadora, empresa: request.empresa, cartao }),
    quantidadeDiarias: quote.quantidadeDiarias,
    idViagem: request.id,
    cotacao: quote,
    pix: quote.pix ?? null,
  };
}

const opened = new WeakMap<TestServer, number>();

/** A stored hotel quote that may be booked by e-mail. The demo has few requests with a hotel: one has the quotes of all tests of a file. */
export async function bookable(
  { server, clerk }: { readonly server: TestServer; readonly clerk: Person },
  changes: Partial<HotelQuote> = {},
  payment: TipoFormaPagamento = 'CARTAO_FIXO',
): Promise<{ request: TravelRequest; quote: HotelQuote; body: BookingBody }> {
  const agency = clerk.user.agency.id;
  const id = opened.get(server) ?? (await takeRequest(server, 'COTACAO_AGENCIA', agency, 'HOTEL'));
  opened.set(server, id);
  const request = await load(clerk, id);
  const [supplier] = await clerk.call(listSuppliers, { params: { idAgencia: agency } });
  const types = await clerk.call(listLookup, { params: { entity: 'tiposPagamentoAgencia' } });
  const tipoPagamento = types
    .map(({ data }) => paymentTypeSchema.parse(JSON.parse(data)))
    .find((type) => type.tipoFormaPagamento === payment);
  if (!supplier || !tipoPagamento) throw new Error(`the demo has no supplier, or no payment type ${payment}`);
  const typed = await TYPED_QUOTE.HOTEL(clerk, request);
  const quote = await clerk.call(SAVE_QUOTE.HOTEL, {
    params: { idViagem: request.id, tipoServico: 'hotel' },
    body: {
      ...typed,
      intermediador: 'DIRETO',
      tipoPagamento,
      fornecedorServico: supplier,
      tipoApartamento: 'Standard',
      tipoCama: 'CAMA_CASAL',
      email: 'reservas@boaviagem.test',
      ...changes,
    },
  });
  const stored = await load(clerk, request.id);
  return { request: stored, quote, body: bookingOf(stored, quote) };
}
