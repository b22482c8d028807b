import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { TextInput, type TextInputProps } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { passwordFieldTexts } from './password-field.texts.ts';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'actions' | 'warning' | 'value'> {
  value: string;
}

/**
 * A password, hidden until its button shows it. A blank at its start or end may belong to it, but mostly came along with a paste, and cannot be
 * seen: the field says so, and nothing is taken away.
 */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts(passwordFieldTexts);
  const [shown, setShown] = useState(false);
  // Within a sentence that is being typed each blank is the last character for a moment.
  const [entered, setEntered] = useState(false);
  const { value, onValueChange, onBlur, onKeyDown } = props;
  return (
    <TextInput
      {...props}
      warning={entered && value !== value.trim() ? t('blankAtEdge') : undefined}
      onValueChange={(next) => {
        // More than a key can bring was pasted.
        setEntered(next.length > value.length + 1);
        onValueChange?.(next);
      }}
      onBlur={(event) => {
        setEntered(true);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setEntered(true);
        onKeyDown?.(event);
      }}
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
