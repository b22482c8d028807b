import type { OtherQuote } from '@guiche/domain/entities';
import { BRL, clientTotal, readCredential, suggestedFee, totalRate } from '@guiche/domain/pricing';
import { type QuoteFrame, quoteFrame } from './demo-quote.ts';
import type { Random } from './random.ts';

export interface GroundOffer {
  readonly descricao: string;
  readonly tarifa: number;
  readonly taxas: number | null;
  readonly iss: number | null;
}

/** A quote of a hotel, a car, a bus or something else, in BRL. */
export function makeGroundQuote(
  random: Random,
  plan: QuoteFrame & { readonly offer: GroundOffer; readonly travellers: number },
): OtherQuote & { id: string } {
  const frame = quoteFrame(random, plan);
  const { tarifa, taxas, iss, descricao } = plan.offer;
  const fee = suggestedFee(readCredential(frame.agenciaServico?.credencial), plan.travellers, 1);
  const quote = { ...frame, descricao, moeda: BRL, cotacaoMoeda: 1, tarifa, taxas, iss, fee };
  return {
    ...quote,
    localizador: quote.dataEmissao ? `R${random.digits(7)}` : null,
    tarifaTotal: totalRate(quote),
    total: clientTotal(quote),
  };
}
