import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { credentialTexts } from './credential.texts.ts';
import type { WithContent } from './edited-content.ts';

interface PasswordFieldProps {
  /** A password is stored, which an empty field keeps. */
  stored: boolean;
  /** The form shows a draft, which keeps no password. */
  inDraft: boolean;
}

/** The password at a consolidator. A stored one is never shown: an empty field keeps it. */
export function PasswordField({ stored, inDraft }: PasswordFieldProps) {
  const t = useTexts(credentialTexts);
  const { control } = useFormContext<WithContent>();
  const { field, fieldState } = useController({ control, name: 'conteudo.senha' });
  const [shown, setShown] = useState(false);
  const isTyped = field.value !== '';
  const hints = [inDraft && t('passwordNotInDraft'), stored && t('passwordStored')].filter(Boolean);
  return (
    <TextInput
      ref={field.ref}
      name={field.name}
      label={t('fields.senha')}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      description={hints.length > 0 && !isTyped ? hints.join(' ') : undefined}
      type={shown && isTyped ? 'text' : 'password'}
      autoComplete="new-password"
      maxLength={255}
      actions={
        isTyped && (
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
        )
      }
    />
  );
}
