import type { Violation } from '@guiche/domain/messages';
import { type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { hasField, type SayViolation, showViolations, violationsResolver } from '../form-field/index.ts';
import { focusNextRefused } from './next-refused.ts';

export interface EntityFormOptions<Values extends FieldValues> {
  /** The entity as it is stored, or as the domain made a new one. Read once: a later answer never overwrites what is being typed. */
  value: Values;
  /** What was typed before and not saved. */
  draft?: Values | undefined;
  /** The entity as it is stored now, when somebody else saved first. */
  conflict?: Values | undefined;
  /** What was typed, made to follow what is stored now: the version is the stored one's. Without it what was typed is sent as it is. */
  rebase?: ((typed: Values, stored: Values) => Values) | undefined;
  readOnly?: boolean | undefined;
  /** What forbids saving, each at its field; empty when it may be saved. Asked on saving, and at each change after the first refusal. */
  rule: (values: Values) => readonly Violation[];
  say: SayViolation;
  /** What is sent: derived values computed, texts in order. */
  prepare?: ((values: Values) => Values) | undefined;
  /** Asked after the rules, for what only a person knows; false goes back to the form. */
  confirm?: ((values: Values, form: UseFormReturn<Values>) => Promise<boolean>) | undefined;
  /** Returns what was refused, for the fields to show. The caller closes the form once it is saved. */
  onSubmit: (values: Values) => Promise<readonly Violation[]>;
  /** After each change: what is typed now, to be kept. */
  onDraftChange?: ((values: Values) => void) | undefined;
  /** What was typed is to be forgotten. */
  onDiscardDraft?: (() => void) | undefined;
  /** The field where the work starts. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** What happens in a form of an entity, apart from its looks. */
export function useEntityForm<Values extends FieldValues>(options: EntityFormOptions<Values>) {
  const {
    value,
    draft,
    rebase,
    readOnly = false,
    rule,
    say,
    prepare,
    confirm,
    onSubmit,
    onDraftChange,
    onDiscardDraft,
    initialFocus,
  } = options;
  const form = useForm<Values>({
    // The type of react-hook-form lets defaults be partial; these are whole.
    defaultValues: value as DefaultValues<Values>,
    resolver: violationsResolver(rule, say),
  });
  const { isSubmitting } = form.formState;
  const formRef = useRef<HTMLFormElement>(null);
  const lastField = useRef<Element>(null);
  const [restored, setRestored] = useState(draft !== undefined);
  // What is refused and no field on the screen shows: by the server, and by the rule as it stands now.
  const [byServer, setByServer] = useState<readonly Violation[]>([]);
  const [byRule, setByRule] = useState<readonly Violation[]>([]);
  const withoutField = (values: Values) => rule(values).filter(({ field }) => !hasField(form, field));
  const judge = useEffectEvent((values: Values) => setByRule(withoutField(values)));
  const isJudged = byRule.length > 0;

  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
    if (!readOnly) initialFocus?.current?.focus();
  }, []);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (readOnly) return;
          if (isJudged) judge(values);
          if (isDirty) onDraftChange?.(structuredClone(values));
          // Typed and taken back again: the keystrokes between are nobody's draft.
          else onDiscardDraft?.();
        },
      }),
    [form, isJudged, onDraftChange, onDiscardDraft, readOnly],
  );

  const submit = form.handleSubmit(
    async (values) => {
      setByServer([]);
      setByRule([]);
      if (confirm && !(await confirm(values, form))) return;
      const refused = await onSubmit(prepare ? prepare(values) : values);
      if (refused.length > 0) setByServer(showViolations(form, refused, say));
    },
    () => {
      setByServer([]);
      setByRule(withoutField(form.getValues()));
    },
  );

  function takeStored(stored: Values) {
    form.reset(stored);
    setRestored(false);
    setByServer([]);
    setByRule([]);
    onDiscardDraft?.();
  }
  function keepMine(stored: Values) {
    if (rebase) form.reset(rebase(form.getValues(), stored), { keepDefaultValues: true });
    void submit();
  }

  return {
    form,
    formRef,
    refusals: [...byRule, ...byServer].map(say),
    restored,
    dismissRestored: () => setRestored(false),
    takeStored,
    keepMine,
    focusNextRefused: () => formRef.current && focusNextRefused(formRef.current, lastField.current),
    handlers: {
      onFocus({ target }: FocusEvent) {
        if (target.matches('input, select, textarea')) lastField.current = target;
      },
      onSubmit(event: FormEvent) {
        // A form inside a dialog bubbles up React's tree to the form that opened the dialog.
        event.stopPropagation();
        if (isSubmitting || readOnly) event.preventDefault();
        else void submit(event);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter') return;
        const saves = event.ctrlKey || event.metaKey;
        // The browser's own would send the form from any text field.
        if (saves || event.target instanceof HTMLInputElement) event.preventDefault();
        if (saves && !readOnly && !isSubmitting) void submit();
      },
    },
  };
}
