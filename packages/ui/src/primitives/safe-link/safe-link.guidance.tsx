import type { GuidancePair } from '../../test-support/page.ts';
import { SafeLink } from './safe-link.tsx';

const TICKET = 'https://atendimento.example/tickets/481207?origem=painel&retorno=%2Fsolicitacoes';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The words say where it leads, by themselves.',
      example: (
        <p>
          Acompanhe o <SafeLink href={TICKET}>chamado 481207</SafeLink>.
        </p>
      ),
    },
    dont: {
      words: 'The address in place of words: long to read, and longer to listen to.',
      example: (
        <p>
          Acompanhe em <SafeLink href={TICKET}>{TICKET}</SafeLink>.
        </p>
      ),
    },
  },
];
