import { airMarkup, airMarkupPercent } from '@guiche/domain/air/pricing';
import type { AirQuote } from '@guiche/domain/entities';
import { INTERMEDIADOR_FIXO, type StatusCotacao, type StatusSolicitacao } from '@guiche/domain/enums';
import { hotelMarkup, hotelMarkupPercent } from '@guiche/domain/hotel/pricing';
import { totalRate } from '@guiche/domain/pricing';
import { FATURADO_FIELD } from '@guiche/domain/product';
import { consolidatorName } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { quoteStatus, requestStatus } from './choices.ts';
import { choice, choiceOrNone, flag, money, percent } from './fields.tsx';
import { formula, type Step } from './formula.tsx';
import { amount, sum } from './words.ts';

/** The switches that every automatic margin looks at. */
interface Switches {
  readonly ownAgency: boolean;
  readonly billed: boolean;
  readonly online: boolean;
  readonly marginForbidden: boolean;
  readonly typed: boolean;
  readonly consolidator: string;
}

const PASSING: Switches = {
  ownAgency: true,
  billed: true,
  online: false,
  marginForbidden: false,
  typed: false,
  consolidator: 'MANUAL',
};

/** Those that are given a markup, and one that is not. */
const consolidator = choice<string>('Consolidadora', ['MANUAL', 'MANUAL_PEDIDOS_OFF', 'DIRETORIOHOTEL', 'TREND'], consolidatorName);
const INTERMEDIARIES = { DIRETO: 'Direto', OUTROS: 'Outros' };
const intermediary = choiceOrNone('Intermediador', INTERMEDIADOR_FIXO, (value) => INTERMEDIARIES[value], 'Nenhum');

const SWITCH_FIELDS = {
  ownAgency: flag('Agência própria'),
  billed: flag('Faturado pela operadora'),
  online: flag('Cotação ONLINE'),
  marginForbidden: flag('Credencial não aplica margem'),
  typed: flag('Markup digitado à mão'),
};

function quoteOf(switches: Switches): Pick<AirQuote, 'markupManual' | 'tipo' | 'tipoPagamento' | 'agenciaServico'> {
  const { billed, online, marginForbidden, typed, consolidator } = switches;
  return {
    markupManual: typed,
    tipo: online ? 'ONLINE' : 'OFFLINE',
    tipoPagamento: { id: 1, descricao: 'Faturado', tipoFormaPagamento: 'FATURADO', [FATURADO_FIELD]: billed, data: null },
    agenciaServico: {
      id: consolidator,
      consolidadora: consolidator,
      tipoEmissao: 'MANUAL',
      credencial: JSON.stringify({ aplicaMargem: !marginForbidden }),
    },
  };
}

/** Every condition of its own, in words. */
function switchConditions({ ownAgency, billed, online, marginForbidden, typed }: Switches): readonly [string, Partial<Switches>][] {
  return [
    ['A agência é a própria', { ownAgency }],
    ['O pagamento é faturado pela operadora', { billed }],
    ['A cotação não é ONLINE', { online }],
    ['A credencial não proíbe a margem', { marginForbidden }],
    ['Ninguém digitou o markup', { typed }],
  ];
}

interface HotelSwitches extends Switches {
  readonly quoteStatus: StatusCotacao;
  readonly requestStatus: StatusSolicitacao;
}

const HOTEL_PASSING: HotelSwitches = { ...PASSING, quoteStatus: 'COTACAO_PENDENTE', requestStatus: 'COTACAO_AGENCIA' };

function hotelQuoteOf(switches: HotelSwitches, tarifa: number | null, markup: number | null) {
  return { ...quoteOf(switches), tarifa, markup, statusCotacao: switches.quoteStatus };
}

/** Which conditions of the hotel's markup hold: each is asked of the rule alone, with all others met. */
function hotelConditions(switches: HotelSwitches): readonly Step[] {
  const { quoteStatus, requestStatus } = switches;
  return [...switchConditions(switches), ['A situação da cotação ou da solicitação deixa', { quoteStatus, requestStatus }] as const].map(
    ([text, changes]) => {
      const alone = { ...HOTEL_PASSING, ...changes };
      return { text, holds: hotelMarkupPercent(hotelQuoteOf(alone, null, null), alone) !== null };
    },
  );
}

interface AirSwitches extends Switches {
  readonly intermediary: (typeof INTERMEDIADOR_FIXO)[number] | null;
  readonly requestStatus: StatusSolicitacao;
}

const AIR_PASSING: AirSwitches = { ...PASSING, intermediary: 'DIRETO', requestStatus: 'COTACAO_AGENCIA' };

function airQuoteOf(switches: AirSwitches, tarifa: number | null, markup: number | null) {
  return { ...quoteOf(switches), tarifa, markup, intermediador: switches.intermediary };
}

/** The same of the air quote's markup. */
function airConditions(switches: AirSwitches): readonly Step[] {
  const { requestStatus } = switches;
  return [...switchConditions(switches), ['A situação da solicitação deixa', { requestStatus }] as const].map(([text, changes]) => {
    const alone = { ...AIR_PASSING, ...changes };
    return { text, holds: airMarkupPercent(airQuoteOf(alone, null, null), { ...alone, marginPercent: 10 }) !== null };
  });
}

const STAYS = 'Fica o markup que estava guardado.';

export const MARKUP = [
  formula({
    id: 'markup-do-hotel',
    title: 'Markup automático do hotel',
    purpose: 'Dez por cento para três consolidadoras, zero para as outras. Falhe uma condição, e o markup guardado fica.',
    requirements: ['Q-136', 'Q-137', 'Q-138', 'Q-139'],
    fields: {
      tarifa: money('Tarifa'),
      stored: money('Markup guardado'),
      consolidator,
      quoteStatus,
      requestStatus,
      ...SWITCH_FIELDS,
    },
    start: { tarifa: 826.5, stored: 50, ...HOTEL_PASSING },
    answer: ({ tarifa, stored, ...switches }) => {
      const quote = hotelQuoteOf(switches, tarifa, stored);
      const markup = hotelMarkup(quote, switches);
      const conditions = hotelConditions(switches);
      if (hotelMarkupPercent(quote, switches) === null) return { result: formatMoney(markup ?? 0), steps: [STAYS, ...conditions] };
      const name = consolidatorName(switches.consolidator);
      const reckoned = markup === 0 ? `${name}: sem markup automático` : `${name}: ${amount(tarifa)} × 10 ÷ 100 = ${amount(markup)}`;
      return {
        result: formatMoney(markup),
        steps: [reckoned, `Tarifa total: ${sum([tarifa, markup], totalRate({ tarifa, markup }))}`, ...conditions],
      };
    },
  }),
  formula({
    id: 'markup-do-aereo',
    title: 'Markup automático do aéreo',
    purpose:
      'O percentual é a margem da empresa com o intermediador; sem intermediador, ou com consolidadora que não seja Manual nem Manual (pedidos off-line), é zero. Falhe uma condição, e o markup guardado fica.',
    requirements: ['Q-136', 'Q-139', 'Q-140', 'Q-141', 'Q-142'],
    fields: {
      tarifa: money('Tarifa'),
      marginPercent: percent('Margem'),
      stored: money('Markup guardado'),
      consolidator,
      intermediary,
      requestStatus,
      ...SWITCH_FIELDS,
    },
    start: { tarifa: 1234.5, marginPercent: 10, stored: 50, ...AIR_PASSING },
    answer: ({ tarifa, marginPercent, stored, ...switches }) => {
      const quote = airQuoteOf(switches, tarifa, stored);
      const context = { ...switches, marginPercent: marginPercent ?? 0 };
      const markup = airMarkup(quote, context);
      const share = airMarkupPercent(quote, context);
      const reckoned = share === null ? STAYS : `${amount(tarifa)} × ${amount(share)} ÷ 100 = ${amount(markup)}`;
      return { result: formatMoney(markup ?? 0), steps: [reckoned, ...airConditions(switches)] };
    },
  }),
];
