import { SECRET_MASK } from '@guiche/domain/integrations';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { TextInput, type TextInputProps } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { integrationsFormTexts } from './integrations-form.texts.ts';

const [DOT = ''] = SECRET_MASK;

interface SecretInputProps extends Pick<TextInputProps, 'label' | 'name' | 'onBlur' | 'maxLength'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A secret, hidden until its button shows what was typed. What is stored is a mask, which no key can change into a secret of dots. @see A-228 */
export function SecretInput({ value, onValueChange, ...field }: SecretInputProps) {
  const t = useTexts(integrationsFormTexts);
  const [shown, setShown] = useState(false);
  const isStored = value === SECRET_MASK;
  return (
    <TextInput
      {...field}
      value={value}
      // What is left of the mask goes with the first key.
      onValueChange={(text) => onValueChange(isStored ? text.replaceAll(DOT, '') : text)}
      type={shown && !isStored ? 'text' : 'password'}
      autoComplete="new-password"
      description={isStored ? t('stored') : undefined}
      actions={
        value !== '' &&
        !isStored && (
          <Button
            tone="quiet"
            size="sm"
            className="g:h-full!"
            aria-pressed={shown}
            aria-label={t('showSecret', { field: field.label })}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </Button>
        )
      }
    />
  );
}
