import { newCarQuote } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { CONSOLIDATORS, countingIds, PAYMENT_TYPES, TRAVELLERS } from './air-quote-fixtures.ts';
import { svgPicture } from './svg-picture.ts';

/** Rental companies, in the order in which a list happens to come. */
export const RENTAL_COMPANIES = ['Outras', 'Movida', 'Unidas', 'Ótima Locadora', 'Avis', 'Localiza'] as const;

export const CAR_CITIES = [
  { id: 'rec', nome: 'Recife, PE' },
  { id: 'oli', nome: 'Olinda, PE' },
] as const;

export const CAR_PLACES = [
  { id: 'p1', nome: 'Aeroporto do Recife', local: 'Praça Ministro Salgado Filho, Recife, PE' },
  { id: 'p2', nome: 'Loja Boa Viagem', local: 'Av. Conselheiro Aguiar, 1360, Recife, PE' },
] as const;

/** The rental that was asked for: two days and a quarter. */
export const CAR_SERVICE = { dataRetirada: '2026-12-10T10:00', dataDevolucao: '2026-12-12T16:00', retroativo: false } as const;

/** A picture that needs no network. */
const LOGO = svgPicture(
  96,
  32,
  '<rect width="96" height="32" rx="4" fill="#0a6b3d"/><circle cx="16" cy="16" r="8" fill="#fff"/><path d="M34 16h48" stroke="#fff" stroke-width="6"/>',
);

/** A new quote for a car in Recife, as the modal starts with. */
export function newRental(): CarQuote {
  return newCarQuote({
    service: {
      ...CAR_SERVICE,
      id: '00000000-0000-4000-8000-0000000000e1',
      viajantes: [...TRAVELLERS],
      camposCustomizados: [],
      cidadeRetirada: 'Recife, PE',
      cidadeDevolucao: 'Recife, PE',
    },
    agency: { id: 1, fornecedorPadrao: null },
    consolidators: CONSOLIDATORS,
    newId: countingIds(),
  });
}

/** A stored quote of the same rental, with all that a clerk types. */
export function storedRental(changes: Partial<CarQuote> = {}): CarQuote {
  return {
    ...newRental(),
    id: '00000000-0000-4000-8000-0000000000e2',
    versao: 1,
    tipo: 'OFFLINE',
    nomeCia: 'Localiza',
    urlImagemCia: LOGO,
    categoria: 'INTERMEDIARIA',
    nomeModelo: 'Onix 1.0',
    cambio: 'Manual',
    arcondicionado: true,
    localRetirada: 'Aeroporto do Recife',
    localDevolucao: 'Loja Boa Viagem',
    intermediador: 'DIRETO',
    tipoPagamento: PAYMENT_TYPES[0] ?? null,
    valorDiaria: 150,
    tarifa: 337.5,
    taxas: 40,
    fee: 45,
    tarifaTotal: 337.5,
    total: 422.5,
    ...changes,
  };
}
