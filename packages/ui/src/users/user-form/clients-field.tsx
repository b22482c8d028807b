import type { ClientInstance } from '@guiche/domain/entities';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import type { EditedUser } from './edited-user.ts';
import { userFormTexts } from './user-form.texts.ts';

interface ClientsFieldProps {
  clients: readonly ClientInstance[];
  readOnly: boolean;
}

/** The client instances of a user: all at once, or one by one. The choices before "all" come back when "all" is unchecked. @see A-217 */
export function ClientsField({ clients, readOnly }: ClientsFieldProps) {
  const t = useTexts(userFormTexts);
  const { control } = useFormContext<EditedUser>();
  const { field: all } = useController({ control, name: 'allSelected' });
  const { field: chosen } = useController({ control, name: 'instances' });
  const [term, setTerm] = useState('');
  const found = clients.filter(({ name }) => plainText(name).includes(plainText(term.trim())));
  const isChosen = (id: number) => chosen.value.some((client) => client.id === id);
  return (
    <div className="g:flex g:flex-col g:gap-2">
      <CheckboxField label={t('allClients')} name="allSelected" value={all.value} onValueChange={all.onChange} readOnly={readOnly} />
      {!all.value && (
        <>
          <TextInput label={t('findClient')} value={term} onValueChange={setTerm} className="g:max-w-xs" />
          <fieldset name="instances" className="g:min-w-0">
            <legend className="g:sr-only">{t('clients')}</legend>
            <ul className="g:grid g:max-h-60 g:gap-x-3 g:overflow-y-auto g:sm:grid-cols-3">
              {found.map((client) => (
                <li className="g:own" key={client.id}>
                  <CheckboxField
                    label={client.name}
                    value={isChosen(client.id)}
                    onValueChange={(picked) =>
                      chosen.onChange(picked ? [...chosen.value, client] : chosen.value.filter(({ id }) => id !== client.id))
                    }
                    readOnly={readOnly}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
          {found.length === 0 && <p className="g:text-ink-2 g:text-sm">{t('noClient')}</p>}
        </>
      )}
    </div>
  );
}
