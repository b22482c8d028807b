import { attachmentDescriptionViolations } from '@guiche/domain/attachments';
import { validationMessages } from '@guiche/domain/messages/validation';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useEscapeFirst } from '../../internal/use-escape-first.ts';
import { Button } from '../../primitives/button/index.ts';
import { attachmentsModalTexts } from './attachments-modal.texts.ts';

interface DescriptionEditorProps {
  descricao: string;
  /** Saves it; when it rejects, the text is left standing. */
  onSave: (descricao: string) => Promise<void> | void;
  /** The editor is done, saved or not. */
  onDone: () => void;
}

/** The description of one attachment, edited at its place in the list. A blank one is refused. @see Q-055 */
export function DescriptionEditor({ descricao, onSave, onDone }: DescriptionEditorProps) {
  const t = useTexts(attachmentsModalTexts);
  const message = useMessage(validationMessages);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(descricao);
  const [blank, setBlank] = useState(false);
  const [pending, setPending] = useState(false);
  useEscapeFirst(field, true);

  async function save() {
    if (pending) return;
    if (attachmentDescriptionViolations(typed).length > 0) {
      setBlank(true);
      field.current?.focus();
      return;
    }
    setPending(true);
    try {
      if (typed.trim() !== descricao) await onSave(typed.trim());
      onDone();
    } catch {
      // The caller has said why; what was typed stays.
      setPending(false);
    }
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onDone();
    }
    if (event.key === 'Enter' && (event.target === field.current || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the buttons inside.
    <div className="g:flex g:min-w-0 g:flex-1 g:flex-wrap g:items-start g:gap-2" onKeyDown={handleKey}>
      <div className="g:min-w-0 g:flex-1 g:basis-56">
        <TextInput
          ref={field}
          label={t('description')}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setBlank(false);
          }}
          error={blank ? message('campo_obrigatorio') : undefined}
          maxLength={255}
          autoComplete="off"
          autoFocus
          required
        />
      </div>
      <div className="g:flex g:gap-2 g:sm:pt-5">
        <Button tone="primary" pending={pending} onClick={() => void save()}>
          {t('saveDescription')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </div>
  );
}
