import { MoneyInput } from '../../inputs/money-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { storedRental } from '../../test-support/car-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { FineSection } from './fine-section.tsx';

const RENTAL = storedRental({
  statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
  dataEmissao: '2026-11-18T14:00:00.000Z',
  tarifaTotal: 826.5,
  taxas: 82.65,
  total: 909.15,
});

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The fine with its option, and beside them what the client gets, before anything is confirmed.',
      example: <FineSection kind="CARRO" quote={RENTAL} now={new Date('2026-11-24T18:30:00.000Z')} onConfirm={() => undefined} />,
    },
    dont: {
      words: 'A fine without its total: R$ 9.091,50 in place of R$ 909,15 looks as right.',
      example: (
        <div className="g:grid g:gap-3">
          <MoneyInput label="Multa" defaultValue={9091.5} />
          <div>
            <Button tone="danger">Cancelar emissão</Button>
          </div>
        </div>
      ),
    },
  },
];
