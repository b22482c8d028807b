import { newAirQuote } from '@guiche/domain/air/quote';
import type { AgencyService, Airline, Airport, AirQuote, Currency, FareFamily, PaymentType, Traveller } from '@guiche/domain/entities';
import { BRL } from '@guiche/domain/pricing';

/** Ids that repeat from run to run. */
export function countingIds(): () => string {
  let next = 0;
  return () => `00000000-0000-4000-8000-${String(++next).padStart(12, '0')}`;
}

export const AIRPORTS: readonly Airport[] = [
  { iata: 'GRU', nome: 'Aeroporto Internacional de Guarulhos', local: 'São Paulo, SP' },
  { iata: 'CGH', nome: 'Aeroporto de Congonhas', local: 'São Paulo, SP' },
  { iata: 'REC', nome: 'Aeroporto Internacional do Recife', local: 'Recife, PE' },
  { iata: 'BSB', nome: 'Aeroporto Internacional de Brasília', local: 'Brasília, DF' },
  { iata: 'LIS', nome: 'Aeroporto Humberto Delgado', local: 'Lisboa, Portugal' },
];
export const AIRLINES: readonly Airline[] = [
  { iata: 'G3', nome: 'Gol', operadora: null },
  { iata: 'AD', nome: 'Azul', operadora: null },
  { iata: 'LA', nome: 'Latam', operadora: null },
];
export const FAMILIES: readonly FareFamily[] = [
  { identificador: 'LIGHT', descricao: 'Sem bagagem despachada', link: null },
  { identificador: 'PLUS', descricao: 'Uma bagagem de 23 kg', link: null },
  { identificador: 'MAX', descricao: 'Duas bagagens, reembolsável', link: null },
];
export const USD: Currency = { id: 2, codigo: 'USD', nome: 'Dólar americano', simbolo: 'US$', cotacao: 5.4321 };
export const CURRENCIES: readonly Currency[] = [BRL, USD];
export const CONSOLIDATORS: readonly AgencyService[] = [
  {
    id: 'c1',
    consolidadora: 'MANUAL_PEDIDOS_OFF',
    tipoEmissao: 'SISTEMA_EXTERNO',
    credencial: '{"fee":35,"cobrancaFee":"VIAJANTE"}',
  },
  { id: 'c2', consolidadora: 'GOL', tipoEmissao: 'AUTOMATICO', credencial: '{"fee":25,"cobrancaFee":"SERVICO"}' },
];
export const PAYMENT_TYPES: readonly PaymentType[] = [
  { id: 1, descricao: 'Faturado', tipoFormaPagamento: 'FATURADO', faturadoGuiche: true, data: null },
  { id: 2, descricao: 'Cartão do viajante', tipoFormaPagamento: 'CARTAO_VIAJANTE', faturadoGuiche: false, data: null },
];
export const TRAVELLERS: readonly Traveller[] = [
  { id: 'v1', nomeCompleto: 'Ana Beatriz Lima', email: 'ana@cliente.example', vip: false, premium: false },
  { id: 'v2', nomeCompleto: 'João Sá', email: null, vip: true, premium: false },
];

const airport = (iata: string) => AIRPORTS.find((known) => known.iata === iata) ?? null;

/** A new quote for a round trip to Recife, as the modal starts with. */
export function newRoundTrip(): AirQuote {
  return newAirQuote({
    service: {
      id: '00000000-0000-4000-8000-0000000000a1',
      tipo: 'IDA_VOLTA',
      segmentos: [
        { origem: 'GRU', origemData: airport('GRU'), destino: 'REC', destinoData: airport('REC'), data: '2026-12-10' },
        { origem: 'REC', origemData: airport('REC'), destino: 'GRU', destinoData: airport('GRU'), data: '2026-12-14' },
      ],
      viajantes: [...TRAVELLERS],
      camposCustomizados: [{ id: 'cc', nome: 'Centro de custo', tipo: 'TEXTO', etapa: 'COTACAO', obrigatorio: false, valor: null }],
    },
    agency: { id: 1, fornecedorPadrao: null },
    consolidators: CONSOLIDATORS,
    newId: countingIds(),
  });
}

/** A stored quote of the same trip, with all that a clerk types. */
export function storedRoundTrip(changes: Partial<AirQuote> = {}): AirQuote {
  const quote = newRoundTrip();
  const times = [
    ['2026-12-10T08:10', '2026-12-10T11:25'],
    ['2026-12-14T18:40', '2026-12-14T22:05'],
  ] as const;
  return {
    ...quote,
    id: '00000000-0000-4000-8000-0000000000c1',
    versao: 1,
    segmentos: quote.segmentos.map((segment, index) => ({
      ...segment,
      voos: segment.voos.map((flight) => ({
        ...flight,
        numero: String(1640 + index),
        cia: 'G3',
        ciaData: AIRLINES[0] ?? null,
        dataPartida: times[index]?.[0] ?? null,
        dataChegada: times[index]?.[1] ?? null,
        familia: FAMILIES[1] ?? null,
      })),
    })),
    tipoPagamento: PAYMENT_TYPES[0] ?? null,
    intermediador: 'BRT',
    tarifa: 1234.5,
    taxas: 89.9,
    taxaExtra: 30,
    taxaExtraPercentual: 2.43,
    fee: 45,
    iss: 24.69,
    duRav: 40,
    markup: 123.45,
    markupManual: true,
    tarifaTotal: 1357.95,
    total: 1587.54,
    quantidadeBagagem: 1,
    pesoBagagem: 23,
    ...changes,
  };
}
