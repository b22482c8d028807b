import { commonMessages } from '@guiche/domain/messages/common';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage } from '../../i18n/index.ts';
import { Button } from '../button/index.ts';

export interface CopyButtonProps {
  /** The text that is copied. */
  text: string;
  /** What is copied, for the name of the button: `Copiar localizador`. */
  label: string;
  /** Puts the text on the clipboard; false, or an error, when the browser refuses it. */
  onCopy: (text: string) => Promise<boolean>;
  /** Shows the icon alone, beside what is copied; the outcome is then read, and seen where it failed. */
  iconOnly?: boolean;
}

/**
 * Copies a text, and says beside the button that it did, or that the browser refused.
 *
 * Use: beside a code or an address that people paste elsewhere.
 * Not for: a text that is chosen or checked before it is copied, which a window shows.
 * Parts: one: the button, and beside it what became of the copying.
 * Keyboard: Enter, Space: copy.
 * Screen reader: a button named by `label`; the outcome is read, and a failure at once.
 * @see A-326
 * @keywords copiar, área de transferência, clipboard, copy
 */
export function CopyButton({ text, label, onCopy, iconOnly = false }: CopyButtonProps) {
  const message = useMessage(commonMessages);
  // With the text that it is about: another one was not copied yet.
  const [last, setLast] = useState<{ readonly text: string; readonly done: boolean }>();
  const done = last?.text === text ? last.done : undefined;

  async function copy() {
    const copied = await onCopy(text).catch(() => false);
    setLast({ text, done: copied });
  }

  return (
    <div data-slot="copy-button" className="g:inline-flex g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
      <Button
        size={iconOnly ? 'sm' : 'md'}
        tone={iconOnly ? 'quiet' : 'secondary'}
        aria-label={label}
        title={iconOnly ? label : undefined}
        onClick={() => void copy()}
      >
        {done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {!iconOnly && label}
      </Button>
      <span role="status" className={iconOnly ? 'g:sr-only' : 'g:text-ink-2 g:text-sm'}>
        {done && message('dados_copiados')}
      </span>
      {done === false && <InlineError>{message('erro_copiar_dados')}</InlineError>}
    </div>
  );
}
