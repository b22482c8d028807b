import { durationText } from '@guiche/domain/dates';
import { searchMessages } from '@guiche/domain/messages/search';
import {
  DURATION_STEP,
  HOURS,
  hourLabel,
  PRICE_STEP,
  type Priced,
  priceEnds,
  priceLabel,
  type Range,
  STARS,
  TEXT_FILTER_FIELD,
} from '@guiche/domain/results';
import { useMessage } from '@guiche/ui/i18n';
import { RangeSlider } from '@guiche/ui/inputs/range-slider';
import { TextInput } from '@guiche/ui/inputs/text-input';
import { FilterSection } from '@guiche/ui/search/filter-panel';

interface RangeFieldProps {
  value: Range | null;
  onValueChange: (value: Range | null) => void;
}

/** Narrows by price, between the lowest and the highest that was found. @see S-032 */
export function PriceField({ results, value, onValueChange }: RangeFieldProps & { results: readonly Priced[] }) {
  const message = useMessage(searchMessages);
  const ends = priceEnds(results);
  if (!ends) return null;
  return (
    <FilterSection title={message('filtro_preco')}>
      <RangeSlider
        label={message('filtro_preco')}
        {...ends}
        step={PRICE_STEP}
        formatValue={priceLabel}
        value={value}
        onValueChange={onValueChange}
      />
    </FilterSection>
  );
}

/** Narrows by the hour of a departure, out or back. @see S-025, S-026, S-033 */
export function HourField({ way, ...range }: RangeFieldProps & { way: 'ida' | 'volta' }) {
  const message = useMessage(searchMessages);
  const title = message(`filtro_horario_${way}`);
  return (
    <FilterSection title={title}>
      <RangeSlider label={title} {...HOURS} formatValue={hourLabel} {...range} />
    </FilterSection>
  );
}

/** Narrows by the time under way, in steps of half an hour. @see S-027 */
export function DurationField({ minutes, ...range }: RangeFieldProps & { minutes: readonly number[] }) {
  const message = useMessage(searchMessages);
  if (minutes.length === 0) return null;
  const title = message('filtro_duracao');
  return (
    <FilterSection title={title}>
      <RangeSlider
        label={title}
        min={Math.floor(Math.min(...minutes) / DURATION_STEP)}
        max={Math.ceil(Math.max(...minutes) / DURATION_STEP)}
        formatValue={(steps) => durationText(steps * DURATION_STEP)}
        {...range}
      />
    </FilterSection>
  );
}

/** Narrows by stars. @see S-028 */
export function StarField(range: RangeFieldProps) {
  const message = useMessage(searchMessages);
  const title = message('filtro_estrelas');
  return (
    <FilterSection title={title}>
      <RangeSlider label={title} {...STARS} {...range} />
    </FilterSection>
  );
}

/** Narrows by a text in the title or the description. @see S-029 */
export function TextField({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  const message = useMessage(searchMessages);
  return (
    <div className="g:p-3">
      <TextInput label={message('filtro_texto')} name={TEXT_FILTER_FIELD} value={value} onValueChange={onValueChange} />
    </div>
  );
}
