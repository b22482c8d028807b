import type { Airline, Airport } from '@guiche/domain/entities';

export const AIRPORTS: readonly Airport[] = [
  { iata: 'GRU', nome: 'Guarulhos', local: 'São Paulo, SP' },
  { iata: 'REC', nome: 'Recife', local: 'Recife, PE' },
];

const AIRLINES: readonly Airline[] = [{ iata: 'G3', nome: 'Gol', operadora: null }];

const contains = (text: string, term: string) => text.toLowerCase().includes(term.trim().toLowerCase());

export async function searchAirports(term: string): Promise<readonly Airport[]> {
  return AIRPORTS.filter(({ iata, nome, local }) => contains(`${iata} ${nome} ${local}`, term));
}

export async function searchAirlines(term: string): Promise<readonly Airline[]> {
  return AIRLINES.filter(({ iata, nome }) => contains(`${iata} ${nome}`, term));
}
