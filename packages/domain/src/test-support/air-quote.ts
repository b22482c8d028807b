import { newAirQuote } from '../air/quote/index.ts';
import type { AgencyService, AirQuote, AirService, Flight, PaymentType } from '../entities/index.ts';
import { FATURADO_FIELD } from '../product/index.ts';

/** Ids that repeat from run to run. */
export function countingIds(): () => string {
  let next = 0;
  return () => `00000000-0000-4000-8000-${String(++next).padStart(12, '0')}`;
}

export const MANUAL: AgencyService = {
  id: 'manual',
  consolidadora: 'MANUAL_PEDIDOS_OFF',
  tipoEmissao: 'SISTEMA_EXTERNO',
  credencial: '{"fee":35,"cobrancaFee":"VIAJANTE"}',
};

export const BILLED: PaymentType = { id: 1, descricao: 'Faturado', tipoFormaPagamento: 'FATURADO', [FATURADO_FIELD]: true, data: null };

export const ROUND_TRIP: Pick<AirService, 'id' | 'tipo' | 'segmentos' | 'viajantes' | 'camposCustomizados'> = {
  id: '00000000-0000-4000-8000-00000000aaaa',
  tipo: 'IDA_VOLTA',
  segmentos: [
    { origem: 'GRU', origemData: null, destino: 'REC', destinoData: null, data: '2026-12-10' },
    { origem: 'REC', origemData: null, destino: 'GRU', destinoData: null, data: '2026-12-14' },
  ],
  viajantes: ['a', 'b', 'c'].map((id) => ({ id, nomeCompleto: id, email: null, vip: false, premium: false })),
  camposCustomizados: [],
};

/** A whole flight. */
export function flight(changes: Partial<Flight> = {}): Flight {
  return {
    id: 'voo',
    numero: '1234',
    cia: 'G3',
    ciaData: null,
    origem: 'GRU',
    origemData: null,
    destino: 'REC',
    destinoData: null,
    dataPartida: '2026-12-10T08:10',
    dataChegada: '2026-12-10T11:25',
    localizador: null,
    tipoCabine: 'ECONOMICA',
    familia: null,
    assentos: [],
    ...changes,
  };
}

/** An air quote that may be saved. */
export function airQuote(changes: Partial<AirQuote> = {}): AirQuote {
  return {
    ...newAirQuote({ service: ROUND_TRIP, agency: { id: 1, fornecedorPadrao: null }, consolidators: [MANUAL], newId: countingIds() }),
    tarifa: 1234.5,
    fee: 45,
    segmentos: [{ id: 's', tipo: 'IDA', status: null, voos: [flight()] }],
    ...changes,
  };
}
