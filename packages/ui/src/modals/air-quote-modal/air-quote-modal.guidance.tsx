import { AIRLINES, AIRPORTS, countingIds, FAMILIES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { AirQuoteModal } from './air-quote-modal.tsx';
import type { AirQuoteModalProps } from './air-quote-modal-props.ts';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · GRU → REC · 10/12 a 14/12',
  value: undefined,
  options: undefined,
  suggestRate: async () => 5.4321,
  travellers: TRAVELLERS,
  mode: 'quote',
  temFornecedorExterno: false,
  sources: { searchAirports: async () => AIRPORTS, searchAirlines: async () => AIRLINES, listFareFamilies: async () => FAMILIES },
  service: { tipo: 'IDA_VOLTA', segmentos: [], retroativo: false },
  markup: { ownAgency: true, requestStatus: 'COTACAO_AGENCIA', marginPercent: 10 },
  onIntermediaryChange: () => undefined,
  now: () => new Date('2026-11-21T12:00:00Z'),
  newId: countingIds(),
  onSubmit: async () => [],
} satisfies Omit<AirQuoteModalProps, 'onRetry'>;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'What did not load is said, with a button that loads it again.',
      example: <AirQuoteModal {...WINDOW} onRetry={() => undefined} />,
    },
    dont: {
      words: 'Without `onRetry` a list that never came looks like one that is still coming: people wait.',
      example: <AirQuoteModal {...WINDOW} />,
    },
  },
];
