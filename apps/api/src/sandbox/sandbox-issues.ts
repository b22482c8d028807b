import { setTimeout as wait } from 'node:timers/promises';
import { airLocator } from '@guiche/domain/air/issuing';
import type { AirQuote, HotelQuote, Quote, TravellerCard } from '@guiche/domain/entities';
import type { AirIssueAnswer, HotelIssueAnswer } from '@guiche/domain/issuing';
import type { IssueAnswer, IssueOrder, IssuePort } from './issue-port.ts';

/** How the provider behaves, by how the locator of a flight or the e-mail of a hotel begins; with any other it issues. See docs/sandbox.md. */
const BEHAVIOURS = {
  ERR9: 'refuses',
  CAR9: 'refuses with a card',
  WEX9: 'issues with a card',
  LEN9: 'issues slowly',
  DEM9: 'issues without an answer',
  SUM9: 'does not receive',
  MUD9: 'never answers',
} as const;
type Behaviour = (typeof BEHAVIOURS)[keyof typeof BEHAVIOURS] | 'issues';

function behaviourOf(asked: string): Behaviour {
  const key = Object.keys(BEHAVIOURS).find((start) => asked.toUpperCase().startsWith(start)) as keyof typeof BEHAVIOURS | undefined;
  return key ? BEHAVIOURS[key] : 'issues';
}

const SLOW_MS = 1500;

/** A well-known test number: no bank has issued it. */
const CARD: TravellerCard = { numero: '4111111111111111', cvv: '123', validade: '12/30', titular: 'GUICHE VIAGENS' };
const NOTHING_MORE = { originalResponse: null, solicitacaoWex: null, cartaoWex: null, mensagemRetornoWex: null } as const;
const WITH_CARD = {
  ...NOTHING_MORE,
  solicitacaoWex: 'WEX-4718822',
  cartaoWex: CARD,
  mensagemRetornoWex: 'Cartão virtual gerado.',
} as const;

/** The provider's error, as providers write it: JSON inside JSON. */
const REFUSAL = JSON.stringify({
  status: 422,
  error: JSON.stringify({ code: 'FARE_EXPIRED', message: 'Tarifa não disponível para emissão. Refaça a reserva.' }),
});

/** A provider that decides by a text of the quote and makes the fields of an issue with `fieldsOf`. */
function sandboxProvider<Each extends Quote, Fields>(
  textOf: (quote: Each) => string,
  fieldsOf: (order: IssueOrder<Each>, card: boolean) => Fields,
): IssuePort<Each, Fields> {
  const issued = (order: IssueOrder<Each>): IssueAnswer<Fields> => {
    const card = behaviourOf(textOf(order.quote)) === 'issues with a card';
    return { ...(card ? WITH_CARD : NOTHING_MORE), issued: true, fields: fieldsOf(order, card) };
  };
  const refused = (card: boolean): IssueAnswer<Fields> => ({ ...(card ? WITH_CARD : NOTHING_MORE), issued: false, erro: REFUSAL });
  return {
    async issue(order, signal) {
      switch (behaviourOf(textOf(order.quote))) {
        case 'refuses':
          return refused(false);
        case 'refuses with a card':
          return refused(true);
        case 'issues slowly':
          await wait(SLOW_MS, undefined, { signal });
          return issued(order);
        case 'issues without an answer':
        case 'does not receive':
        case 'never answers':
          throw new Error('the provider does not answer');
        default:
          return issued(order);
      }
    },
    async outcomeOf(order) {
      switch (behaviourOf(textOf(order.quote))) {
        case 'refuses':
        case 'refuses with a card':
          return refused(false);
        case 'does not receive':
          return 'never received';
        case 'never answers':
          return 'unknown';
        default:
          return issued(order);
      }
    },
  };
}

/** What a provider says of an issue of any kind. */
function commonFields({ emissor, now, reference }: IssueOrder<Quote>, card: boolean) {
  return {
    emitidaAutomaticamente: true,
    dataEmissao: now.toISOString(),
    emissor,
    dadosFornecedor: JSON.stringify({ pedido: reference.slice(0, 8) }),
    solicitacaoVcn: card ? WITH_CARD.solicitacaoWex : null,
  };
}

/** Issues tickets; the locator decides how. @see Q-239 */
export const sandboxAirIssues: IssuePort<AirQuote, AirIssueAnswer> = sandboxProvider<AirQuote, AirIssueAnswer>(
  airLocator,
  (order, card) => ({
    ...commonFields(order, card),
    tourCode: order.quote.tourCode,
    baseTarifaria: order.quote.baseTarifaria ?? 'KOOLBR',
    codigoReserva: airLocator(order.quote) || order.reference.slice(0, 6).toUpperCase(),
  }),
);

/** Reserves hotels; the hotel's e-mail decides how. @see Q-240 */
export const sandboxHotelIssues: IssuePort<HotelQuote, HotelIssueAnswer> = sandboxProvider<HotelQuote, HotelIssueAnswer>(
  ({ email }) => email ?? '',
  (order, card) => ({
    ...commonFields(order, card),
    codigoReserva: `H${order.reference.slice(0, 6).toUpperCase()}`,
    codigoTransacaoCartao: order.quote.codigoTransacaoCartao,
  }),
);
