import { DIALOG_TEXT_LIMIT, dialogTextRefusal } from '@guiche/domain/dialogs';
import type { TopicKey } from '@guiche/domain/messages';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import * as Radix from '@radix-ui/react-alert-dialog';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { closeOnEscape } from '../../internal/close-on-escape.ts';
import { returnFocus } from '../../internal/focus-origin.ts';
import { useOpenLayer } from '../../internal/open-layers.ts';
import { Scrim } from '../../internal/scrim.tsx';
import { useFocusOrigin } from '../../internal/use-focus-origin.ts';
import { useOneSend } from '../../internal/use-one-send.ts';
import { usePortalContainer } from '../../internal/use-portal-container.ts';
import { useSecondPress } from '../../internal/use-second-press.ts';
import { Button } from '../button/index.ts';
import { confirmDialogTexts } from './confirm-dialog.texts.ts';

type DialogKey = TopicKey<typeof dialogsMessages>;

interface Labels {
  readonly confirm: DialogKey;
  readonly cancel?: DialogKey;
}

const LABELS = {
  simNao: { confirm: 'sim', cancel: 'nao' },
  simCancelar: { confirm: 'sim', cancel: 'cancelar' },
  ok: { confirm: 'ok' },
  entendi: { confirm: 'entendi' },
  confirmarCancelar: { confirm: 'confirmar', cancel: 'cancelar' },
  seguirComAlteracao: { confirm: 'seguir_com_alteracao', cancel: 'cancelar' },
} as const satisfies Record<string, Labels>;

/** The kind of dialog, which decides the labels of its buttons. @see S-191 */
export type ConfirmDialogKind = keyof typeof LABELS;

const TONES = {
  neutral: { Icon: CircleHelp, look: 'g:bg-accent-soft g:text-accent-text' },
  success: { Icon: CircleCheck, look: 'g:bg-success-soft g:text-success-ink' },
  warning: { Icon: TriangleAlert, look: 'g:bg-warning-soft g:text-warning-ink' },
  danger: { Icon: CircleAlert, look: 'g:bg-danger-soft g:text-danger-ink' },
} as const;

export interface ConfirmDialogQuestion {
  label: string;
  /** Refuses more than 255 characters, and shows how many are used. @see A-292, S-190 */
  limited?: boolean;
  /** The text with which the dialog opens. */
  defaultValue?: string;
  /** Called with the text as it is typed, which is discarded when the dialog closes: given back as `defaultValue`, it is there next time. */
  onValueChange?: (text: string) => void;
}

export interface ConfirmDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` by the second button and by Escape; not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The question, with the name of what it acts on. */
  title: ReactNode;
  /** What follows from the action, in a sentence. */
  description?: ReactNode;
  /** The labels of the buttons, by their names in the catalogue. */
  kind?: ConfirmDialogKind;
  /** The label of the confirming button, when the one of its kind does not name the action. */
  confirmLabel?: string;
  /** `danger` for an action that cannot be undone; `success` for the message of one that went well. */
  tone?: keyof typeof TONES;
  /** Asks for a text, which must not be blank. */
  question?: ConfirmDialogQuestion;
  /** The action is running: the dialog can neither be sent twice nor closed. */
  pending?: boolean;
  /** Why the action failed; the dialog stays open with what was typed. */
  error?: ReactNode;
  /** Called by the second button, when its no is an answer and not a way back; else the button closes the dialog as Escape does. */
  onDecline?: () => void;
  /** Called with the trimmed text, `''` without a question. The caller closes the dialog. */
  onConfirm: (text: string) => void;
}

/**
 * Asks before an action, or shows a message that must be read before going on.
 *
 * Use: before something that cannot be undone.
 * Not for: what can be undone: do it, and offer to undo it in a toast.
 * Keyboard: Escape: closes, as the second button does without `onDecline`; Enter: begins a new line in the text; Ctrl+Enter: confirms from
 * the text.
 * Focus: on the text field, else on the harmless button (the second one, when there is one).
 * Screen reader: an alert dialog; the refusal of a text is read at once.
 * @see S-189, S-190, S-191, A-291, A-292
 * @keywords confirmação, pergunta, alerta, confirm, caixa modal
 */
export function ConfirmDialog({ open, onOpenChange, ...rest }: ConfirmDialogProps) {
  const origin = useFocusOrigin(open);
  const container = usePortalContainer();
  useOpenLayer(open, () => !rest.pending && onOpenChange(false));
  useSecondPress(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !rest.pending && onOpenChange(next)}>
      {open && (
        <Radix.Portal container={container}>
          <Scrim className="g:z-50" />
          <Radix.Content
            data-slot="confirm-dialog"
            className="g:fixed g:inset-0 g:z-50 g:m-auto g:h-fit g:max-h-[calc(100dvh-2rem)] g:w-[calc(100%-2rem)] g:max-w-md g:animate-rise g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface-1 g:text-ink g:shadow-pop g:outline-none"
            onKeyDown={closeOnEscape(() => !rest.pending && onOpenChange(false))}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              // The text field, else the first button, which is the harmless one of two.
              if (event.target instanceof Element) event.target.querySelector<HTMLElement>('textarea, button')?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (origin) returnFocus(origin);
            }}
            {...(rest.description ? {} : { 'aria-describedby': undefined })}
          >
            <ConfirmDialogBody {...rest} />
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

type BodyProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>;

// A component of its own, so that the typed text is discarded when the dialog closes.
function ConfirmDialogBody({
  title,
  description,
  kind = 'simNao',
  confirmLabel,
  tone = 'neutral',
  question,
  pending = false,
  error,
  onDecline,
  onConfirm,
}: BodyProps) {
  const t = useTexts(confirmDialogTexts);
  const message = useMessage(dialogsMessages);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(question?.defaultValue ?? '');
  const [refused, setRefused] = useState<DialogKey>();
  const labels: Labels = LABELS[kind];
  const { Icon, look } = TONES[tone];
  const once = useOneSend();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!pending) void once(judge);
  }
  function judge() {
    const value = text.trim();
    const refusal = question && dialogTextRefusal(value, question.limited ?? false);
    setRefused(refusal);
    if (refusal) field.current?.focus();
    else onConfirm(value);
  }

  return (
    <form className="g:own" noValidate onSubmit={handleSubmit}>
      <div data-keeps-clear="" className="g:flex g:gap-3 g:p-4">
        <span className={`g:flex g:size-9 g:shrink-0 g:items-center g:justify-center g:rounded-full ${look}`}>
          <Icon aria-hidden="true" className="g:size-5" />
        </span>
        <div className="g:min-w-0 g:flex-1">
          <Radix.Title className="g:pt-1.5 g:font-semibold g:text-lg">{title}</Radix.Title>
          {description && (
            <Radix.Description asChild>
              <div className="g:mt-1 g:text-ink-2">{description}</div>
            </Radix.Description>
          )}
          {question && (
            <div className="g:mt-3">
              <label htmlFor={id} className="g:mb-1 g:block g:font-medium g:text-sm">
                {question.label}
              </label>
              <textarea
                id={id}
                ref={field}
                rows={3}
                required
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  question.onValueChange?.(event.target.value);
                  setRefused(undefined);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
                }}
                aria-invalid={refused !== undefined}
                aria-describedby={`${id}-hint ${id}-error`}
                className="g:block g:w-full g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:px-2 g:py-1.5 g:aria-invalid:border-danger"
              />
              <div className="g:mt-1 g:flex g:justify-between g:gap-3 g:text-sm">
                <p id={`${id}-error`} role="alert" className="g:font-medium g:text-danger-ink">
                  {refused && message(refused)}
                </p>
                {question.limited && (
                  <p
                    id={`${id}-hint`}
                    className={text.trim().length > DIALOG_TEXT_LIMIT ? 'g:font-medium g:text-danger-ink' : 'g:text-ink-3'}
                  >
                    {t('count', { count: text.trim().length, limit: DIALOG_TEXT_LIMIT })}
                  </p>
                )}
              </div>
            </div>
          )}
          {error && (
            <p role="alert" className="g:mt-3 g:rounded-md g:bg-danger-soft g:px-3 g:py-2 g:text-danger-ink">
              {error}
            </p>
          )}
        </div>
      </div>
      <div data-keeps-clear="" className="g:flex g:flex-wrap g:justify-end g:gap-2 g:border-line g:border-t g:bg-surface g:px-4 g:py-3">
        {labels.cancel && (
          <Radix.Cancel
            asChild
            onClick={(event) => {
              if (!onDecline) return;
              event.preventDefault();
              if (!pending) onDecline();
            }}
          >
            <Button>{message(labels.cancel)}</Button>
          </Radix.Cancel>
        )}
        <Button type="submit" tone={tone === 'danger' ? 'danger' : 'primary'} pending={pending}>
          {confirmLabel ?? message(labels.confirm)}
        </Button>
      </div>
    </form>
  );
}
