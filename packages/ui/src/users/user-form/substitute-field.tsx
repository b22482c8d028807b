import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { SubstituteLookup, type SubstituteLookupProps } from '../../inputs/substitute-lookup/index.ts';
import type { EditedUser } from './edited-user.ts';
import { userFormTexts } from './user-form.texts.ts';

interface SubstituteFieldProps {
  absentId: string;
  search: SubstituteLookupProps['onSearch'];
}

/** Asks who gets the requests of a user, while the form deactivates the user. @see S-176 */
export function SubstituteField({ absentId, search }: SubstituteFieldProps) {
  const t = useTexts(userFormTexts);
  const { control } = useFormContext<EditedUser>();
  const stays = useWatch({ control, name: 'ativo' });
  if (stays) return null;
  return (
    <div className="g:mt-3">
      <FormField
        input={SubstituteLookup}
        control={control}
        name="substituto"
        label={t('substitute')}
        description={t('substituteHint')}
        absentId={absentId}
        onSearch={search}
        searchEmpty
      />
    </div>
  );
}
