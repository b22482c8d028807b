import { MoneyInput } from '../../inputs/money-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CollapsibleSection } from './collapsible-section.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Folded, it still says what is inside.',
      example: (
        <CollapsibleSection defaultOpen={false} title="Bagagem e família" summary="1 de 23 kg · Light">
          <p>…</p>
        </CollapsibleSection>
      ),
    },
    dont: {
      words: 'A title that fits everything makes people open everything.',
      example: (
        <CollapsibleSection defaultOpen={false} title="Mais informações">
          <p>…</p>
        </CollapsibleSection>
      ),
    },
  },
  {
    do: { words: 'What every quote needs is in sight.', example: <MoneyInput label="Tarifa" defaultValue={null} required /> },
    dont: {
      words: 'A required field in a folded part is found by its refusal.',
      example: (
        <CollapsibleSection defaultOpen={false} title="Opcional">
          <MoneyInput label="Tarifa" defaultValue={null} required />
        </CollapsibleSection>
      ),
    },
  },
];
