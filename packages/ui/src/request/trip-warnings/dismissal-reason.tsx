import { tripsMessages } from '@guiche/domain/messages/trips';
import { DISMISSAL_REASON_LIMIT, dismissalViolations } from '@guiche/domain/trips';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { tripWarningsTexts } from './trip-warnings.texts.ts';

export interface DismissalReasonProps {
  /** Returns whether the warning is dismissed. */
  onDismiss: (motivo: string) => Promise<boolean>;
  onCancel: () => void;
}

/** Asks for the reason. What was typed stays when it could not be stored. */
export function DismissalReason({ onDismiss, onCancel }: DismissalReasonProps) {
  const t = useTexts(tripWarningsTexts);
  const message = useMessage(tripsMessages);
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const [refused] = dismissalViolations(motivo);
    if (refused) {
      setError(message(refused.key));
      field.current?.focus();
      return;
    }
    setPending(true);
    const stored = await onDismiss(motivo.trim());
    if (stored) return;
    setPending(false);
    setError(t('failed'));
    field.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      className="g:flex g:w-full g:flex-wrap g:items-end g:gap-2 g:rounded-md g:bg-surface-1 g:p-2 g:text-ink"
    >
      <TextInput
        ref={field}
        size="sm"
        className="g:min-w-48! g:flex-1"
        label={t('reason')}
        required
        maxLength={DISMISSAL_REASON_LIMIT}
        value={motivo}
        error={error}
        onValueChange={(value) => {
          setMotivo(value ?? '');
          setError(undefined);
        }}
      />
      <span className="g:flex g:gap-1">
        <Button size="sm" onClick={onCancel} disabled={pending}>
          {t('cancel')}
        </Button>
        <Button size="sm" type="submit" tone="primary" pending={pending}>
          {t('confirm')}
        </Button>
      </span>
    </form>
  );
}
