import type { AirQuote, UsableBalance } from '@guiche/domain/entities';
import { AIR_QUOTE } from './quotes.ts';

export const USABLE_BALANCE: UsableBalance = {
  id: '7d1c',
  valor: 640.2,
  cia: 'LA',
  origem: 'BILHETE',
  idViajante: 't1',
  viajante: 'Ana Beatriz Lima',
  numeroBilhete: '9572401118357',
  validade: '2027-03-01',
  multa: 120,
};

export const EARLIER_ISSUE: AirQuote = {
  ...AIR_QUOTE,
  statusCotacao: 'EMISSAO_ALTERADA',
  saldoEntrada: { valorEntrada: 640.2, status: 'PENDENTE' },
};
