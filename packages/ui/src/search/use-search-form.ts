import type { Violation } from '@guiche/domain/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, useWatch } from 'react-hook-form';
import { askUnreadFields } from '../form/entity-form/unread-field.ts';
import { hasField, type SayViolation, violationsResolver } from '../form/form-field/index.ts';
import { focusNextRefused } from '../internal/next-refused.ts';
import { useEffectEvent } from '../internal/use-effect-event.ts';
import { useOneSend } from '../internal/use-one-send.ts';

interface SearchFormOptions<Values extends FieldValues> {
  /** What the fields begin with. Read once. */
  start: Values;
  /** What was typed before, in place of `start`. Read once. */
  draft?: Readonly<Values> | undefined;
  /** Called at each change with what the fields hold. */
  onDraftChange?: ((draft: Values) => void) | undefined;
  /** Returns what forbids the search, each at its field. The same function for as long as it judges the same. */
  rule: (values: Values) => readonly Violation[];
  say: SayViolation;
  /** Called with values that nothing is wrong with. */
  onSearch: (values: Values) => void;
  pending: boolean;
}

/**
 * The behaviour of the criteria of a search: nothing is sent while something is wrong, and the first wrong field has the focus. After that
 * everything is judged again at each change, because a field may be wrong by what another one holds.
 */
export function useSearchForm<Values extends FieldValues>(options: SearchFormOptions<Values>) {
  const { start, draft, onDraftChange, rule, say, onSearch, pending } = options;
  const form = useForm<Values>({
    // The type of react-hook-form allows partial defaults; these are complete.
    defaultValues: (draft ?? start) as DefaultValues<Values>,
    resolver: violationsResolver(rule, say),
    // It would focus the field that was mounted first, not the one that stands first.
    shouldFocusError: false,
  });
  const { isSubmitted } = form.formState;
  const values = useWatch({ control: form.control });
  /** The form that was sent last: the one of a window is not rendered here. */
  const formRef = useRef<HTMLFormElement | null>(null);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const once = useOneSend();

  const tellDraft = useEffectEvent((typed: Values) => onDraftChange?.(typed));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => tellDraft(typed) }), [form, tellDraft]);
  useEffect(() => {
    if (refusedTimes > 0 && formRef.current) focusNextRefused(formRef.current, null);
  }, [refusedTimes]);
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [form, isSubmitted, values, rule, say]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const { currentTarget: element } = event;
    formRef.current = element;
    event.preventDefault();
    // A form inside a dialog bubbles up React's tree to the form that opened the dialog.
    event.stopPropagation();
    if (!pending) await once(() => send(event, element));
  }

  async function send(event: FormEvent<HTMLFormElement>, element: HTMLFormElement): Promise<void> {
    let isRefused = true;
    await form.handleSubmit((sent) => {
      isRefused = askUnreadFields(element);
      if (!isRefused) onSearch(sent);
    })(event);
    if (!isRefused) return;
    askUnreadFields(element);
    // Not before: the errors are at their fields by then.
    setRefusedTimes((times) => times + 1);
  }

  const unseen = isSubmitted ? rule(form.getValues()).filter(({ field }) => !hasField(form, field)) : [];
  return {
    form,
    frame: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      pending,
      /** What is wrong and no field shows, the same words once. */
      refusals: [...new Set(unseen.map(say))],
    },
  };
}
