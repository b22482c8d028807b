import type { AgencyService, Quote } from '../entities/index.ts';

/** A credential as its searches are told to a client company: which consolidator it is for, and nothing of what the agency agreed with it. */
export function credentialForClient<Credential extends AgencyService | null>(credential: Credential): Credential {
  return credential && { ...credential, credencial: '{}' };
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
