import { isLocator } from '@guiche/masks/locator';
import type { Quote, Segment, VirtualCard } from '../entities/index.ts';
import type { Violation } from '../messages/index.ts';
import { codeIsKept } from './code-statuses.ts';
import { cardMode } from './payment-form.ts';

/** The states of a virtual card. */
export const ESTADO_CARTAO_VIRTUAL = ['NENHUM', 'GERADO', 'CANCELADO'] as const;
export type EstadoCartaoVirtual = (typeof ESTADO_CARTAO_VIRTUAL)[number];
export type VirtualCardAction = 'gerar' | 'visualizar' | 'copiar' | 'cancelar';

const ACTIONS: Record<EstadoCartaoVirtual, readonly VirtualCardAction[]> = {
  NENHUM: ['gerar'],
  GERADO: ['visualizar', 'copiar', 'cancelar'],
  CANCELADO: ['gerar'],
};

/** The actions of a virtual card: generating, also again after it was cancelled, or viewing, copying and cancelling. @see Q-165 */
export function virtualCardActions(state: EstadoCartaoVirtual): readonly VirtualCardAction[] {
  return ACTIONS[state];
}

/** The state of the virtual card of a quote; without a card `NENHUM`. @see Q-165 */
export function virtualCardState(card: Pick<VirtualCard, 'estado'> | null): EstadoCartaoVirtual {
  return card?.estado ?? 'NENHUM';
}

/** Why a virtual card of an air quote cannot be generated yet: its first flight has no valid locator; `undefined` when it can. @see Q-167 */
export function virtualCardViolation(segmentos: readonly Pick<Segment, 'voos'>[]): Violation | undefined {
  const first = segmentos.flatMap(({ voos }) => voos)[0];
  if (isLocator(first?.localizador ?? '')) return undefined;
  return { key: 'informe_um_localizador_valido', field: 'segmentos.0.voos.0.localizador' };
}

/** A quote as far as its virtual card depends on it. */
export type VirtualCardQuote = Pick<Quote, 'statusCotacao' | 'tipoPagamento'> & { readonly segmentos?: readonly Pick<Segment, 'voos'>[] };

/**
 * Why the virtual card of a quote cannot be generated: the quote is not paid with one, it was issued or cancelled, or it is an air quote whose
 * first flight has no valid locator. Empty when it can.
 * @see, B-062
 */
export function virtualCardViolations({ statusCotacao, tipoPagamento, segmentos }: VirtualCardQuote): readonly Violation[] {
  if (cardMode(tipoPagamento?.tipoFormaPagamento ?? null) !== 'virtual')
    return [{ key: 'cartao_virtual_outra_forma', field: 'tipoPagamento' }];
  // Its code would be kept after the issue.
  if (!codeIsKept(statusCotacao)) return [{ key: 'cartao_virtual_depois_da_emissao', field: '' }];
  const locator = segmentos && virtualCardViolation(segmentos);
  return locator ? [locator] : [];
}

/** What the provider of a virtual card is told of a quote, beside its payment type: the amount comes of the money fields. */
const TOLD = [
  'tarifa',
  'taxas',
  'taxaExtra',
  'taxaExtraPercentual',
  'fee',
  'iss',
  'duRav',
  'markup',
  'cotacaoMoeda',
  'localizador',
] as const satisfies readonly (keyof Quote)[];

type ToldQuote = Pick<Quote, (typeof TOLD)[number] | 'tipoPagamento' | 'moeda'> & {
  readonly segmentos?: readonly Pick<Segment, 'voos'>[];
  readonly email?: string | null;
};

function toldOf(quote: ToldQuote): readonly unknown[] {
  const locator = quote.segmentos?.flatMap(({ voos }) => voos)[0]?.localizador;
  return [quote.tipoPagamento?.id, quote.moeda?.id, locator, quote.email, ...TOLD.map((field) => quote[field])].map(
    (value) => value ?? null,
  );
}

/**
 * Whether something that the provider of the virtual card is told differs between the typed quote and the stored one, of which the server generates the
 * card: the quote is saved first then. What else was typed does not matter.
 * @see
 */
export function virtualCardNeedsSave(typed: ToldQuote, stored: ToldQuote): boolean {
  const before = toldOf(stored);
  return toldOf(typed).some((value, index) => value !== before[index]);
}
