import type { Responsible } from '@guiche/domain/entities';
import { useRef } from 'react';
import { Avatar } from '../../data/avatar/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { dropSecondPress } from '../../internal/drop-second-press.ts';
import { useOpen } from '../../internal/use-open.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConsultantChoice } from '../internal/consultant-choice.tsx';
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
  /** Whether the list of the consultants is open; without it the control remembers it itself. */
  choosing?: boolean | undefined;
  /** Called when the list of the consultants is opened or closed. */
  onChoosingChange?: ((choosing: boolean) => void) | undefined;
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
 */
export function ResponsibleControl(props: ResponsibleControlProps) {
  const { responsible, onTakeOver, onRelease, onChangeResponsible, onLoadConsultants, pending = false } = props;
  const t = useTexts(responsibleControlTexts);
  const [choosing, setChoosing] = useOpen({ open: props.choosing, defaultOpen: false, onOpenChange: props.onChoosingChange });
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
        <ConsultantChoice
          present={responsible}
          onLoadConsultants={onLoadConsultants}
          onChoose={(consultant) => {
            onChangeResponsible(consultant);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <span className="g:flex g:gap-1">
          {onTakeOver && (
            <Button size="sm" pending={pending} onClick={onTakeOver} onClickCapture={dropSecondPress}>
              {t('takeOver')}
            </Button>
          )}
          {onRelease && (
            <Button size="sm" pending={pending} onClick={onRelease} onClickCapture={dropSecondPress}>
              {t('release')}
            </Button>
          )}
          {onChangeResponsible && (
            <Button ref={change} size="sm" tone="quiet" pending={pending} onClick={() => setChoosing(true)}>
              {t('change')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
