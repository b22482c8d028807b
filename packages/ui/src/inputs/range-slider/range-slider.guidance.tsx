import { priceLabel } from '@guiche/domain/results';
import type { GuidancePair } from '../../test-support/page.ts';
import { MoneyInput } from '../money-input/index.ts';
import { RangeSlider } from './range-slider.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The ends come from the results: every place on the track keeps some of them.',
      example: <RangeSlider label="Preço" min={899} max={2211} defaultValue={{ min: 899, max: 1500 }} formatValue={priceLabel} />,
    },
    dont: {
      words: 'Ends that are always the same leave most of the track empty, and the last pixels decide.',
      example: <RangeSlider label="Preço" min={0} max={50_000} defaultValue={{ min: 899, max: 1500 }} formatValue={priceLabel} />,
    },
  },
  {
    do: {
      words: 'A value that is paid is typed to the cent.',
      example: <MoneyInput label="Tarifa" defaultValue={1642.32} />,
    },
    dont: {
      words: 'A handle is for "about": nobody brings it to a cent.',
      example: (
        <RangeSlider label="Tarifa" min={0} max={5000} step={0.01} defaultValue={{ min: 0, max: 1642.32 }} formatValue={priceLabel} />
      ),
    },
  },
];
