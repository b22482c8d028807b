import { SECRET_MASK } from '@guiche/domain/integrations';
import { Eye, EyeOff, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { TextInput, type TextInputProps } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { integrationsFormTexts } from './integrations-form.texts.ts';

const [DOT = ''] = SECRET_MASK;

interface SecretInputProps extends Pick<TextInputProps, 'label' | 'name' | 'onBlur' | 'maxLength' | 'error'> {
  value: string;
  onValueChange: (value: string) => void;
  /** A secret is stored: it can be kept again after something was typed over its mask. */
  stored: boolean;
}

/** A secret, hidden until its button shows what was typed. What is stored is a mask, which no key can change into a secret of dots. @see A-228 */
export function SecretInput({ value, onValueChange, stored, ...field }: SecretInputProps) {
  const t = useTexts(integrationsFormTexts);
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isKept = value === SECRET_MASK;
  const isTyped = value !== '' && !isKept;
  const names = { field: field.label };
  return (
    <TextInput
      {...field}
      ref={input}
      value={value}
      // What is left of the mask goes with the first key.
      onValueChange={(text) => onValueChange(isKept ? text.replaceAll(DOT, '') : text)}
      type={shown && isTyped ? 'text' : 'password'}
      autoComplete="new-password"
      description={isKept ? t('stored') : stored && !isTyped ? t('removed') : undefined}
      actions={
        <>
          {isTyped && (
            <Button
              tone="quiet"
              size="sm"
              className="g:h-full!"
              aria-pressed={shown}
              aria-label={t('showSecret', names)}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </Button>
          )}
          {stored && !isKept && (
            <Button
              tone="quiet"
              size="sm"
              className="g:h-full!"
              aria-label={t('keepStored', names)}
              onClick={() => {
                setShown(false);
                onValueChange(SECRET_MASK);
                // The button goes with what was typed.
                input.current?.focus();
              }}
            >
              <Undo2 aria-hidden="true" />
            </Button>
          )}
        </>
      }
    />
  );
}
