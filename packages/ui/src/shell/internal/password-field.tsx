import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { TextInput, type TextInputProps } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { passwordFieldTexts } from './password-field.texts.ts';

/** A password, hidden until its button shows it. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'actions'>) {
  const t = useTexts(passwordFieldTexts);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      actions={
        <Button
          tone="quiet"
          size="sm"
          className="g:h-full!"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Button>
      }
    />
  );
}
