import { storedInsurance } from '../../test-support/other-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { FineModal } from './fine-modal.tsx';

const ISSUED = storedInsurance({ statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE', dataEmissao: '2026-11-18T14:00:00.000Z' });
const NOW = new Date('2026-11-24T18:30:00.000Z');

export const guidance: readonly GuidancePair[] = [
  {
    framed: 570,
    do: {
      words: 'The title says what is cancelled, the line below it whose it is.',
      example: (
        <FineModal
          open
          onOpenChange={() => undefined}
          onConfirm={() => undefined}
          kind="OUTROS"
          quote={ISSUED}
          now={NOW}
          title="Cancelar seguro"
          context="Solicitação 48210 · Ana Beatriz Lima"
        />
      ),
    },
    dont: {
      words: '"Fine" is one of its fields: with two requests open nobody knows which is cancelled.',
      example: (
        <FineModal open onOpenChange={() => undefined} onConfirm={() => undefined} kind="OUTROS" quote={ISSUED} now={NOW} title="Multa" />
      ),
    },
  },
];
