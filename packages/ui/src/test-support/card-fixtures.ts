import type { TravellerCard, VirtualCard } from '@guiche/domain/entities';

/** The test number of its brand, which no bank gives to anybody: the only one that stories show. */
export const TEST_NUMBER = '4111111111111111';

/** A card as everybody gets it. */
export const MASKED_CARD: TravellerCard = {
  numero: '************1111',
  cvv: '***',
  dataVencimento: '*******',
  nomeCartaoColaborador: 'ANA BEATRIZ LIMA',
};

/** The same card for who has logged a view. */
export const WHOLE_CARD: TravellerCard = { ...MASKED_CARD, numero: TEST_NUMBER, cvv: '737', dataVencimento: '12/2030' };

const ID = '7c1d9e2a-4b5f-4c6d-8e7f-9a0b1c2d3e4f';

export const VIRTUAL_CARD: VirtualCard = { ...MASKED_CARD, id: ID, estado: 'GERADO', nomeCartaoColaborador: 'GUICHÊ VIAGENS' };
export const CANCELLED_CARD: VirtualCard = { ...VIRTUAL_CARD, estado: 'CANCELADO', cvv: null };
