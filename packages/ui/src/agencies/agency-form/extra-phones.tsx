import { joinPhones, splitPhones } from '@guiche/domain/agencies';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { PhoneInput } from '../../inputs/phone-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { agencyFormTexts } from './agency-form.texts.ts';
import type { EditedAgency } from './edited-agency.ts';

interface Row {
  readonly key: number;
  readonly phone: string;
}

const rowsOf = (text: string): readonly Row[] => splitPhones(text).map((phone, key) => ({ key, phone }));
const textOf = (rows: readonly Row[]) => joinPhones(rows.map(({ phone }) => phone));

function messageAt(error: unknown, path: string): string | undefined {
  const message: unknown = get(error, path);
  return typeof message === 'string' ? message : undefined;
}

/** The extra phones of an agency, one field for each; an empty one is dropped when the agency is saved. @see */
export function ExtraPhones() {
  const t = useTexts(agencyFormTexts);
  const { control } = useFormContext<EditedAgency>();
  const { field, fieldState } = useController({ control, name: 'telefonesExtras' });
  // The value has no place for an empty phone, so the fields are kept here.
  const [rows, setRows] = useState(() => rowsOf(field.value));
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);

  // Another version took the place of what was typed.
  if (textOf(rows) !== joinPhones(splitPhones(field.value))) {
    setRows(rowsOf(field.value));
    setAdded(undefined);
  }

  function change(next: readonly Row[]) {
    setRows(next);
    field.onChange(textOf(next));
  }
  function add() {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setAdded(key);
    change([...rows, { key, phone: '' }]);
  }
  function remove(removed: Row) {
    change(rows.filter((row) => row !== removed));
    // Its button goes with it.
    addButton.current?.focus();
  }
  /** The rules count the phones that are not empty. */
  const placeOf = (index: number) => rows.slice(0, index).filter(({ phone }) => phone !== '').length;

  return (
    <fieldset className="g:min-w-0">
      <legend className="g:mb-1 g:font-medium g:text-sm">{t('extraPhones')}</legend>
      <div className="g:grid g:items-start g:gap-3 g:sm:grid-cols-2 g:lg:grid-cols-3">
        {rows.map((row, index) => (
          <PhoneInput
            key={row.key}
            ref={index === 0 ? field.ref : undefined}
            name={field.name}
            label={t('extraPhone', { number: index + 1 })}
            value={row.phone}
            onValueChange={(phone) => change(rows.map((each) => (each.key === row.key ? { ...each, phone } : each)))}
            onBlur={field.onBlur}
            error={row.phone === '' ? undefined : messageAt(fieldState.error, `${placeOf(index)}.message`)}
            autoFocus={row.key === added}
            actions={
              <Button
                tone="quiet"
                size="sm"
                className="g:h-full!"
                aria-label={t('removePhone', { number: index + 1 })}
                onClick={() => remove(row)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            }
          />
        ))}
      </div>
      {rows.length === 0 && <p className="g:text-ink-2 g:text-sm">{t('noExtraPhones')}</p>}
      {messageAt(fieldState.error, 'message') && <InlineError className="g:mt-1">{messageAt(fieldState.error, 'message')}</InlineError>}
      <Button ref={addButton} tone="quiet" size="sm" className="g:mt-2" onClick={add}>
        <Plus aria-hidden="true" />
        {t('addPhone')}
      </Button>
    </fieldset>
  );
}
