import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { AirLegFields } from './air-leg-fields.tsx';
import { type AirSearchValues, nextLeg } from './air-search-criteria.ts';
import { airSearchFormTexts } from './air-search-form.texts.ts';
import type { AirportSearch } from './airport-search-field.tsx';

/** The number of legs of a search with several. */
const LEAST = 2;
const MOST = 6;

interface AirLegsProps {
  form: UseFormReturn<AirSearchValues>;
  legs: UseFieldArrayReturn<AirSearchValues, 'trechos', 'key'>;
  airports: AirportSearch;
  today: string | undefined;
}

/** The legs of a search with several, a row for each. @see S-043 */
export function AirLegs({ form, legs, airports, today }: AirLegsProps) {
  const t = useTexts(airSearchFormTexts);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = legs.fields.length;

  function add() {
    const leg = nextLeg(form.getValues('trechos').at(-1));
    legs.append(leg, { focusName: `trechos.${count}.${leg.origem === null ? 'origem' : 'destino'}` });
  }
  function remove(index: number) {
    legs.remove(index);
    // Not before: its button went with the leg, and the other one may have to come back.
    setTimeout(() => addButton.current?.focus());
  }

  return (
    <>
      {legs.fields.map(({ key }, index) => (
        <fieldset key={key} className="g:min-w-0">
          {/* Where the fields of a leg stand one below the other, nothing else tells it from the next one. */}
          <legend className="g:mb-1 g:font-medium g:text-sm g:sm:sr-only">{t('leg', { number: index + 1 })}</legend>
          <AirLegFields form={form} index={index} airports={airports} today={today}>
            {count > LEAST && (
              <Button
                tone="quiet"
                size="icon"
                aria-label={t('remove', { number: index + 1 })}
                onClick={() => remove(index)}
                className="g:mt-5.5"
              >
                <Trash2 aria-hidden="true" />
              </Button>
            )}
          </AirLegFields>
        </fieldset>
      ))}
      {count < MOST && (
        <Button ref={addButton} tone="quiet" size="sm" onClick={add} className="g:self-start">
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      )}
    </>
  );
}
