import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { foundTrip } from '../../test-support/search-groups.ts';
import { BusDetailsModal } from './bus-details-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'Solicitação 48210',
  quote: foundTrip({ rodoviariaPartida: null, rodoviariaChegada: null, statusCotacao: 'EMISSAO_PENDENTE' }),
  travellers: TRAVELLERS,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'With the service its cities stand in where the company tells no stations.',
      example: <BusDetailsModal {...WINDOW} service={{ origem: 'São Paulo', destino: 'Campinas' }} />,
    },
    dont: {
      words: 'The quote alone does not say where the bus goes.',
      example: <BusDetailsModal {...WINDOW} />,
    },
  },
];
