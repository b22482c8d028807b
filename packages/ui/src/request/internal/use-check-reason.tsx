import { CHECK_REASON_LIMIT, checkReasonViolations } from '@guiche/domain/checklist';
import type { Violation } from '@guiche/domain/messages';
import { type ReactNode, useRef, useState } from 'react';
import { TextArea } from '../../inputs/text-area/index.ts';

interface CheckReasonOptions {
  label: string;
  /** Says a violation in words. */
  say: (violation: Violation) => string;
  defaultReason: string;
  /** Called with the reason as it is typed. */
  onReasonChange: ((text: string) => void) | undefined;
}

/** The reason for going on although something in a check list is open. @see B-031 */
export function useCheckReason({ label, say, defaultReason, onReasonChange }: CheckReasonOptions): {
  readonly field: ReactNode;
  /** The reason, trimmed; null when it is refused, which its field then tells, with the focus. */
  readonly judged: () => string | null;
} {
  const field = useRef<HTMLTextAreaElement>(null);
  const [motivo, setMotivo] = useState(defaultReason);
  const [refused, setRefused] = useState<string>();
  return {
    field: (
      <TextArea
        ref={field}
        label={label}
        required
        rows={2}
        maxLength={CHECK_REASON_LIMIT}
        value={motivo}
        error={refused}
        onValueChange={(text) => {
          setMotivo(text);
          onReasonChange?.(text);
          setRefused(undefined);
        }}
      />
    ),
    judged() {
      const [refusal] = checkReasonViolations(motivo);
      setRefused(refusal && say(refusal));
      if (!refusal) return motivo.trim();
      field.current?.focus();
      return null;
    },
  };
}
