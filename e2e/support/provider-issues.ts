import { findCharges } from '@guiche/contract/cards';
import { SAVE_ISSUE } from '@guiche/contract/issuing';
import { listConsolidators } from '@guiche/contract/lookups';
import type { AirQuote, HotelQuote, TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO, TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import { type Caller, hasAirAlone, readRequest, takenIssue } from './requests.ts';

/** The consolidators of a kind that issue automatically. */
async function automaticConsolidator({ client, user }: Caller, request: TravelRequest, tipoServico: number) {
  const { id: idEmpresa } = request.empresa;
  const all = await client.call(listConsolidators, { params: { idAgencia: user.agency.id, tipoServico, idEmpresa } });
  const automatic = all.find(({ tipoEmissao }) => tipoEmissao === 'AUTOMATICO');
  if (!automatic) throw new Error('The demo data have no consolidator that issues automatically.');
  return automatic;
}

/** The chosen flight of a request at issue, with a locator that asks the sandbox for a behaviour; everything that an issue needs is stored. With `cia` all flights are of that airline. */
export async function airToIssue(
  caller: Caller,
  asks: string,
  { cia, ...changes }: Partial<AirQuote> & { readonly cia?: string } = {},
): Promise<{ readonly request: TravelRequest; readonly quote: AirQuote }> {
  const suits = (one: TravelRequest) =>
    one.servicosAereos.length === 1 && servicesOf(one).length < TIPO_SERVICO.length && !one.possuiRegraVoltarParaSelecao;
  // Other tests need those with a flight alone.
  const request = await takenIssue(caller, (one) => suits(one) && !hasAirAlone(one)).catch(() => takenIssue(caller, suits));
  const before = request.servicosAereos[0]?.escolhida;
  if (!before) throw new Error('nothing is chosen');
  const cotacaoNova: AirQuote = {
    ...before,
    agenciaServico: await automaticConsolidator(caller, request, TIPO_SERVICO_ID.AEREO),
    numeroBilhete: '9572401118357',
    codigoTransacaoCartao: '123456',
    dataEmissao: '2026-11-21T15:00:00.000Z',
    emissor: 'Quem confirmou',
    validadeReserva: null,
    segmentos: before.segmentos.map((segment) => ({
      ...segment,
      voos: segment.voos.map((flight) => ({ ...flight, localizador: asks, ...(cia && { cia }) })),
    })),
    ...changes,
  };
  const quote = await saveAir(caller, request, before, cotacaoNova);
  return { request: await readRequest(caller, request.id), quote };
}

/** The same with a payment type that may still be changed: none of its billing entries is charged. @see Q-163 */
export async function unchargedAir(caller: Caller, asks: string): ReturnType<typeof airToIssue> {
  for (;;) {
    const found = await airToIssue(caller, asks);
    const { empresa, idSolicitacao } = found.request;
    const body = { instancia: empresa.instancia, idRelatorio: idSolicitacao, servico: 'AEREO', idCotacao: found.quote.id } as const;
    const charges = await caller.client.call(findCharges, { body });
    if (charges.every(({ statusCobranca }) => statusCobranca !== 'COBRADO')) return found;
  }
}

/** Stores a chosen flight at issue. */
export function saveAir(
  { client }: Caller,
  { id: idViagem }: TravelRequest,
  cotacaoAntiga: AirQuote,
  cotacaoNova: AirQuote,
): Promise<AirQuote> {
  return client.call(SAVE_ISSUE.AEREO, {
    params: { idViagem, tipoServico: 'aereo' },
    query: { isAlteracaoTipoPagamento: false },
    body: { cotacaoAntiga, cotacaoNova, evento: 'EMISSAO' },
  });
}

/** The chosen hotel of a request at issue, with an e-mail that asks the sandbox for a behaviour, not confirmed yet. */
export async function hotelToIssue(caller: Caller, asks: string): Promise<{ readonly request: TravelRequest; readonly quote: HotelQuote }> {
  const request = await takenIssue(
    caller,
    (one) => one.servicosHotel[0]?.escolhida != null && !one.possuiRegraVoltarParaSelecao && servicesOf(one).length < TIPO_SERVICO.length,
  );
  const before = request.servicosHotel[0]?.escolhida;
  if (!before) throw new Error('nothing is chosen');
  const cotacaoNova: HotelQuote = {
    ...before,
    agenciaServico: await automaticConsolidator(caller, request, TIPO_SERVICO_ID.HOTEL),
    email: `${asks}@hotel.com.br`,
    codigoReserva: null,
    codigoTransacaoCartao: '123456',
    dataEmissao: null,
    emissor: null,
  };
  const quote = await caller.client.call(SAVE_ISSUE.HOTEL, {
    params: { idViagem: request.id, tipoServico: 'hotel' },
    query: { isAlteracaoTipoPagamento: false },
    body: { cotacaoAntiga: before, cotacaoNova, evento: 'EMISSAO' },
  });
  return { request: await readRequest(caller, request.id), quote };
}
