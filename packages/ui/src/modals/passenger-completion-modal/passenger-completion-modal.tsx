import type { Passenger } from '@guiche/domain/entities';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { searchMessages } from '@guiche/domain/messages/search';
import { incompletePassengers, passengerViolations } from '@guiche/domain/passengers';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type CloseActions, useDiscardQuestion } from '../../quote/discard-question.tsx';
import { passengerCompletionModalTexts } from './passenger-completion-modal.texts.ts';
import { PassengerRow, type TypedData } from './passenger-row.tsx';

/** What the page can do to the open window. */
export type PassengerCompletionModalActions = CloseActions;

export interface PassengerCompletionModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it, after a question when something was typed. Not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** Given what the page can do to the window, for a browser's Back that must ask before what was typed is lost. */
  actionsRef?: RefObject<PassengerCompletionModalActions | null>;
  /** The service in one line, under the title: route and dates. */
  context?: ReactNode;
  /** The passengers of the service; those who lack a birth date or an e-mail have a row. */
  passengers: readonly Passenger[];
  /** The present day, ISO date: the last one of the calendar, and the last on which somebody can be born. */
  today: string;
  /** The data are being saved. */
  pending?: boolean;
  /** Why they were not saved; the window stays with what was typed. */
  error?: ReactNode;
  /** Called with the passengers of the rows, each complete. The caller saves them and closes the window. */
  onConfirm: (passengers: readonly Passenger[]) => void;
}

type Typed = ReadonlyMap<string, Partial<TypedData>>;
const NOTHING: Typed = new Map();

/** What the fields show of a passenger: one that was emptied is like one in which nothing was. */
const typedParts = ({ dataNascimento, email }: TypedData) => JSON.stringify([dataNascimento ?? '', email ?? '']);

/**
 * Asks for the birth dates and e-mails that passengers lack, one row for each of them. It confirms only when every row is complete and valid.
 *
 * Use: before a search or a reservation, when data of a passenger are missing.
 * Not for: choosing who travels, which is a `PassengerSelectionModal`; the registration of a traveller.
 * Keyboard: Tab: goes from field to field, row by row; Enter: saves; Escape: closes, after a question when something
 * was typed.
 * Focus: on the first empty field; after a refusal on the first field that is wrong. It returns to what opened the window.
 * Screen reader: a group of two fields for each passenger, named by the passenger; a refusal is read at once, and each field says its own error.
 * @see S-046, S-068
 * @keywords passageiros, nascimento, e-mail, completar, passengers
 */
export function PassengerCompletionModal(props: PassengerCompletionModalProps) {
  const { open, onOpenChange, actionsRef, context, passengers, today, pending = false, error, onConfirm } = props;
  const t = useTexts(passengerCompletionModalTexts);
  const message = useMessage(searchMessages, dialogsMessages);
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(NOTHING);
  const [refused, setRefused] = useState(false);
  // A window that opens anew starts anew.
  const [seen, setSeen] = useState(open);
  if (open !== seen) {
    setSeen(open);
    setTyped(NOTHING);
    setRefused(false);
  }
  const rows = incompletePassengers(passengers).map((passenger) => {
    const current: Passenger = { ...passenger, ...typed.get(passenger.id) };
    return { before: passenger, current, violations: passengerViolations(current, today) };
  });
  const [wrong] = rows.flatMap(({ current, violations }) => violations.map(({ field }) => `${field}.${current.id}`));
  const isRefused = refused && wrong !== undefined;

  const { close, question } = useDiscardQuestion({
    touched: rows.some(({ before, current }) => typedParts(before) !== typedParts(current)),
    pending,
    note: t('discardNote'),
    actionsRef,
    onClose: () => onOpenChange(false),
  });
  function put(id: string, data: Partial<TypedData>) {
    setTyped(new Map(typed).set(id, { ...typed.get(id), ...data }));
  }
  function confirm({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (pending) return;
    setRefused(wrong !== undefined);
    const field = wrong === undefined ? null : currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
    if (wrong === undefined) onConfirm(rows.map(({ current }) => current));
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={close}
        title={t('title')}
        context={context}
        initialFocus={first}
        onSubmit={confirm}
        footer={
          <>
            <Button onClick={close}>{message('cancelar')}</Button>
            <Button type="submit" tone="primary" pending={pending}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <div className="g:grid g:gap-4">
          {error && <Banner tone="danger" title={error} />}
          {isRefused ? (
            <InlineError>{message('complete_os_dados_dos_passageiros')}</InlineError>
          ) : (
            <p className="g:text-ink-2 g:text-sm">{t('why')}</p>
          )}
          {rows.map(({ before, current, violations }, index) => (
            <PassengerRow
              key={current.id}
              passenger={current}
              violations={refused ? violations : []}
              today={today}
              focus={index === 0 ? { name: before.dataNascimento ? 'email' : 'dataNascimento', ref: first } : undefined}
              onChange={(data) => put(current.id, data)}
            />
          ))}
        </div>
      </Dialog>
      {question}
    </>
  );
}
