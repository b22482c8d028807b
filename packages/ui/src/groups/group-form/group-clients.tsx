import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ClientField } from './client-field.tsx';
import type { EditedGroup, GroupClient } from './edited-group.ts';
import { groupFormTexts } from './group-form.texts.ts';

/** The clients of a group, a field for each. @see */
export function GroupClients({ clients }: { clients: readonly GroupClient[] }) {
  const t = useTexts(groupFormTexts);
  const { control, setValue, formState } = useFormContext<EditedGroup>();
  const { isSubmitted } = formState;
  const chosen = useWatch({ control, name: 'clientes' });
  // A client that is not chosen yet has no id by which its field keeps what is typed in it.
  const [keys, setKeys] = useState(() => chosen.map((_, index) => index));
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);

  // Another version took the place of what was typed.
  if (keys.length !== chosen.length) {
    setKeys(chosen.map((_, index) => index));
    setAdded(undefined);
  }

  function change(next: EditedGroup['clientes'], nextKeys: readonly number[]) {
    setKeys([...nextKeys]);
    setValue('clientes', next, { shouldDirty: true, shouldValidate: isSubmitted });
  }
  function add() {
    const key = Math.max(-1, ...keys) + 1;
    setAdded(key);
    change([...chosen, null], [...keys, key]);
  }
  function remove(removed: number) {
    const isKept = (_: unknown, index: number) => index !== removed;
    change(chosen.filter(isKept), keys.filter(isKept));
    // Its button goes with it.
    addButton.current?.focus();
  }
  /** Who is in another field already is not offered. */
  const offeredAt = (place: number) => clients.filter(({ id }) => !chosen.some((client, index) => index !== place && client?.id === id));

  return (
    <fieldset name="clientes" className="g:min-w-0">
      <legend className="g:mb-1 g:font-medium g:text-sm">{t('clients')}</legend>
      <div className="g:grid g:items-start g:gap-3 g:sm:grid-cols-2">
        {chosen.map((_, index) => (
          <ClientField
            key={keys[index]}
            index={index}
            offered={offeredAt(index)}
            autoFocus={added !== undefined && keys[index] === added}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      {chosen.length === 0 && <p className="g:text-ink-2 g:text-sm">{t('none')}</p>}
      <Button ref={addButton} tone="quiet" size="sm" className="g:mt-2" onClick={add}>
        <Plus aria-hidden="true" />
        {t('add')}
      </Button>
    </fieldset>
  );
}
