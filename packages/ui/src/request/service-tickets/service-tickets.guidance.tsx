import { KeyValueList } from '../../data/key-value-list/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ServiceTickets } from './service-tickets.tsx';

const ticket = (idTicket: string) => ({ idTicket, url: `https://atendimento.example/tickets/${idTicket}` });

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Each ticket is one press away, in a tab of its own.',
      example: <ServiceTickets tickets={[ticket('481207'), ticket('481333')]} />,
    },
    dont: {
      words: 'Numbers as text are copied into the support desk by hand, one digit wrong now and then.',
      example: <KeyValueList items={[{ label: 'Chamados do atendimento', value: '481207, 481333' }]} />,
    },
  },
];
