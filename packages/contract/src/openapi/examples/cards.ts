import type { TravellerCard, VirtualCard } from '@guiche/domain/entities';

/** A card as it comes to everybody who has not logged a view of it. */
export const MASKED_CARD: TravellerCard = {
  numero: '************1111',
  cvv: '***',
  dataVencimento: '*****',
  nomeCartaoColaborador: 'ANA LIMA',
};

/** A virtual card that can be charged. */
export const VIRTUAL_CARD: VirtualCard = {
  ...MASKED_CARD,
  id: '7c1d9e2a-4b5f-4c6d-8e7f-9a0b1c2d3e4f',
  estado: 'GERADO',
  nomeCartaoColaborador: 'AGENCIA GUICHE',
};
