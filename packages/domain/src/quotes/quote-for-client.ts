import { carDailyRate } from '../car/pricing/car-rate.ts';
import type { AgencyService, CarQuote, HotelQuote, Quote } from '../entities/index.ts';
import { hotelAverage } from '../hotel/pricing/hotel-rate.ts';

/** A credential as its searches are told to a client company: which consolidator it is for, and nothing of what the agency agreed with it. */
export function credentialForClient<Credential extends AgencyService | null>(credential: Credential): Credential {
  return credential && { ...credential, credencial: '{}' };
}

/** The price of a night or a day with the markup: without it, the difference to the fare would tell the markup. */
function unitPrice(quote: Quote): Partial<Pick<HotelQuote, 'tarifaMedia'> & Pick<CarQuote, 'valorDiaria'>> {
  if ('tarifaMedia' in quote && quote.tarifaMedia !== null)
    return { tarifaMedia: hotelAverage(quote.tarifaTotal, quote.quantidadeDiarias) };
  if ('valorDiaria' in quote && quote.valorDiaria !== null)
    return { valorDiaria: carDailyRate(quote.tarifaTotal, quote.quantidadeDiarias) };
  return {};
}

/**
 * A quote as the people of a client company may have it: what it is and what it costs them, and nothing of what the agency earns by it or agreed
 * with its suppliers. The markup is part of the fare, so that the amounts still add up to the total.
 * @see S-001
 */
export function quoteForClient<Each extends Quote>(quote: Each): Each {
  const { agencia, agenciaServico, tarifa, tarifaTotal } = quote;
  return {
    ...quote,
    agencia: { ...agencia, fornecedorPadrao: null },
    agenciaServico: credentialForClient(agenciaServico),
    tarifa: tarifa === null ? null : tarifaTotal,
    ...unitPrice(quote),
    markup: null,
    markupManual: false,
    fornecedorServico: null,
    intermediador: null,
    codigoTransacaoCartao: null,
    ...('fornecedor' in quote && { fornecedor: null }),
    ...('dadosFornecedor' in quote && { dadosFornecedor: null }),
    ...('solicitacaoVcn' in quote && { solicitacaoVcn: null }),
    ...('pix' in quote && { pix: null }),
    ...('percentualComissao' in quote && { percentualComissao: null, valorComissao: null }),
  };
}
