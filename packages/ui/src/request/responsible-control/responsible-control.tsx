import type { Responsible } from '@guiche/domain/entities';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Avatar } from '../../data/avatar/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { responsibleControlTexts } from './responsible-control.texts.ts';

export interface ResponsibleControlProps {
  /** Who is responsible; null while nobody is. */
  responsible: Responsible | null;
  /** Called to make the user responsible; without it there is no button for that. */
  onTakeOver?: (() => void) | undefined;
  /** Called to give the request back; without it there is no button for that. */
  onRelease?: (() => void) | undefined;
  /** Assigns the request to another consultant; offered only if this prop is given. @see A-132 */
  onChangeResponsible?: ((consultant: Responsible) => void) | undefined;
  /** Returns the consultants to choose from; called when the list is first opened. */
  onLoadConsultants?: (() => Promise<readonly Responsible[]>) | undefined;
  /** A change of responsible is on its way. */
  pending?: boolean | undefined;
}

/**
 * Who is responsible for a request, with what may be done about it.
 *
 * Use: where the responsible of a request is shown or changed.
 * Not for: the author of a change, whose name is enough.
 * Keyboard: Enter, Space: open the searched list of the consultants, on "Trocar"; Enter: assigns the marked one; Escape: keeps the present
 * one, and the focus returns to the button.
 * Screen reader: the name of the responsible, then the button that changes it; the list is an `Autocomplete`.
 * @see
 * @keywords responsável, assumir, liberar
 * @since 0.1.0
 */
export function ResponsibleControl(props: ResponsibleControlProps) {
  const { responsible, onTakeOver, onRelease, onChangeResponsible, onLoadConsultants, pending = false } = props;
  const t = useTexts(responsibleControlTexts);
  const [choosing, setChoosing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);

  function close() {
    setChoosing(false);
    // The button is rendered again before the next frame.
    requestAnimationFrame(() => change.current?.focus());
  }

  return (
    <div data-slot="responsible-control" className="g:flex g:min-w-0 g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1.5">
      <span className="g:inline-flex g:min-w-0 g:items-center g:gap-2">
        {responsible && <Avatar name={responsible.name} size="sm" />}
        <span className={`g:wrap-anywhere g:min-w-0 ${responsible ? '' : 'g:text-ink-2'}`}>{responsible?.name ?? t('nobody')}</span>
      </span>
      {choosing && onChangeResponsible && onLoadConsultants ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches it from the field once its list is closed.
        <div
          className="g:flex g:w-full g:min-w-56 g:items-end g:gap-1"
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape') close();
          }}
        >
          <div className="g:min-w-0 g:flex-1">
            <Autocomplete<ConsultantOption>
              label={t('changeLabel')}
              placeholder={t('changeHint')}
              autoFocus
              defaultOpen
              searchEmpty
              minChars={1}
              debounce={0}
              onSearch={async (term) => optionsFor(term, await onLoadConsultants(), responsible)}
              onValueChange={(option) => {
                if (!option) return;
                onChangeResponsible(option.consultant);
                close();
              }}
            />
          </div>
          <Button tone="quiet" size="icon" title={t('keep')} aria-label={t('keep')} onClick={close}>
            <X aria-hidden="true" />
          </Button>
        </div>
      ) : (
        <span className="g:flex g:gap-1">
          {onTakeOver && (
            <Button size="sm" pending={pending} onClick={onTakeOver}>
              {t('takeOver')}
            </Button>
          )}
          {onRelease && (
            <Button size="sm" pending={pending} onClick={onRelease}>
              {t('release')}
            </Button>
          )}
          {onChangeResponsible && (
            <Button ref={change} size="sm" tone="quiet" disabled={pending} onClick={() => setChoosing(true)}>
              {t('change')}
            </Button>
          )}
        </span>
      )}
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
