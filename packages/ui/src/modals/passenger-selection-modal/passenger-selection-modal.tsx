import type { Traveller } from '@guiche/domain/entities';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { searchMessages } from '@guiche/domain/messages/search';
import { assignedPassengers } from '@guiche/domain/passengers';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { EmailAddress } from '../../internal/email-address.tsx';
import { VipMark } from '../../internal/vip-mark.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { passengerSelectionModalTexts } from './passenger-selection-modal.texts.ts';

export interface PassengerSelectionModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it; not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The service in one line, under the title: route and dates. */
  context?: ReactNode;
  /** The travellers of the trip, in the order in which they are listed. */
  travellers: readonly Traveller[];
  /** How many passengers the service is for. */
  adultos: number;
  /** The ids of those who are ticked when the window opens; nobody by default. */
  defaultSelectedIds?: readonly string[] | undefined;
  /** What was chosen is on its way. */
  pending?: boolean;
  /** Why it was not taken; the window stays with what was chosen. */
  error?: ReactNode;
  /** Called with the travellers who were ticked, in the order of the list, as many as there are adults. The caller closes the window. */
  onConfirm: (travellers: readonly Traveller[]) => void;
}

const NOBODY: readonly string[] = [];

/**
 * Chooses which travellers of a trip are the passengers of one service. It confirms only as many as the service has adults.
 *
 * Use: when the service is for more or fewer adults than the trip has travellers.
 * Not for: a service for everybody, whose passengers are assigned without asking; data of passengers that are missing, which a
 * `PassengerCompletionModal` asks for.
 * Keyboard: Space: ticks a traveller; Tab: goes to the next one; Enter: confirms; Escape: closes.
 * Focus: on the first traveller; there again after a refusal. It returns to what opened the window.
 * Screen reader: a group of check boxes that says for how many adults the service is, and how many are chosen after each press; a refusal is
 * read at once, and belongs to the group.
 * @see S-045, S-065
 * @keywords passageiros, viajantes, selecionar, adultos, passengers
 */
export function PassengerSelectionModal(props: PassengerSelectionModalProps) {
  const { open, onOpenChange, context, travellers, adultos, defaultSelectedIds = NOBODY, pending = false, error, onConfirm } = props;
  const t = useTexts(passengerSelectionModalTexts);
  const message = useMessage(searchMessages, dialogsMessages);
  const errorId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(defaultSelectedIds));
  const [refused, setRefused] = useState(false);
  // A window that opens anew starts anew.
  const [seen, setSeen] = useState(open);
  if (open !== seen) {
    setSeen(open);
    setPicked(new Set(defaultSelectedIds));
    setRefused(false);
  }
  const chosen = travellers.filter(({ id }) => picked.has(id));
  const passengers = assignedPassengers(chosen, { adultos });
  const isRefused = refused && passengers === null;

  function change(next: boolean) {
    if (!pending) onOpenChange(next);
  }
  function put(id: string, ticked: boolean) {
    const next = new Set(picked);
    if (ticked) next.add(id);
    else next.delete(id);
    setPicked(next);
  }
  function confirm() {
    if (pending) return;
    setRefused(passengers === null);
    if (passengers) onConfirm(passengers);
    else first.current?.focus();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('title')}
      context={context}
      onSubmit={confirm}
      footer={
        <>
          <Button onClick={() => change(false)}>{message('cancelar')}</Button>
          <Button type="submit" tone="primary" pending={pending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-3">
        {error && <Banner tone="danger" title={error} />}
        <fieldset aria-describedby={isRefused ? errorId : undefined} className="g:grid g:min-w-0 g:gap-1">
          <legend className="g:mb-1 g:text-ink-2 g:text-sm">{t('who', { count: adultos })}</legend>
          {travellers.map((traveller, index) => (
            <label
              key={traveller.id}
              className="g:flex g:cursor-pointer g:items-start g:gap-2 g:rounded-md g:border g:border-line g:px-3 g:py-2 g:has-checked:bg-accent-soft g:has-focus-visible:outline-2 g:has-focus-visible:outline-accent"
            >
              <input
                ref={index === 0 ? first : undefined}
                type="checkbox"
                aria-invalid={isRefused || undefined}
                checked={picked.has(traveller.id)}
                onChange={({ currentTarget }) => put(traveller.id, currentTarget.checked)}
                className="g:mt-1 g:accent-accent g:outline-none"
              />
              <span className="g:min-w-0 g:wrap-anywhere">
                <span className="g:flex g:flex-wrap g:items-center g:gap-x-2">
                  {traveller.nomeCompleto}
                  <VipMark traveller={traveller} />
                </span>
                {traveller.email && (
                  <span className="g:block g:text-ink-2 g:text-sm">
                    <EmailAddress address={traveller.email} />
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        {isRefused && <InlineError id={errorId}>{message('selecione_os_passageiros')}</InlineError>}
        <p role="status" data-count="" className="g:text-ink-2 g:text-sm">
          {t('chosen', { chosen: chosen.length, adults: adultos })}
        </p>
      </div>
    </Dialog>
  );
}
