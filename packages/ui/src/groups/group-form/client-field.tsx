import { Trash2 } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { dropSecondPress } from '../../internal/drop-second-press.ts';
import { plainText } from '../../internal/plain-text.ts';
import { Button } from '../../primitives/button/index.ts';
import type { EditedGroup, GroupClient } from './edited-group.ts';
import { groupFormTexts } from './group-form.texts.ts';

export interface ClientFieldProps {
  /** The place of the client in the group. */
  index: number;
  /** The clients that can be chosen here. */
  offered: readonly GroupClient[];
  autoFocus: boolean;
  onRemove: () => void;
}

const itemOf = (client: GroupClient) => ({ id: String(client.id), label: client.name, client });

/** One client of a group. @see */
export function ClientField({ index, offered, autoFocus, onRemove }: ClientFieldProps) {
  const t = useTexts(groupFormTexts);
  const { control } = useFormContext<EditedGroup>();
  const { field, fieldState } = useController({ control, name: `clientes.${index}` });
  const client = field.value ?? null;

  function search(term: string) {
    const wanted = plainText(term);
    return offered.filter(({ name }) => plainText(name).includes(wanted)).map(itemOf);
  }

  return (
    <div className="g:flex g:items-start g:gap-1">
      <div className="g:min-w-0 g:flex-1">
        <Autocomplete
          ref={field.ref}
          name={field.name}
          label={t('client', { number: index + 1 })}
          minChars={1}
          searchEmpty
          debounce={0}
          value={client && itemOf(client)}
          onSearch={search}
          onValueChange={(item) => field.onChange(item?.client ?? null)}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          autoFocus={autoFocus}
        />
      </div>
      {/* As far down as the field: above it is the label. */}
      <Button
        tone="quiet"
        className="g:mt-5.5"
        aria-label={client ? t('removeNamed', { name: client.name }) : t('remove', { number: index + 1 })}
        onClickCapture={dropSecondPress}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
