import type { Traveller } from '@guiche/domain/entities';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { VipMark } from '../../internal/vip-mark.tsx';
import { hotelSearchModalTexts } from './hotel-search-modal.texts.ts';
import type { HotelSearchModalValues } from './hotel-search-modal-values.ts';

interface TravellersFieldProps {
  control: Control<HotelSearchModalValues>;
  travellers: readonly Traveller[];
}

/** Who stays at the hotel: a check box for each traveller of the request. @see S-076, S-083 */
export function TravellersField({ control, travellers }: TravellersFieldProps) {
  const t = useTexts(hotelSearchModalTexts);
  const errorId = useId();
  const { field, fieldState } = useController({ control, name: 'viajantes' });
  const error = fieldState.error?.message;
  function put(id: string, ticked: boolean) {
    field.onChange(ticked ? [...field.value, id] : field.value.filter((other) => other !== id));
  }
  return (
    <div className="g:grid g:gap-1">
      <fieldset aria-describedby={error ? errorId : undefined} className="g:grid g:min-w-0 g:gap-1">
        <legend className="g:mb-1 g:text-ink-2 g:text-sm">{t('travellers')}</legend>
        {travellers.length === 0 && <p className="g:text-ink-2">{t('noTravellers')}</p>}
        {travellers.map((traveller, index) => (
          <label
            key={traveller.id}
            className="g:flex g:cursor-pointer g:items-start g:gap-2 g:rounded-md g:border g:border-line g:px-3 g:py-1.5 g:has-checked:bg-accent-soft g:has-focus-visible:outline-2 g:has-focus-visible:outline-accent"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              name="viajantes"
              value={traveller.id}
              aria-invalid={error ? true : undefined}
              checked={field.value.includes(traveller.id)}
              onChange={({ currentTarget }) => put(traveller.id, currentTarget.checked)}
              onBlur={field.onBlur}
              className="g:mt-1 g:accent-accent g:outline-none"
            />
            <span className="g:flex g:min-w-0 g:flex-wrap g:items-center g:gap-x-2 g:wrap-anywhere">
              {traveller.nomeCompleto}
              <VipMark traveller={traveller} />
            </span>
          </label>
        ))}
      </fieldset>
      {error && <InlineError id={errorId}>{error}</InlineError>}
    </div>
  );
}
