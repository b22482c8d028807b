import { randomUUID } from 'node:crypto';
import { listConsolidators } from '@guiche/contract/lookups';
import type { BusQuote, CarQuote, HotelQuote, OtherQuote, QuoteOf, Service, TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { newHotelQuote } from '@guiche/domain/hotel/quote';
import { newQuoteFields } from '@guiche/domain/quotes';
import { servicesOf } from '@guiche/domain/requests';
import type { Person } from './test-server.ts';

type GroundKind = Exclude<TipoServico, 'AEREO'>;
type ServiceOf<Kind extends TipoServico> = Extract<Service, { readonly tipoServico: Kind }>;

/** The first service of one kind in a request. */
export function serviceOf<Kind extends TipoServico>(request: TravelRequest, kind: Kind): ServiceOf<Kind> {
  const service = servicesOf(request).find((one): one is ServiceOf<Kind> => one.tipoServico === kind);
  if (!service) throw new Error(`request ${request.id} has no service of the kind ${kind}`);
  return service;
}

/** The initial values of a new quote of a service, and a fare of 1000 and taxes of 90. */
async function common(person: Person, request: TravelRequest, kind: GroundKind) {
  const idAgencia = person.user.agency.id;
  const consolidators = await person.call(listConsolidators, {
    params: { idAgencia, tipoServico: TIPO_SERVICO_ID[kind], idEmpresa: request.empresa.id },
  });
  const context = { agency: { id: idAgencia, fornecedorPadrao: null }, consolidators, newId: randomUUID };
  return { context, fields: { ...newQuoteFields({ service: serviceOf(request, kind), ...context }), tarifa: 1000, taxas: 90, fee: null } };
}

async function hotel(person: Person, request: TravelRequest): Promise<HotelQuote> {
  const { context, fields } = await common(person, request, 'HOTEL');
  return { ...newHotelQuote({ service: serviceOf(request, 'HOTEL'), ...context }), ...fields, nome: 'Hotel Boa Viagem', tipoTarifa: 'NET' };
}

async function car(person: Person, request: TravelRequest): Promise<CarQuote> {
  const { fields } = await common(person, request, 'CARRO');
  const { dataRetirada, dataDevolucao, cidadeRetirada, cidadeDevolucao } = serviceOf(request, 'CARRO');
  return {
    ...fields,
    nomeCia: 'Localiza',
    urlImagemCia: null,
    categoria: 'SUV',
    nomeModelo: 'Renegade',
    cambio: 'Automático',
    arcondicionado: true,
    valorDiaria: 500,
    quantidadeDiarias: 2,
    dataRetirada: dataRetirada.slice(0, 10),
    horaRetirada: dataRetirada.slice(11),
    localRetirada: null,
    cidadeRetirada,
    dataDevolucao: dataDevolucao.slice(0, 10),
    horaDevolucao: dataDevolucao.slice(11),
    localDevolucao: null,
    cidadeDevolucao,
  };
}

async function bus(person: Person, request: TravelRequest): Promise<BusQuote> {
  const { fields } = await common(person, request, 'RODOVIARIO');
  const { dataIda } = serviceOf(request, 'RODOVIARIO');
  return { ...fields, classe: 'LEITO', dataPartida: `${dataIda}T08:00`, dataChegada: `${dataIda}T15:00` };
}

async function other(person: Person, request: TravelRequest): Promise<OtherQuote> {
  const { fields } = await common(person, request, 'OUTROS');
  return { ...fields, descricao: 'Seguro viagem nacional' };
}

/** A new quote of each kind that is not air, as a clerk types one: BRL, a fare of 1000 and taxes of 90. */
export const TYPED_QUOTE: { readonly [Kind in GroundKind]: (person: Person, request: TravelRequest) => Promise<QuoteOf[Kind]> } = {
  HOTEL: hotel,
  CARRO: car,
  RODOVIARIO: bus,
  OUTROS: other,
};
