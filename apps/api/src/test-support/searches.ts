import { listConsolidators } from '@guiche/contract/lookups';
import { searchAir, searchBuses, searchCars, searchHotels } from '@guiche/contract/searches';
import type { AirQuote, BusQuote, CarQuote, HotelQuote, TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { serviceOf } from './ground-quotes.ts';
import { load, takeRequest } from './requests.ts';
import type { Person, TestServer } from './test-server.ts';

interface Place {
  readonly server: TestServer;
  readonly clerk: Person;
}

/** The kinds of service that are searched for. */
export type SearchedKind = 'AEREO' | 'HOTEL' | 'CARRO' | 'RODOVIARIO';

/** The year of the days that are searched for, whose December is always ahead: nothing begins on a day that is past. */
export const SEARCHED_YEAR = new Date().getUTCFullYear() + 1;
const day = (ofDecember: string) => `${SEARCHED_YEAR}-12-${ofDecember}`;

const searchedAt = new WeakMap<TestServer, Map<SearchedKind, number>>();

/** A request being quoted, with a service of a kind: the same one for all searches of a test file, because a search changes nothing. */
export async function searchedRequest({ server, clerk }: Place, kind: SearchedKind): Promise<TravelRequest> {
  const known = searchedAt.get(server) ?? new Map<SearchedKind, number>();
  searchedAt.set(server, known);
  const id = known.get(kind) ?? (await takeRequest(server, 'COTACAO_AGENCIA', 1, kind));
  known.set(kind, id);
  return load(clerk, id);
}

/** The id of the credential that the agency has for a consolidator. */
export async function credentialOf(clerk: Person, kind: SearchedKind, consolidadora: string): Promise<string> {
  const params = { idAgencia: clerk.user.agency.id, tipoServico: TIPO_SERVICO_ID[kind], idEmpresa: 101 };
  const credential = (await clerk.call(listConsolidators, { params })).find((one) => one.consolidadora === consolidadora);
  if (!credential) throw new Error(`the agency has no credential of ${consolidadora}`);
  return credential.id;
}

/** A search for flights to a place, out on the 10th and back on the 14th of December. */
export function airSearch(
  request: TravelRequest,
  { origem = 'GRU', destino = 'REC', idAgenciaServico = null as string | null, data = day('10') } = {},
) {
  const service = serviceOf(request, 'AEREO');
  return {
    idServico: service.id,
    idAgenciaServico,
    tipo: 'IDA_VOLTA' as const,
    trechos: [
      { origem, destino, data },
      { origem: destino, destino: origem, data: day('31') },
    ],
    tipoCabine: null,
    adultos: service.adultos,
    colaboradores: service.viajantes.map(({ id }) => id),
  };
}

/** A search for a stay of three nights in a city. */
export function hotelSearch(
  request: TravelRequest,
  { cidade = 'Recife, PE', idAgenciaServico = null as string | null, checkin = day('10T14:00') } = {},
) {
  const { id, adultos } = serviceOf(request, 'HOTEL');
  return { idServico: id, idAgenciaServico, cidade, checkin, checkout: day('31T12:00'), adultos };
}

/** A search for a car in a city. */
export function carSearch(request: TravelRequest, { cidade = 'Recife, PE', idAgenciaServico = null as string | null } = {}) {
  const { id, viajantes } = serviceOf(request, 'CARRO');
  return {
    dataRetirada: day('10T10:00'),
    dataDevolucao: day('13T10:00'),
    cidadeRetirada: cidade,
    cidadeDevolucao: cidade,
    colaboradores: viajantes.map((one) => one.id),
    idCarroServico: id,
    idAgenciaServico,
  };
}

/** A search for a bus to a city. */
export function busSearch(
  request: TravelRequest,
  { destino = 'Fortaleza, CE (Rodoviária)', idAgenciaServico = null as string | null } = {},
) {
  const { id, viajantes } = serviceOf(request, 'RODOVIARIO');
  return {
    idServico: id,
    idAgenciaServico,
    origem: 'Recife, PE (Rodoviária)',
    destino,
    dataIda: day('10'),
    dataVolta: null,
    viajantes: viajantes.map((one) => one.id),
  };
}

interface Offered {
  readonly AEREO: AirQuote;
  readonly HOTEL: HotelQuote;
  readonly CARRO: CarQuote;
  readonly RODOVIARIO: BusQuote;
}

const FIRST: { readonly [Kind in SearchedKind]: (clerk: Person, request: TravelRequest) => Promise<Offered[Kind] | undefined> } = {
  AEREO: async (clerk, request) => (await clerk.call(searchAir, { body: airSearch(request) })).grupoCotacao[0]?.cotacoes[0],
  // The cheapest of all: no policy refuses it.
  HOTEL: async (clerk, request) =>
    (await clerk.call(searchHotels, { body: [hotelSearch(request)] }))
      .flatMap(({ grupoCotacao }) => grupoCotacao.flatMap(({ cotacoes }) => cotacoes))
      .toSorted((one, other) => one.total - other.total)[0],
  CARRO: async (clerk, request) => (await clerk.call(searchCars, { body: carSearch(request) })).grupoCotacao[0]?.cotacoes[0],
  RODOVIARIO: async (clerk, request) => (await clerk.call(searchBuses, { body: [busSearch(request)] })).grupoCotacao[0]?.cotacoes[0],
};

/** A request, its service of a kind, and the first offer that a search finds for it. */
export async function offered<Kind extends SearchedKind>(
  { server, clerk }: Place,
  kind: Kind,
): Promise<{ readonly request: TravelRequest; readonly service: { readonly id: string }; readonly offer: Offered[Kind] }> {
  const request = await searchedRequest({ server, clerk }, kind);
  const offer = await FIRST[kind](clerk, request);
  if (!offer) throw new Error(`nothing was found for ${kind}`);
  return { request, service: serviceOf(request, kind), offer };
}
