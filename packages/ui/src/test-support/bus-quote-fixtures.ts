import { newBusQuote } from '@guiche/domain/bus/quote';
import type { BusQuote } from '@guiche/domain/entities';
import { CONSOLIDATORS, countingIds, PAYMENT_TYPES, TRAVELLERS } from './air-quote-fixtures.ts';

/** The trip that was asked for. */
export const BUS_SERVICE = { dataIda: '2026-12-10', origem: 'São Paulo', destino: 'Campinas' } as const;

/** The stations of the two cities. */
export const BUS_STATIONS = [
  { id: '1', nome: 'São Paulo, SP (Tietê)' },
  { id: '2', nome: 'São Paulo, SP (Barra Funda)' },
  { id: '3', nome: 'Campinas, SP (Rodoviária)' },
] as const;

/** A new quote for a bus, as the modal starts with. */
export function newTrip(): BusQuote {
  return newBusQuote({
    service: { ...BUS_SERVICE, id: '00000000-0000-4000-8000-0000000000f1', viajantes: [...TRAVELLERS], camposCustomizados: [] },
    agency: { id: 1, fornecedorPadrao: null },
    consolidators: CONSOLIDATORS,
    newId: countingIds(),
  });
}

/** A stored quote of the same trip, with all that a clerk types. */
export function storedTrip(changes: Partial<BusQuote> = {}): BusQuote {
  return {
    ...newTrip(),
    id: '00000000-0000-4000-8000-0000000000f2',
    versao: 1,
    nomeCia: 'Viação Cometa',
    rodoviariaPartida: 'São Paulo, SP (Tietê)',
    rodoviariaChegada: 'Campinas, SP (Rodoviária)',
    classe: 'SEMI_LEITO',
    dataPartida: '2026-12-10T22:30',
    dataChegada: '2026-12-11T06:10',
    intermediador: 'DIRETO',
    tipoPagamento: PAYMENT_TYPES[0] ?? null,
    tarifa: 178.4,
    taxas: 9.8,
    fee: 45,
    tarifaTotal: 178.4,
    total: 233.2,
    ...changes,
  };
}
