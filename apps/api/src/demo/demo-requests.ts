import type { AirService, CustomField, Quote, Traveller } from '@guiche/domain/entities';
import { type StatusCotacao, TIPO_SERVICO, TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { inNationalCurrency } from '@guiche/domain/pricing';
import { APPROVAL_STATUSES, requestQuoteStatus } from '@guiche/domain/requests';
import type { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { rowOfQuote } from '../quotes/data/quote-row.ts';
import { searchText } from '../search-text.ts';
import { DEMO_COMPANIES } from './demo-agencies.ts';
import { makeAirQuote } from './demo-air-quote.ts';
import { CLIENT_OF_PEOPLE, DEMO_APPROVER, DEMO_TRAVELLER } from './demo-client-people.ts';
import { brazilianDay, daysAfter, minutesAfter } from './demo-clock.ts';
import { type AirportBook, airportOf } from './demo-flights.ts';
import type { FullTrip } from './demo-full-trips.ts';
import { makeGroundQuote } from './demo-ground-quote.ts';
import { busService, carService, type GroundService, hotelService, otherService, type TripFrame } from './demo-ground-service.ts';
import { withAutomaticMarkup } from './demo-markup.ts';
import type { AgencyChoices, QuoteStage } from './demo-quote.ts';
import { type DemoRoute, pickRoute, sameCity, waysToFly } from './demo-routes.ts';
import type { DemoStage } from './demo-stages.ts';
import type { DemoUser } from './demo-users.ts';
import { randomCpf } from './documents.ts';
import { fixedCardOf } from './fixed-card-of.ts';
import { mailName, randomName } from './names.ts';
import type { Random } from './random.ts';

type RequestRow = typeof solicitacao.$inferInsert;
type ServiceRow = typeof servico.$inferInsert;
type QuoteRow = typeof cotacao.$inferInsert;

/** A request with everything that belongs to it, as rows. */
export interface DemoRequest {
  readonly solicitacao: RequestRow;
  readonly servicos: readonly ServiceRow[];
  readonly cotacoes: readonly QuoteRow[];
}

export interface DemoWorld {
  readonly now: Date;
  readonly book: AirportBook;
  readonly usuarios: readonly DemoUser[];
  readonly choices: ReadonlyMap<number, AgencyChoices>;
}

export const FIRST_NUMBER = 48_201;
/** The agency of the first demo user, who sees what it may do. */
const OWN_AGENCY = 1;
const OWN_COMPANIES = DEMO_COMPANIES.filter(({ agencias }) => agencias.some((id) => id === OWN_AGENCY));
const COST_CENTRES = [
  '1001 – Diretoria',
  '2040 – Comercial Sul',
  '2055 – Comercial Nordeste',
  '3010 – Engenharia',
  '3120 – Obras',
  '4200 – TI',
  '5300 – RH e treinamento',
];
const JUSTIFICATIONS = [
  'Os voos cotados chegam depois das 9h; a reunião começa às 8h30. Por favor, cotem opções na noite anterior.',
  'O viajante precisa de bagagem despachada na ida. Favor cotar com tarifa que inclua 23 kg.',
  'Valor acima da política da empresa. Procurem horários alternativos ou conexão.',
  'A data de volta mudou para o dia seguinte. Favor refazer as cotações.',
];
/** Days until a trip with all kinds of service, which is planned in good time, can begin. */
const LATER = 15;
const OBSERVATIONS = [
  'Preferência por assento no corredor.',
  'Viajante com mobilidade reduzida, solicitar assistência no aeroporto.',
  'Chegar até as 8h para reunião no cliente.',
  'Emitir somente após confirmação do gestor.',
];

/** A deadline around now: some missed, many today, the rest in days; few requests have none. */
function deadline(random: Random, now: Date): Date | null {
  const kind = random.weighted([
    ['missed', 12],
    ['today', 46],
    ['days', 38],
    ['none', 4],
  ] as const);
  if (kind === 'none') return null;
  if (kind === 'missed') return minutesAfter(now, -random.int(5, 1500));
  return kind === 'today' ? minutesAfter(now, random.int(10, 600)) : minutesAfter(now, random.int(900, 8640));
}

function makeTravellers(random: Random, instancia: string, asked?: number): Traveller[] {
  const size =
    asked ??
    random.weighted([
      [1, 70],
      [2, 18],
      [3, 8],
      [4, 4],
    ] as const);
  return Array.from({ length: size }, () => {
    const nomeCompleto = randomName(random);
    return {
      id: random.uuid(),
      nomeCompleto,
      email: `${mailName(nomeCompleto)}@${instancia}.example`,
      vip: random.chance(0.06),
      premium: random.chance(0.05),
    };
  });
}

function field(random: Random, nome: string, etapa: CustomField['etapa'], valor: string | null): CustomField {
  return { id: random.uuid(), nome, tipo: 'TEXTO', etapa, obrigatorio: false, valor };
}

function quoteStage(stage: DemoStage, chosen: boolean, now: Date, days: number, random: Random, emissor: string): QuoteStage {
  const status = (chosen ? stage.chosen : stage.others) ?? 'COTACAO_PENDENTE';
  const confirmed = stage.status === 'APROVACAO_ALTERACAO' && chosen;
  const issued = confirmed || status === 'EMISSAO_FINALIZADA' || status === 'EMISSAO_ALTERACAO' || status === 'EMISSAO_CANCELADA';
  const when = daysAfter(now, Math.min(-1, days - random.int(3, 12)));
  return { status, dataEmissao: issued ? when.toISOString() : null, emissor: issued ? emissor : null };
}

const GROUND = { HOTEL: hotelService, CARRO: carService, RODOVIARIO: busService, OUTROS: otherService } as const;
type Ground = keyof typeof GROUND;

/** About two thirds are air alone; the others have more, or no flight at all. */
function kindsOf(random: Random): TipoServico[] {
  if (random.chance(0.66)) return ['AEREO'];
  const ground: Ground[] = random
    .weighted([
      [['HOTEL'], 6],
      [['CARRO'], 3],
      [['HOTEL', 'CARRO'], 2],
      [['RODOVIARIO'], 2],
      [['OUTROS'], 2],
      [['HOTEL', 'OUTROS'], 1],
    ] as const)
    .slice();
  return random.chance(0.6) ? ['AEREO', ...ground] : ground;
}

/** How many quotes a service has: none or few while the agency quotes, two or three later. */
function quoteCount(random: Random, stage: DemoStage): number {
  if (stage.status === 'RASCUNHO') return 0;
  if (stage.status === 'COTACAO_AGENCIA')
    return random.weighted([
      [0, 45],
      [1, 25],
      [2, 20],
      [3, 10],
    ] as const);
  return stage.others === null ? 1 : random.int(2, 3);
}

/** The bus to a town near the place of arrival, the day after. */
function excursion(trip: TripFrame, town: string): TripFrame {
  return { ...trip, origem: trip.cidade, cidade: town, ida: brazilianDay(daysAfter(new Date(`${trip.ida}T15:00:00Z`), 1)) };
}

/** What the client approved of a quote: what it costs, or a tenth less when its value was changed at issue. */
function approvedValue({ total, cotacaoMoeda }: Quote, changed: boolean): number | null {
  const value = inNationalCurrency(total, cotacaoMoeda);
  return changed && value !== null ? Math.floor(value * 90) / 100 : value;
}

/** What is known of a request before the rest of it is made up. */
export interface RequestPlan {
  readonly id: number;
  readonly stage: DemoStage;
  /** A trip with all kinds of service, for a company of the own agency; without it, trip and services are left to chance. */
  readonly fullTrip?: FullTrip;
}

export function makeRequest(random: Random, world: DemoWorld, { id, stage, fullTrip }: RequestPlan): DemoRequest {
  const { now, book } = world;
  const picked = random.pick(fullTrip ? OWN_COMPANIES : DEMO_COMPANIES);
  const company = fullTrip?.ofClient ? CLIENT_OF_PEOPLE : picked;
  const agenciaId = fullTrip ? OWN_AGENCY : random.pick(picked.agencias);
  const choices = world.choices.get(agenciaId);
  if (!choices) throw new RangeError(`the demo has no agency ${agenciaId}`);
  const staff = world.usuarios.filter(
    (user) => user.agenciaId === agenciaId && user.ativo && (user.perfis[0] === 2 || user.perfis[0] === 3),
  );
  const held = stage.status !== 'RASCUNHO' && random.chance(stage.status === 'COTACAO_AGENCIA' ? 0.5 : 0.8);
  const holder = held && !fullTrip?.free ? random.pick(staff) : null;

  const uuid = random.uuid();
  const colaboradores = makeTravellers(random, company.instancia, fullTrip?.travellers);
  if (fullTrip?.ofClient) {
    const { id: idOfTraveller, nome: nomeCompleto, login: email } = DEMO_TRAVELLER;
    colaboradores[0] = { id: idOfTraveller, nomeCompleto, email, vip: false, premium: false };
  }
  const inApproval = APPROVAL_STATUSES.some((status) => status === stage.status);
  const requester = random.chance(0.4) ? colaboradores[0] : undefined;
  const requesterName = requester?.nomeCompleto ?? randomName(random);
  const route: DemoRoute = fullTrip?.route ?? pickRoute(random);
  const [soonest, latest] = stage.trip;
  const days = random.int(fullTrip && soonest > 0 ? LATER : soonest, latest);
  const nights = random.weighted([
    [1, 4],
    [2, 5],
    [3, 4],
    [4, 2],
    [7, 1],
  ] as const);
  const ida = brazilianDay(daysAfter(now, days));
  const volta = brazilianDay(daysAfter(now, days + nights));
  const destination = airportOf(book, route.destino);
  const trip: TripFrame = {
    cidade: destination.local,
    origem: airportOf(book, route.origem).local,
    destino: destination.local,
    ida,
    volta,
    noites: nights,
    viajantes: colaboradores.length,
  };
  const kinds = fullTrip ? TIPO_SERVICO : kindsOf(random);
  const emissor = (holder ?? random.pick(staff)).nome;
  const started = minutesAfter(now, -random.int(60, 4000));
  const cotacoes: QuoteRow[] = [];

  const servicos = kinds.map((kind, ordem): ServiceRow => {
    const idServico = random.uuid();
    const campos = [
      field(random, 'Centro de custo', 'PEDIDO', random.pick(COST_CENTRES)),
      field(random, 'Motivo da viagem', 'COTACAO', null),
    ];
    if (kind === 'CARRO') campos.push(field(random, 'CPF do condutor', 'PEDIDO', randomCpf(random)));
    const common = {
      retroativo: false,
      viajantes: colaboradores,
      acompanhantes: [] as string[],
      adultos: colaboradores.length,
      observacao: random.chance(0.18) ? random.pick(OBSERVATIONS) : null,
      camposCustomizados: campos,
      idCartao: fixedCardOf(company.id),
    };
    const count = fullTrip?.free ? 0 : quoteCount(random, stage);
    const plan = (index: number) => ({
      idServico,
      choices,
      camposCustomizados: campos,
      stage: quoteStage(stage, index === 0 && stage.chosen !== null, now, days, random, emissor),
    });
    const made: Quote[] = [];
    let dados: Record<string, unknown>;
    if (kind === 'AEREO') {
      const air = airDetails(random, book, route, trip, fullTrip?.tipo);
      const flown = waysToFly(random, book, route);
      for (let index = 0; index < count; index++) {
        const way = flown[index % flown.length] ?? [];
        made.push(makeAirQuote(random, { ...plan(index), service: { ...air, viajantes: colaboradores }, way, now, book }));
      }
      dados = { ...common, ...air };
    } else {
      const frame = kind === 'RODOVIARIO' && fullTrip ? excursion(trip, fullTrip.bus) : trip;
      const ground: GroundService = GROUND[kind](random, frame);
      for (const [index, offer] of ground.offers.slice(0, count).entries()) {
        made.push(
          makeGroundQuote(random, { ...plan(index), tipoServicoId: TIPO_SERVICO_ID[kind], offer, travellers: colaboradores.length }),
        );
      }
      dados = { ...common, ...ground.dados };
    }
    const priced = made.map((quote) => withAutomaticMarkup(quote, { kind, requestStatus: stage.status, empresaId: company.id, choices }));
    const changed = stage.status === 'APROVACAO_ALTERACAO' ? priced[0] : undefined;
    for (const one of priced) {
      const quote = one === changed ? { ...one, valorAlteradoEmissao: true } : one;
      const moment = minutesAfter(started, cotacoes.length * 4);
      // An issue is the last write of a quote.
      const atualizadaEm = quote.dataEmissao ? new Date(quote.dataEmissao) : moment;
      cotacoes.push(rowOfQuote(quote, { criadaEm: moment, atualizadaEm }));
    }
    const first = stage.chosen !== null ? priced[0] : undefined;
    // What waits for its approver was chosen before.
    const chosen = first ?? (fullTrip?.ofClient && inApproval ? priced[0] : undefined);
    return {
      id: idServico,
      solicitacaoUuid: uuid,
      tipoServico: kind,
      ordem,
      idCotacaoEscolhida: chosen?.id ?? null,
      valorAprovado: first ? approvedValue(first, changed !== undefined) : null,
      dados,
    };
  });

  const approverName = (invented: string) => (fullTrip?.ofClient ? DEMO_APPROVER.nome : invented);

  // Those with all kinds come after the others in a list.
  const due = () => (fullTrip ? minutesAfter(now, random.int(9000, 12_960)) : deadline(random, now));
  const trajeto = kinds.includes('AEREO')
    ? `${route.origem} → ${route.destino}`
    : kinds.includes('RODOVIARIO')
      ? `${trip.origem} → ${trip.cidade}`
      : trip.cidade;
  const quoting = stage.status === 'COTACAO_AGENCIA';
  const issuing = stage.status.startsWith('EMISSAO') || stage.status.startsWith('AGUARDANDO');
  return {
    solicitacao: {
      uuid,
      id,
      agenciaId,
      empresaId: company.id,
      status: stage.status,
      statusCotacao: requestQuoteStatus(
        stage.status,
        cotacoes.map(({ status }) => status as StatusCotacao),
      ),
      responsavelId: holder?.id ?? null,
      solicitante: {
        id: requester?.id ?? random.uuid(),
        nome: requesterName,
        email: `${mailName(requesterName)}@${company.instancia}.example`,
      },
      colaboradores: colaboradores.map((traveller) => ({ ...traveller })),
      dataViagem: ida,
      dataVencimentoCotacao: quoting ? due() : null,
      dataVencimentoEmissao: issuing ? due() : null,
      mensagensNaoLidas: random.chance(0.16) ? random.int(1, 5) : 0,
      necessitaAprovacaoAlteracaoValores: random.chance(0.3),
      possuiRegraVoltarParaSelecao: random.chance(0.15),
      justificativaRetorno: quoting && random.chance(0.08) ? random.pick(JUSTIFICATIONS) : null,
      analiseDesde:
        stage.status === 'SELECAO_COTACAO'
          ? minutesAfter(now, fullTrip ? -1 : -random.int(2, 2880))
          : stage.status === 'APROVACAO_ALTERACAO'
            ? minutesAfter(now, -90)
            : null,
      // Spread over the next hours, so that the sandbox client does not answer all of them at once.
      sandboxRespondeEm:
        stage.status === 'SELECAO_COTACAO'
          ? minutesAfter(now, random.int(30, 1440))
          : stage.status === 'APROVACAO_ALTERACAO'
            ? minutesAfter(now, 720)
            : null,
      busca: searchText(id, ...colaboradores.map(({ nomeCompleto }) => nomeCompleto), company.nome, trajeto, destination.local),
      dados: {
        tiposServico: kinds,
        trajeto,
        fluxo: { id: 'VIAGEM_NACIONAL', modulo: 'SOLICITACAO' },
        aprovadorSolicitacao: stage.chosen !== null ? { nome: approverName(randomName(random)) } : null,
        aprovadorAlteracao: stage.status === 'APROVACAO_ALTERACAO' ? { nome: approverName(randomName(random)) } : null,
      },
      aprovadorId: fullTrip?.ofClient && inApproval ? DEMO_APPROVER.id : null,
    },
    servicos,
    cotacoes,
  };
}

function airDetails(
  random: Random,
  book: AirportBook,
  { origem, destino }: DemoRoute,
  { ida, volta }: TripFrame,
  way?: AirService['tipo'],
): Pick<AirService, 'tipo' | 'segmentos'> {
  const leg = (from: string, to: string, data: string) => ({
    origem: from,
    origemData: airportOf(book, from),
    destino: to,
    destinoData: airportOf(book, to),
    data,
  });
  const tipo =
    way ??
    random.weighted([
      ['IDA_VOLTA', 66],
      ['IDA', 28],
      ['MULTI', 6],
    ] as const);
  if (tipo === 'IDA') return { tipo, segmentos: [leg(origem, destino, ida)] };
  if (tipo === 'IDA_VOLTA') return { tipo, segmentos: [leg(origem, destino, ida), leg(destino, origem, volta)] };
  const middle = ['BSB', 'GRU', 'CNF'].find((hub) => !sameCity(hub, origem) && !sameCity(hub, destino)) ?? 'REC';
  return {
    tipo,
    segmentos: [
      leg(origem, destino, ida),
      leg(destino, middle, volta),
      leg(middle, origem, brazilianDay(daysAfter(new Date(`${volta}T15:00:00Z`), 1))),
    ],
  };
}
