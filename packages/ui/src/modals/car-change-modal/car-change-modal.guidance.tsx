import { CAR_CITIES, CAR_PLACES, storedRental } from '../../test-support/car-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CarChangeModal } from './car-change-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  onSubmit: () => undefined,
  context: 'Solicitação 48210 · Localiza',
  quote: storedRental(),
  sources: { searchCities: async () => CAR_CITIES, searchPlaces: async () => CAR_PLACES },
  today: '2026-11-21',
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 680,
    do: {
      words: 'What the rental company refused, so that the right field is changed.',
      example: <CarChangeModal {...WINDOW} error="A Localiza não tem carros da categoria intermediária na Loja Boa Viagem em 12/12." />,
    },
    dont: {
      words: 'The same change is sent a second time, and then the company is called.',
      example: <CarChangeModal {...WINDOW} error="Não foi possível alterar." />,
    },
  },
];
