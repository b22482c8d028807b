import { MoneyInput } from '../../inputs/money-input/index.ts';
import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { QuotePart } from '../../test-support/quote-part.tsx';
import { FareField } from './fare-field.tsx';
import { LedgerLine } from './ledger-line.tsx';
import { MoneyColumn } from './money-column.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What one kind of service adds stands on a line of its own, with the decimals below those of the others.',
      example: (
        <QuotePart value={storedStay()}>
          <MoneyColumn
            extras={
              <LedgerLine>
                <MoneyInput label="Comissão" layout="ledger" defaultValue={99.18} />
              </LedgerLine>
            }
          >
            <FareField />
          </MoneyColumn>
        </QuotePart>
      ),
    },
    dont: {
      words: 'A field with its label above it breaks the column: nobody adds up what does not stand in a line.',
      example: (
        <QuotePart value={storedStay()}>
          <MoneyColumn extras={<MoneyInput label="Comissão" defaultValue={99.18} />}>
            <FareField />
          </MoneyColumn>
        </QuotePart>
      ),
    },
  },
];
