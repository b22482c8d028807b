import { type FullTrip, tripOf } from './demo-full-trips.ts';
import { type DemoRequest, type DemoWorld, makeRequest } from './demo-requests.ts';
import type { Random } from './random.ts';

type ServiceRow = DemoRequest['servicos'][number];

/** Trips of two who fly together, each with a hotel service of their own. */
export const OWN_STAYS: readonly FullTrip[] = [3, 6, 9].map((place) => ({ ...tripOf(place, 'COTACAO_AGENCIA', true), travellers: 2 }));

/** A hotel service for one of the travellers. */
function stayOf(service: ServiceRow, traveller: unknown, id: string, ordem: number): ServiceRow {
  return { ...service, id, ordem, dados: { ...service.dados, viajantes: [traveller], adultos: 1 } };
}

/** A request with a flight for all and the same stay for each; nobody is responsible, and nothing is quoted yet. */
export function makeOwnStays(random: Random, world: DemoWorld, id: number, trip: FullTrip): DemoRequest {
  const { solicitacao, servicos } = makeRequest(random, world, { id, stage: trip.stage, fullTrip: trip });
  const flight = servicos.find(({ tipoServico }) => tipoServico === 'AEREO');
  const hotel = servicos.find(({ tipoServico }) => tipoServico === 'HOTEL');
  if (!flight || !hotel) throw new RangeError(`the demo's trip ${id} has no flight or no hotel`);
  const stays = solicitacao.colaboradores.map((traveller, place) =>
    stayOf(hotel, traveller, place === 0 ? hotel.id : random.uuid(), flight.ordem + 1 + place),
  );
  return {
    solicitacao: { ...solicitacao, dados: { ...solicitacao.dados, tiposServico: ['AEREO', 'HOTEL'] } },
    servicos: [flight, ...stays],
    cotacoes: [],
  };
}
