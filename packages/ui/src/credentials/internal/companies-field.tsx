import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import { credentialTexts } from './credential.texts.ts';
import type { CredentialCompany } from './edited-content.ts';

/** With so many or fewer companies nobody has to search. */
const SEARCHED_FROM = 9;

interface CompaniesFieldProps {
  /** The client companies of the agency. */
  companies: readonly CredentialCompany[];
  disabled?: boolean;
}

/** The companies for which a credential holds; with none chosen, all of them. @see S-127, S-129, S-131, S-141 */
export function CompaniesField({ companies, disabled = false }: CompaniesFieldProps) {
  const t = useTexts(credentialTexts);
  const { control } = useFormContext<{ empresas: readonly CredentialCompany[] }>();
  const { field } = useController({ control, name: 'empresas' });
  const [term, setTerm] = useState('');
  const chosen = field.value;
  const isChosen = (id: number) => chosen.some((company) => company.id === id);
  // A company that is no longer the agency's stays in sight until somebody takes it out.
  const all = [...companies, ...chosen.filter(({ id }) => !companies.some((company) => company.id === id))];
  const found = all.filter(({ nome }) => plainText(nome).includes(plainText(term.trim())));
  return (
    <fieldset name="empresas" disabled={disabled} className="g:flex g:min-w-0 g:flex-col g:gap-2">
      <legend className="g:mb-1 g:font-medium g:text-sm">{t('companies')}</legend>
      <p className="g:text-ink-2 g:text-sm">{t('companiesHint')}</p>
      {all.length >= SEARCHED_FROM && (
        <TextInput label={t('findCompany')} value={term} onValueChange={setTerm} disabled={disabled} className="g:max-w-xs" />
      )}
      <ul className="g:grid g:gap-x-3 g:sm:grid-cols-2">
        {found.map((company) => (
          <li className="g:own" key={company.id}>
            <CheckboxField
              label={company.nome}
              value={isChosen(company.id)}
              onValueChange={(picked) => field.onChange(picked ? [...chosen, company] : chosen.filter(({ id }) => id !== company.id))}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="g:text-ink-2 g:text-sm">{t('noCompany')}</p>}
    </fieldset>
  );
}
