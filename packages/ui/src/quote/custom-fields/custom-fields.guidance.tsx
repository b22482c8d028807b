import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { QuotePart } from '../../test-support/quote-part.tsx';
import { CustomFields } from './custom-fields.tsx';

const asking = (nome: string, tipo: 'TEXTO' | 'DATA', valor: string | null = null) =>
  storedStay({ camposCustomizados: [{ id: 'a', nome, tipo, etapa: 'COTACAO', obrigatorio: true, valor }] });

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The type that the client gave each field decides how it is typed.',
      example: (
        <QuotePart value={asking('Data do evento', 'DATA')}>
          <CustomFields />
        </QuotePart>
      ),
    },
    dont: {
      words: 'A day that is set up as a text takes "meados de maio", and the client’s system refuses it a week later.',
      example: (
        <QuotePart value={asking('Data do evento (dd/mm/aaaa)', 'TEXTO', 'meados de maio')}>
          <CustomFields />
        </QuotePart>
      ),
    },
  },
];
