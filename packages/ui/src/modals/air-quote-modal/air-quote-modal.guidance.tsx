import {
  AIRLINES,
  AIRPORTS,
  CONSOLIDATORS,
  CURRENCIES,
  countingIds,
  FAMILIES,
  PAYMENT_TYPES,
  storedRoundTrip,
  TRAVELLERS,
} from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { AirQuoteModal } from './air-quote-modal.tsx';
import type { AirQuoteModalProps } from './air-quote-modal-props.ts';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · GRU → REC · 10/12 a 14/12',
  value: storedRoundTrip({
    statusCotacao: 'EMISSAO_PENDENTE',
    agenciaServico: { id: 'auto', consolidadora: 'GOL', tipoEmissao: 'AUTOMATICO', credencial: '{}' },
    validadeReserva: '2026-11-21T11:59:59Z',
  }),
  options: {
    consolidators: CONSOLIDATORS,
    suppliers: [{ id: 'f1', nome: 'Gol Linhas Aéreas' }],
    intermediaries: ['DIRETO', 'BRT'],
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  },
  suggestRate: async () => 5.4321,
  travellers: TRAVELLERS,
  mode: 'issue',
  issueContext: { possuiRegraVoltarParaSelecao: false, valuesEnabled: false },
  temFornecedorExterno: false,
  sources: { searchAirports: async () => AIRPORTS, searchAirlines: async () => AIRLINES, listFareFamilies: async () => FAMILIES },
  service: { tipo: 'IDA_VOLTA', segmentos: [], retroativo: false },
  markup: { ownAgency: true, requestStatus: 'COTACAO_AGENCIA', marginPercent: 10 },
  onIntermediaryChange: () => undefined,
  now: () => new Date('2026-11-21T12:00:00Z'),
  newId: countingIds(),
  onSubmit: async () => [],
} satisfies Omit<AirQuoteModalProps, 'actions'>;
const ISSUE = { onIssue: () => undefined, onCapture: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'The reservation has expired: with `onReSearch` it is searched for again before anybody issues.',
      example: <AirQuoteModal {...WINDOW} actions={{ ...ISSUE, onReSearch: () => undefined }} />,
    },
    dont: {
      words: 'Without it, issuing is all that is offered, and the airline refuses each try.',
      example: <AirQuoteModal {...WINDOW} actions={ISSUE} />,
    },
  },
];
