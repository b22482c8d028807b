import type { Quote, QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { BRL, clientTotal, readCredential, suggestedFee, totalRate } from '@guiche/domain/pricing';
import { type CommonFields, type QuoteFrame, quoteFrame } from './demo-quote.ts';
import { groundSuppliers } from './demo-suppliers.ts';
import type { Random } from './random.ts';

/** A kind of service that is not air. */
export type GroundKind = Exclude<TipoServico, 'AEREO'>;

/** The fields of one kind's quote beside those that quotes of every kind have. */
type GroundDetails<Kind extends GroundKind> = Kind extends GroundKind
  ? Omit<QuoteOf[Kind], keyof CommonFields> & Partial<Pick<CommonFields, 'cidade' | 'observacao'>>
  : never;

export interface GroundOffer<Kind extends GroundKind = GroundKind> {
  readonly details: GroundDetails<Kind>;
  readonly tarifa: number;
  readonly taxas: number | null;
  readonly iss: number | null;
}

/** A quote of a hotel, a car, a bus or something else, in BRL. */
export function makeGroundQuote(
  random: Random,
  plan: Omit<QuoteFrame, 'suppliers'> & { readonly offer: GroundOffer; readonly travellers: number },
): Quote {
  const frame = quoteFrame(random, { ...plan, suppliers: groundSuppliers(plan.offer.details) });
  const { tarifa, taxas, iss, details } = plan.offer;
  const fee = suggestedFee(readCredential(frame.agenciaServico?.credencial), plan.travellers, 1);
  const quote = { ...frame, ...details, moeda: BRL, cotacaoMoeda: 1, tarifa, taxas, iss, fee };
  const priced: Quote = {
    ...quote,
    localizador: quote.dataEmissao ? `R${random.digits(7)}` : null,
    tarifaTotal: totalRate(quote),
    total: clientTotal(quote),
  };
  return priced;
}
