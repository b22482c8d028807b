import {
  decideOwnTrip,
  fillAirports,
  findOwnTrip,
  findServiceActivity,
  findTravellers,
  findTripWithHotels,
  listHotelServices,
  listOnlineAgencies,
  listOwnTrips,
  listReservedSeats,
  listTravellersOfTrip,
  mergeHotels,
  saveAirChoices,
  saveBusChoices,
  saveCarChoices,
  saveHotelChoices,
  saveTravellers,
  searchAir,
  searchBuses,
  searchCarHistory,
  searchCars,
  searchHotels,
  searchHotelsOfAgency,
  sendBackOwnOffers,
  sendOwnChoice,
} from '@guiche/contract/searches';
import { brazilianClock } from '@guiche/domain/dates';
import type { AgencyService, CarHistory, CarQuote } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { chosenTotal, consolidatorName, credentialForClient } from '@guiche/domain/quotes';
import { inOrderOfTrip } from '@guiche/domain/requests';
import { airOfferKey, busOfferKey, carOfferKey, groupOffers, hotelOfferKey, mergeOffers, type OfferGroup } from '@guiche/domain/results';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { type CallContext, registerCall } from '../http/register-call.ts';
import { airportsByCode } from '../quotes/data/places.ts';
import { quotesSeenBy } from '../quotes/quotes-seen-by.ts';
import { loadRequestOfHistory } from '../requests/load-request.ts';
import { requestSummary } from '../requests/request-head.ts';
import type { SearchedKind } from '../sandbox/search/search-port.ts';
import { isOfClient } from '../users/is-of-client.ts';
import { confirmOffers } from './confirm-offers.ts';
import { busPassengers } from './criteria-of-quote.ts';
import { keepHotelPrices } from './data/hotel-prices.ts';
import { keepCarSearch, lastCarSearch } from './data/last-car-search.ts';
import { lowestPriceRuleOf } from './data/lowest-price-rule.ts';
import { chosenInTrips, ownTrips, reasonsOfTrips } from './data/own-trips.ts';
import { decideTrip } from './decide-trip.ts';
import { findOffers, findSearched, quotesFound } from './find-offers.ts';
import { findPassengers, passengersOfTrip, savePassengers } from './passengers.ts';
import { removeHotels } from './remove-hotels.ts';
import { reservedSeats } from './reserved-seats.ts';
import { saveChoices } from './save-choices.ts';
import { refuseAirSearch, refuseBusSearch, refuseCarSearch, refuseHotelSearch } from './search-violations.ts';
import { onlineAgencies, onlineAgencyId, serviceIsActive } from './searched-consolidators.ts';
import { approvedHotels, loadSearchedTrip, searchedCars, searchedHotels } from './searched-services.ts';
import { sendBackOffers } from './send-back-offers.ts';
import { sendChoice } from './send-choice.ts';

/** The most offers of cars that an answer holds. @see S-267 */
const CAR_LIMIT = 500;
const all = () => true;
/** Those that a search names: one credential, or all. */
const namedBy = ({ idAgenciaServico }: { readonly idAgenciaServico?: string | null | undefined }) =>
  idAgenciaServico == null ? all : ({ id }: AgencyService) => id === idAgenciaServico;

/** The groups as an answer holds them. */
const grupos = <Quote>(groups: readonly OfferGroup<Quote>[]) => groups.map(({ id, cotacoes }) => ({ id, cotacoes: [...cotacoes] }));

/** The answer of a car search: the offers in groups, and their lowest and highest price. */
function carAnswer(quotes: readonly CarQuote[]): CarHistory {
  const kept = quotes.slice(0, CAR_LIMIT);
  const totals = kept.map(({ total }) => total);
  return {
    grupoCotacao: grupos(groupOffers(kept, carOfferKey)),
    maiorPreco: totals.length === 0 ? 0 : Math.max(...totals),
    menorPreco: totals.length === 0 ? 0 : Math.min(...totals),
    limit: CAR_LIMIT,
  };
}

/** Searches for flights, hotels, cars and buses, the travellers for whom they are, and what is chosen. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  ownTripRoutes(app, deps);
  travellerRoutes(app, deps);
  airRoutes(app, deps);
  carRoutes(app, deps);
  hotelRoutes(app, deps);
  busRoutes(app, deps);
}

/** The requests of travellers and approvers. @see S-001 */
function ownTripRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listOwnTrips, async ({ session }) => {
    const trips = await ownTrips(deps.db, session);
    const uuids = trips.map(({ solicitacao: { uuid } }) => uuid);
    const [chosen, reasons] = [await chosenInTrips(deps.db, uuids), await reasonsOfTrips(deps.db, uuids)];
    return inOrderOfTrip(
      trips.map((trip) => ({
        ...requestSummary(trip, session),
        justificativaRetorno: reasons.get(trip.solicitacao.uuid) ?? null,
        totalEscolhido: chosenTotal(chosen.get(trip.solicitacao.uuid) ?? []),
      })),
      brazilianClock(deps.now()),
    );
  });
  registerCall(app, deps, findOwnTrip, ({ session, params }) => loadRequestOfHistory(deps.db, session, params.idViagem));
  registerCall(app, deps, sendOwnChoice, ({ deps: scope, session, params, body }) => sendChoice(scope, session, params.idViagem, body));
  registerCall(app, deps, sendBackOwnOffers, async ({ deps: scope, session, params, body }) => {
    await sendBackOffers(scope, session, params.idViagem, body.justificativa);
    return undefined;
  });
  registerCall(app, deps, decideOwnTrip, async ({ deps: scope, session, params, body }) => {
    await decideTrip(scope, session, params.idViagem, body);
    return undefined;
  });
}

function travellerRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listTravellersOfTrip, ({ deps: scope, session, params }) => passengersOfTrip(scope, session, params.idViagem));
  registerCall(app, deps, findTravellers, ({ deps: scope, session, body }) => findPassengers(scope, session, body));
  registerCall(app, deps, saveTravellers, ({ deps: scope, session, body }) => savePassengers(scope, session, body));
  registerCall(app, deps, findServiceActivity, ({ session, params }) => serviceIsActive(deps, session, params.typeId));
}

/** What providers confirmed before the write that stores the choice, by the body in which it was sent. */
const CONFIRMED = new WeakMap<object, Awaited<ReturnType<typeof confirmOffers>>>();

/** How a choice is made: its offers are confirmed outside of the transaction that stores them, because a provider takes its time. */
function choosing<Kind extends SearchedKind>(deps: Deps, kind: Kind) {
  type Sent = Parameters<typeof confirmOffers<Kind>>[3];
  type Context = Pick<CallContext<typeof saveAirChoices>, 'deps' | 'session' | 'params' | 'log'> & { readonly body: Sent };
  return {
    beforehand: async ({ session, body, log }: Context) => {
      CONFIRMED.set(body, await confirmOffers(deps, session, kind, body, log));
    },
    save: ({ deps: scope, session, params, body }: Context) =>
      saveChoices(scope, session, {
        kind,
        idViagem: params.idViagem,
        choices: body,
        confirmed: (CONFIRMED.get(body) ?? new Map()) as Awaited<ReturnType<typeof confirmOffers<Kind>>>,
      }),
  };
}

/** The services that a choice names, in its order. */
const named = <Service extends { readonly id: string }>(
  services: readonly Service[],
  body: readonly { readonly id: string }[],
): Service[] => body.flatMap(({ id }) => services.find((service) => service.id === id) ?? []);

function airRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, fillAirports, async ({ body: quote }) => {
    const flights = quote.segmentos.flatMap(({ voos }) => voos);
    const codes = new Set(flights.flatMap(({ origem, destino }) => [origem ?? [], destino ?? []].flat()));
    const airports = new Map((await airportsByCode(deps.db, [...codes])).map((airport) => [airport.iata, airport]));
    const segmentos = quote.segmentos.map((segment) => ({
      ...segment,
      voos: segment.voos.map((flight) => ({
        ...flight,
        origemData: airports.get(flight.origem ?? '') ?? null,
        destinoData: airports.get(flight.destino ?? '') ?? null,
      })),
    }));
    return { ...quote, segmentos };
  });
  registerCall(app, deps, listReservedSeats, ({ session, params }) => reservedSeats(deps.db, session, params.servicoId));
  registerCall(app, deps, searchAir, async ({ session, body, log }) => {
    const { idServico, ...criteria } = body;
    refuseAirSearch(criteria, deps.now());
    const found = await findOffers(deps, session, { kind: 'AEREO', idServico, criteria }, namedBy(body), log);
    return { grupoCotacao: grupos(groupOffers(quotesFound(session, found), airOfferKey)) };
  });
  const { beforehand, save } = choosing(deps, 'AEREO');
  registerCall(
    app,
    deps,
    saveAirChoices,
    async (context) => {
      await save(context);
      const { request } = await loadSearchedTrip(context.deps.db, context.session, context.params.idViagem);
      return named(request.servicosAereos, context.body);
    },
    { beforehand },
  );
}

function carRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, searchCars, async ({ session, body, log }) => {
    const { idCarroServico, colaboradores: _c, idAgenciaServico: _a, ...criteria } = body;
    refuseCarSearch(criteria, deps.now());
    const found = await findOffers(deps, session, { kind: 'CARRO', idServico: idCarroServico, criteria }, namedBy(body), log);
    const answers = found.flatMap(({ credential, quotes }) => (quotes ? [{ agenciaServicoId: credential.id, quotes }] : []));
    await keepCarSearch(deps.db, idCarroServico, answers, deps.now());
    return carAnswer(quotesFound(session, found));
  });
  registerCall(app, deps, searchCarHistory, async ({ session, body }) => {
    refuseCarSearch(body);
    await findSearched(deps, session, 'CARRO', body.idCarroServico);
    return carAnswer(quotesSeenBy(session, await lastCarSearch(deps.db, body.idCarroServico)));
  });
  const { beforehand, save } = choosing(deps, 'CARRO');
  registerCall(
    app,
    deps,
    saveCarChoices,
    async (context) => {
      await save(context);
      return named(searchedCars(await loadSearchedTrip(context.deps.db, context.session, context.params.idViagem)), context.body);
    },
    { beforehand },
  );
}

type HotelSearch = CallContext<typeof searchHotels>['body'][number];

function hotelRoutes(app: FastifyInstance, deps: Deps): void {
  async function foundFor(
    context: Pick<CallContext<typeof searchHotels>, 'session' | 'log'>,
    search: HotelSearch,
    asked: (one: AgencyService) => boolean,
  ) {
    const { session, log } = context;
    const { idServico, idAgenciaServico: _a, ...criteria } = search;
    const { row } = await findSearched(deps, session, 'HOTEL', idServico);
    const isActive = await serviceIsActive(deps, session, TIPO_SERVICO_ID.HOTEL);
    refuseHotelSearch(criteria, row.dados['viajantes'] as readonly unknown[], { serviceIsActive: isActive, now: deps.now() });
    const found = await findOffers(deps, session, { kind: 'HOTEL', idServico, criteria }, asked, log);
    const answers = found.flatMap(({ credential, quotes }) => (quotes ? [{ agenciaServicoId: credential.id, quotes }] : []));
    await keepHotelPrices(deps.db, idServico, criteria.adultos, answers, deps.now());
    return found;
  }

  registerCall(app, deps, listOnlineAgencies, async ({ session }) => {
    const credentials = await onlineAgencies(deps, session);
    return credentials.map((credential) => ({
      id: onlineAgencyId(credential),
      nome: consolidatorName(credential.consolidadora),
      agenciaServicos: [isOfClient(session) ? credentialForClient(credential) : credential],
    }));
  });
  registerCall(app, deps, searchHotels, async (context) => {
    const found = (await Promise.all(context.body.map((search) => foundFor(context, search, namedBy(search))))).flat();
    const answered = found.filter(({ quotes }) => quotes !== null);
    const ids = [...new Set(answered.map(({ credential }) => onlineAgencyId(credential)))];
    return ids.map((id) => ({
      agencia: { id },
      grupoCotacao: grupos(
        groupOffers(
          quotesFound(
            context.session,
            answered.filter(({ credential }) => onlineAgencyId(credential) === id),
          ),
          hotelOfferKey,
        ),
      ),
    }));
  });
  registerCall(app, deps, searchHotelsOfAgency, async (context) => {
    const { agenciaId } = context.params;
    const ofAgency = (credential: AgencyService) => onlineAgencyId(credential) === agenciaId;
    const credentials = await onlineAgencies(deps, context.session);
    if (!credentials.some(ofAgency)) throw new CallError(404, 'registro_nao_encontrado');
    const found = (await Promise.all(context.body.map((search) => foundFor(context, search, ofAgency)))).flat();
    return { grupoCotacao: grupos(groupOffers(quotesFound(context.session, found), hotelOfferKey)) };
  });
  registerCall(app, deps, mergeHotels, async ({ body }) => ({
    grupoCotacao: grupos(mergeOffers(...body.map(({ grupoCotacao }) => grupoCotacao))),
  }));
  registerCall(app, deps, listHotelServices, async ({ session, params }) =>
    approvedHotels(await loadSearchedTrip(deps.db, session, params.idViagem)),
  );
  registerCall(app, deps, findTripWithHotels, async ({ session, params }) => {
    const trip = await loadSearchedTrip(deps.db, session, params.idSolicitacao);
    const { id, uuid, idSolicitacao, status, fluxo, empresa } = trip.request;
    const regraMenorPreco = await lowestPriceRuleOf(deps.db, empresa.id);
    return { id, uuid, idSolicitacao, status, fluxo, empresa, servicosHotel: searchedHotels(trip), regraMenorPreco };
  });
  const { beforehand, save } = choosing(deps, 'HOTEL');
  registerCall(
    app,
    deps,
    saveHotelChoices,
    async (context) => {
      const { deps: scope, session, params, body } = context;
      if (!(await removeHotels(scope, session, params.idViagem, body))) await save(context);
      return named(searchedHotels(await loadSearchedTrip(context.deps.db, context.session, context.params.idViagem)), context.body);
    },
    { beforehand },
  );
}

function busRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, searchBuses, async ({ session, body, log }) => {
    for (const search of body) refuseBusSearch(search, deps.now());
    const found = await Promise.all(
      body.map((search) => {
        const { idServico, origem, destino, dataIda, viajantes } = search;
        const criteria = { origem, destino, dataIda, viajantes: busPassengers(viajantes) };
        return findOffers(deps, session, { kind: 'RODOVIARIO', idServico, criteria }, namedBy(search), log);
      }),
    );
    return { grupoCotacao: grupos(groupOffers(quotesFound(session, found.flat()), busOfferKey)) };
  });
  const { beforehand, save } = choosing(deps, 'RODOVIARIO');
  registerCall(
    app,
    deps,
    saveBusChoices,
    async (context) => {
      await save(context);
      const { request } = await loadSearchedTrip(context.deps.db, context.session, context.params.idViagem);
      return named(request.servicosRodoviario, context.body);
    },
    { beforehand },
  );
}
