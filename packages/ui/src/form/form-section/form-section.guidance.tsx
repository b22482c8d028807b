import { MoneyInput } from '../../inputs/money-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { CollapsibleSection } from '../../primitives/collapsible-section/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A refused field opens its section, whose head counts it.',
      example: (
        <CollapsibleSection title="Valores" errorCount={1}>
          <div className="g:grid g:gap-2">
            <MoneyInput label="Tarifa" error="Informe a tarifa." />
          </div>
        </CollapsibleSection>
      ),
    },
    dont: {
      words: 'Folded over an error, the form refuses to save and does not say why.',
      example: (
        <CollapsibleSection title="Valores" defaultOpen={false}>
          <TextInput label="Tarifa" error="Informe a tarifa." />
        </CollapsibleSection>
      ),
    },
  },
];
