import { RangeSlider } from '../../inputs/range-slider/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSection } from './filter-section.tsx';

function Price() {
  return (
    <RangeSlider
      label="Total"
      min={899}
      max={2400}
      step={1}
      formatValue={(value) => `R$ ${value}`}
      value={null}
      onValueChange={() => undefined}
    />
  );
}

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Each item says what is compared, and a closed one what was chosen in it.',
      example: (
        <FilterPanel active={1} onClear={() => undefined} defaultOpen>
          <FilterSection title="Preço" description="O total da viagem, com taxas.">
            <Price />
          </FilterSection>
          <FilterSection title="Duração" summary="até 8 h" defaultOpen={false}>
            …
          </FilterSection>
        </FilterPanel>
      ),
    },
    dont: {
      words: 'Of one traveller or of all, with taxes or without? And the closed one hides why the list is short.',
      example: (
        <FilterPanel active={1} onClear={() => undefined} defaultOpen>
          <FilterSection title="Preço">
            <Price />
          </FilterSection>
          <FilterSection title="Outros" defaultOpen={false}>
            …
          </FilterSection>
        </FilterPanel>
      ),
    },
  },
];
