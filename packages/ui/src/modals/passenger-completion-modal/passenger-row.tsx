import type { Passenger } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { validationMessages } from '@guiche/domain/messages/validation';
import type { RefObject } from 'react';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { EmailInput } from '../../inputs/email-input/index.ts';
import { passengerCompletionModalTexts } from './passenger-completion-modal.texts.ts';

/** The data of a passenger that are typed here. */
export type TypedData = Pick<Passenger, 'dataNascimento' | 'email'>;

interface PassengerRowProps {
  /** The passenger with what was typed until now. */
  passenger: Passenger;
  /** What is refused, at the names of the data. */
  violations: readonly Violation[];
  today: string;
  /** Given to the first field that is empty in the first row. */
  focus: { readonly name: keyof TypedData; readonly ref: RefObject<HTMLInputElement | null> } | undefined;
  onChange: (data: Partial<TypedData>) => void;
}

/** One passenger: the name, and the two data that may be missing. */
export function PassengerRow({ passenger, violations, today, focus, onChange }: PassengerRowProps) {
  const { id, nome, sobrenome, dataNascimento, email } = passenger;
  const t = useTexts(passengerCompletionModalTexts);
  const say = useViolationText(validationMessages);
  function errorOf(name: keyof TypedData) {
    const found = violations.find(({ field }) => field === name);
    return found && say(found);
  }
  const refOf = (name: keyof TypedData) => (focus?.name === name ? focus.ref : undefined);
  return (
    <fieldset className="g:min-w-0">
      <legend className="g:mb-1 g:font-medium g:wrap-anywhere">{[nome, sobrenome].filter(Boolean).join(' ')}</legend>
      <div className="g:grid g:items-start g:gap-x-4 g:gap-y-3 g:sm:grid-cols-2">
        <DateInput
          ref={refOf('dataNascimento')}
          name={`dataNascimento.${id}`}
          label={t('birthDate')}
          value={dataNascimento}
          onValueChange={(next) => onChange({ dataNascimento: next })}
          error={errorOf('dataNascimento')}
          today={today}
          max={today}
          autoComplete="off"
          required
        />
        <EmailInput
          ref={refOf('email')}
          name={`email.${id}`}
          label={t('email')}
          value={email}
          onValueChange={(next) => onChange({ email: next })}
          error={errorOf('email')}
          autoComplete="off"
          required
        />
      </div>
    </fieldset>
  );
}
