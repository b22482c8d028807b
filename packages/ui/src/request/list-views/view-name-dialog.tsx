import type { Violation } from '@guiche/domain/messages';
import { viewsMessages } from '@guiche/domain/messages/views';
import { viewViolations } from '@guiche/domain/views';
import { type FormEvent, useState } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { listViewsTexts } from './list-views.texts.ts';

/** What a person says about a view, besides what it shows. */
export interface NamedView {
  readonly nome: string;
  readonly compartilhada: boolean;
}

interface ViewNameDialogProps {
  /** What the view is called now; null for a new one. */
  value: NamedView | null;
  /** The other views of its owner, whose names are taken. */
  others: readonly { readonly nome: string }[];
  /** Returns what was refused. */
  onSubmit: (value: NamedView) => Promise<readonly Violation[]>;
  onClose: () => void;
}

/** Asks for the name of a view, and whether it is shared. What is refused stands at the name. */
export function ViewNameDialog({ value, others, onSubmit, onClose }: ViewNameDialogProps) {
  const t = useTexts(listViewsTexts);
  const say = useViolationText(viewsMessages);
  const [nome, setNome] = useState(value?.nome ?? '');
  const [compartilhada, setCompartilhada] = useState(value?.compartilhada ?? false);
  const [refused, setRefused] = useState<readonly Violation[]>([]);
  const [pending, setPending] = useState(false);
  const textOf = (ofName: boolean) => {
    const violation = refused.find(({ field }) => (field === 'nome') === ofName);
    return violation && say(violation);
  };
  const general = textOf(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    let violations = viewViolations({ nome }, { others, isNew: value === null });
    if (violations.length === 0) {
      setPending(true);
      violations = await onSubmit({ nome, compartilhada });
      setPending(false);
    }
    setRefused(violations);
    if (violations.length === 0) onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t(value ? 'renameTitle' : 'newTitle')}
      onSubmit={(event) => void submit(event)}
      footer={
        <div className="g:ms-auto g:flex g:gap-2">
          <Button onClick={onClose} disabled={pending}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="primary" pending={pending}>
            {t('submit')}
          </Button>
        </div>
      }
    >
      <div className="g:flex g:flex-col g:gap-3">
        {general !== undefined && <InlineError>{general}</InlineError>}
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          value={nome}
          onValueChange={setNome}
          error={textOf(true)}
          autoComplete="off"
          required
        />
        <CheckboxField label={t('share')} value={compartilhada} onValueChange={setCompartilhada} />
      </div>
    </Dialog>
  );
}
