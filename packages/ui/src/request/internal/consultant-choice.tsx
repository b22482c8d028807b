import type { Responsible } from '@guiche/domain/entities';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { consultantChoiceTexts } from './consultant-choice.texts.ts';

interface ConsultantChoiceProps {
  /** Who is responsible now, and is not offered. */
  present: Responsible | null;
  onLoadConsultants: () => Promise<readonly Responsible[]>;
  onChoose: (consultant: Responsible) => void;
  onCancel: () => void;
}

/** The searched list of the consultants, open and with the focus; Escape cancels once the list is closed. @see A-132 */
export function ConsultantChoice({ present, onLoadConsultants, onChoose, onCancel }: ConsultantChoiceProps) {
  const t = useTexts(consultantChoiceTexts);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches it from the field once its list is closed.
    <div
      className="g:flex g:w-full g:min-w-56 g:items-end g:gap-1"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <div className="g:min-w-0 g:flex-1">
        <Autocomplete<ConsultantOption>
          label={t('label')}
          placeholder={t('hint')}
          autoFocus
          defaultOpen
          searchEmpty
          minChars={1}
          debounce={0}
          onSearch={async (term) => optionsFor(term, await onLoadConsultants(), present)}
          onValueChange={(option) => option && onChoose(option.consultant)}
        />
      </div>
      <Button tone="quiet" size="icon" title={t('keep')} aria-label={t('keep')} onClick={onCancel}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

interface ConsultantOption {
  readonly id: string;
  readonly label: string;
  readonly consultant: Responsible;
}

/** The consultants whose name has every typed word, without the present responsible. */
function optionsFor(term: string, consultants: readonly Responsible[], present: Responsible | null): readonly ConsultantOption[] {
  const words = plainText(term).split(/\s+/).filter(Boolean);
  return consultants
    .filter(({ id, name }) => id !== present?.id && words.every((word) => plainText(name).includes(word)))
    .map((consultant) => ({ id: consultant.id, label: consultant.name, consultant }));
}
