import { quoteTag } from '@guiche/contract/automatic-issuing';
import type { AirQuote, AirService, HotelQuote, HotelService, Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { load, takeRequest } from './requests.ts';
import type { Person, TestServer } from './test-server.ts';

interface Kinds {
  readonly AEREO: { readonly service: AirService; readonly quote: AirQuote };
  readonly HOTEL: { readonly service: HotelService; readonly quote: HotelQuote };
}

/** A chosen quote that a provider may be asked to issue. */
export type ProviderIssue<Kind extends keyof Kinds = 'AEREO'> = Kinds[Kind] & { readonly request: TravelRequest };

interface Wanted<Kind extends keyof Kinds> {
  readonly kind?: Kind;
  /** What asks the sandbox for a behaviour: the start of a locator, or of a hotel's e-mail. */
  readonly asks?: string;
  /** Its reservation expired an hour ago. */
  readonly expired?: boolean;
  readonly changes?: Partial<Kinds[Kind]['quote']>;
  readonly possuiRegraVoltarParaSelecao?: boolean;
}

function isOf<Kind extends keyof Kinds>(kind: Kind, service: Service): service is Kinds[Kind]['service'] & Service {
  return service.tipoServico === kind && service.escolhida !== null;
}

/** A request with a chosen quote of the kind that waits for its issue, as its consolidator issues automatically. */
export async function providerIssue<Kind extends keyof Kinds = 'AEREO'>(
  server: TestServer,
  clerk: Person,
  { kind = 'AEREO' as Kind, asks, expired = false, changes = {}, possuiRegraVoltarParaSelecao = false }: Wanted<Kind> = {},
): Promise<ProviderIssue<Kind>> {
  const id = await takeRequest(server, 'EMISSAO', 1, kind);
  const before = servicesOf(await load(clerk, id)).find((one) => isOf(kind, one));
  if (!before?.escolhida) throw new Error(`request ${id} has chosen no quote of ${kind}`);
  await server.db
    .update(solicitacao)
    .set({ necessitaAprovacaoAlteracaoValores: false, possuiRegraVoltarParaSelecao })
    .where(eq(solicitacao.id, id));
  await makeIssuable(server, before.escolhida, { asks, expired, changes });
  const request = await load(clerk, id);
  const service = servicesOf(request).find((one) => one.id === before.id);
  // The service is of the kind that was found.
  return { request, service, quote: service?.escolhida } as unknown as ProviderIssue<Kind>;
}

interface Made {
  readonly asks: string | undefined;
  readonly expired: boolean;
  readonly changes: object;
}

async function makeIssuable(server: TestServer, chosen: Quote, { asks, expired, changes }: Made): Promise<void> {
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, chosen.id));
  if (!row || !chosen.agenciaServico) throw new Error('the demo has no such quote');
  const moment = server.now().getTime();
  const air =
    'segmentos' in chosen
      ? {
          numeroBilhete: '9572401118357',
          validadeReserva: new Date(moment + (expired ? -3_600_000 : 3_600_000)).toISOString(),
          ...(asks !== undefined && {
            localizador: asks,
            codigoReserva: asks,
            segmentos: chosen.segmentos.map((segment) => ({
              ...segment,
              voos: segment.voos.map((flight) => ({ ...flight, localizador: asks })),
            })),
          }),
        }
      : { codigoReserva: null, ...(asks !== undefined && { email: `${asks}@hotel.test` }) };
  const agenciaServico = { ...chosen.agenciaServico, tipoEmissao: 'AUTOMATICO' };
  await server.db
    .update(cotacao)
    .set({ dados: { ...row.dados, dataEmissao: null, emissor: null, agenciaServico, ...air, ...changes } })
    .where(eq(cotacao.id, chosen.id));
  await server.db.update(servico).set({ valorAprovado: null }).where(eq(servico.idCotacaoEscolhida, chosen.id));
}

/** The input with which a quote is issued, in the version that was loaded. */
export function issueOf({ service, quote }: { readonly service: { readonly id: string }; readonly quote: Pick<Quote, 'id' | 'versao'> }) {
  return { params: { idServico: service.id, idCotacao: quote.id }, query: {}, headers: { 'if-match': quoteTag(quote) } };
}

/** The input with which another system is asked for the locator of a quote. */
export function externalOf({ request, quote }: ProviderIssue) {
  return {
    body: {
      idAgenciaServico: quote.agenciaServico?.id ?? '',
      localizadorReserva: quote.localizador ?? '',
      sistemaEmissor: null,
      idSolicitacao: request.id,
    },
  };
}

/** The input with which an expired reservation is searched for. */
export function searchOf({ request, service }: ProviderIssue) {
  return { query: { statusSolicitacao: request.status }, body: service };
}
