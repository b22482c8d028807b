import type { Violation } from '@guiche/domain/messages';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { createAfterPaint } from '../../internal/after-paint.ts';
import { fieldNamed, focusNextRefused, revealField } from '../../internal/next-refused.ts';
import type { TextsOfFields } from '../../internal/unread-texts.ts';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { useOneSend } from '../../internal/use-one-send.ts';
import { hasField, type SayViolation, showViolations, violationsResolver } from '../form-field/index.ts';
import { askUnreadFields, unreadTexts } from './unread-field.ts';

export interface EntityFormOptions<Values extends FieldValues> {
  /** The stored entity, or a new one made by the domain. Read once: a later response never overwrites what is being typed. */
  value: Values;
  /** The draft: what was typed before and not saved. */
  draft?: Values | undefined;
  /** What the draft has besides values: texts that were typed and are no value yet, by the names of their fields. */
  draftTexts?: TextsOfFields | undefined;
  /** The entity as it is stored now, when somebody else saved first. */
  conflict?: Values | undefined;
  /**
   * Returns the typed values with the version of the stored ones, so that they can be saved over them. Without it the typed values are sent
   * as they are.
   */
  rebase?: ((typed: Values, stored: Values) => Values) | undefined;
  /** The entity as the last save stored it, when more was typed while that ran: the form goes on over this version. */
  savedBefore?: Values | undefined;
  /** The entity as the last save stored it, when nothing was typed meanwhile and the form stays open, as on a page: the form shows it. */
  savedAs?: Values | undefined;
  /**
   * Whether a save is on its way, for a caller that knows: one that an earlier window of this entity started is shown as the form's own, and
   * nothing is sent twice. A save that takes long says so from then on; without it, from the call of `onSubmit` on, though that may ask the
   * person something first.
   */
  saving?: boolean | undefined;
  /** What such a save was refused for. */
  refused?: readonly Violation[] | undefined;
  /** The values can be read and copied, and not changed. */
  readOnly?: boolean | undefined;
  /**
   * Returns what forbids saving, each at its field; empty when it may be saved. Called on saving, and at each change after the first
   * refusal.
   */
  rule: (values: Values) => readonly Violation[];
  /** Returns the text of a violation, from the topics of this form. */
  say: SayViolation;
  /** Returns the values to send: derived values computed, texts cleaned. */
  prepare?: ((values: Values) => Values) | undefined;
  /** Called after the rules, to ask what only a person knows; false goes back to the form. What it changes in the form is sent. */
  confirm?: ((values: Values, form: UseFormReturn<Values>) => Promise<boolean>) | undefined;
  /** Saves; returns the refusals, which the fields show. The caller closes the form after saving. */
  onSubmit: (values: Values) => Promise<readonly Violation[]>;
  /**
   * Called after each change with the typed values, and the texts that are no value yet, to be kept as a draft: once the change is painted, or
   * before the form, the page or what was typed goes.
   */
  onDraftChange?: ((values: Values, texts?: TextsOfFields) => void) | undefined;
  /** Called when the draft is to be deleted. */
  onDiscardDraft?: (() => void) | undefined;
  /** The field where the work starts. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The name of the field to begin at instead, for who was led to it; that of a part of the values stands for its first field. */
  startAt?: string | undefined;
}

/** The behaviour of an entity's form, without its looks. */
export function useEntityForm<Values extends FieldValues>(options: EntityFormOptions<Values>) {
  const {
    value,
    draft,
    draftTexts,
    rebase,
    savedBefore,
    savedAs,
    saving,
    refused,
    readOnly = false,
    rule,
    say,
    prepare,
    confirm,
    onSubmit,
    onDraftChange,
    onDiscardDraft,
    initialFocus,
    startAt,
  } = options;
  const form = useForm<Values>({
    // The type of react-hook-form allows partial defaults; these are complete.
    defaultValues: value as DefaultValues<Values>,
    resolver: violationsResolver(rule, say),
    // It would focus the field that was mounted first, not the one that stands first.
    shouldFocusError: false,
  });
  const { isSubmitted, isSubmitting } = form.formState;
  const formRef = useRef<HTMLFormElement>(null);
  const lastField = useRef<Element>(null);
  const [restored, setRestored] = useState(draft !== undefined);
  // What is refused and no field on the screen shows: by the server, and by the rule as it stands now.
  const [byServer, setByServer] = useState<readonly Violation[]>([]);
  const [byRule, setByRule] = useState<readonly Violation[]>([]);
  const withoutField = (values: Values) => rule(values).filter(({ field }) => !hasField(form, field));
  // Counts the refusals: after each, the first refused field of the form has the focus, though it stood in a folded section.
  const [refusedTimes, setRefusedTimes] = useState(0);
  const judge = useEffectEvent((values: Values) => setByRule(withoutField(values)));
  const isJudged = byRule.length > 0;
  const busy = isSubmitting || saving === true;
  // Not while `confirm` waits for the person.
  const [handedIn, setHandedIn] = useState(false);
  // What the draft holds: react-hook-form also reports changes of its own state.
  const handedOut = useRef<string>(undefined);
  // Whether the values differ from the stored ones.
  const isTyped = useRef(false);
  // What the form held when it was sent last.
  const sent = useRef<string>(undefined);

  const [draftShown, setDraftShown] = useState(draft === undefined);
  useEffect(() => {
    if (!draft) return;
    form.reset(draft, { keepDefaultValues: true });
    setDraftShown(true);
  }, []);
  useEffect(() => {
    // The fields of a list are others for a draft: the focus in the former ones would go with them.
    if (readOnly || !draftShown) return;
    const start = startAt !== undefined && formRef.current && fieldNamed(formRef.current, startAt);
    if (start) revealField(start);
    else initialFocus?.current?.focus();
  }, [draftShown]);

  useEffect(() => {
    if (refusedTimes > 0 && formRef.current) focusNextRefused(formRef.current, null);
  }, [refusedTimes]);

  // Another version below what is typed. The fields keep their values and the focus.
  const goOnOver = useEffectEvent((stored: Values) => {
    const typed = form.getValues();
    setRestored(false);
    form.reset(stored, { keepValues: true, keepErrors: true, keepIsSubmitted: true });
    if (!rebase) return;
    for (const [name, over] of Object.entries(rebase(typed, stored))) {
      // Field by field: a list whose rows are set anew loses the focus in them.
      if (!Object.is(over, typed[name])) form.setValue(name as Path<Values>, over, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (savedBefore) goOnOver(savedBefore);
  }, [savedBefore]);

  const showStored = useEffectEvent((stored: Values) => {
    // Something was typed meanwhile after all: a secret, of which no draft tells.
    if (sent.current !== undefined && sent.current !== JSON.stringify(form.getValues())) goOnOver(stored);
    else {
      setRestored(false);
      form.reset(stored);
    }
  });
  useEffect(() => {
    if (savedAs) showStored(savedAs);
  }, [savedAs]);

  const showRefused = useEffectEvent((violations: readonly Violation[]) => setByServer(showViolations(form, violations, say)));
  useEffect(() => {
    if (refused) showRefused(refused);
  }, [refused]);

  /** Hands what was typed to the caller's draft, when it is something else than the last time. */
  const handOut = useEffectEvent((values: Values) => {
    const texts = formRef.current ? unreadTexts(formRef.current) : undefined;
    const typed = isTyped.current || texts ? JSON.stringify([values, texts]) : undefined;
    if (typed === handedOut.current) return;
    handedOut.current = typed;
    if (texts) onDraftChange?.(structuredClone(values), texts);
    else if (typed) onDraftChange?.(structuredClone(values));
    // Typed and undone again: that is not a draft.
    else onDiscardDraft?.();
  });
  // Before the form was sent once, react-hook-form judges no change: what was told at a field would stay though it is typed.
  const forgetTold = useEffectEvent((name: Path<Values>) => {
    if (!isSubmitted && form.getFieldState(name).error) form.clearErrors(name);
  });
  const [afterPaint] = useState(createAfterPaint);
  const handOutSoon = useEffectEvent(() => {
    // What a key changes is painted first. While a save runs its answer may come before: it asks the draft what was typed meanwhile.
    afterPaint.schedule(() => handOut(form.getValues()));
    if (busy) afterPaint.flush();
  });
  // While the fields are still there: texts in them that are no value yet are a part of the draft.
  useLayoutEffect(() => afterPaint.watch(), [afterPaint]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ name, values, isDirty }) => {
          if (readOnly) return;
          if (name !== undefined) forgetTold(name as Path<Values>);
          if (isJudged) judge(values);
          isTyped.current = isDirty === true;
          handOutSoon();
        },
      }),
    [form, isJudged, readOnly, afterPaint],
  );

  // What is refused is kept in words: another language asks the rule again.
  const saidBy = useRef(say);
  useEffect(() => {
    if (saidBy.current === say) return;
    saidBy.current = say;
    if (isSubmitted) void form.trigger();
  }, [form, isSubmitted, say]);

  /** Whether a field holds text that is no value yet (`setCustomValidity`); each such field says so. */
  function holdsUnreadText(): boolean {
    return formRef.current !== null && askUnreadFields(formRef.current);
  }

  /** Sends the values; returns whether they were refused, by the rule, by a field with unread text or by the server. */
  async function send(values: Values): Promise<boolean> {
    if (holdsUnreadText()) return refuse();
    setByServer([]);
    setByRule([]);
    if (confirm && !(await confirm(values, form))) return false;
    // The draft that is sent is that of the last key.
    afterPaint.flush();
    sent.current = JSON.stringify(form.getValues());
    const agreed = confirm ? structuredClone(form.getValues()) : values;
    setHandedIn(true);
    const refused = await onSubmit(prepare ? prepare(agreed) : agreed);
    if (refused.length > 0) setByServer(showViolations(form, refused, say, { focuses: false }));
    return refused.length > 0;
  }
  function refuse(): boolean {
    setByServer([]);
    setByRule(withoutField(form.getValues()));
    return true;
  }

  const once = useOneSend();
  function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    return once(() => sendOrRefuse(event).finally(() => setHandedIn(false)));
  }
  async function sendOrRefuse(event?: FormEvent): Promise<void> {
    let isRefused = false;
    await form.handleSubmit(
      async (values) => {
        isRefused = await send(values);
      },
      () => {
        holdsUnreadText();
        isRefused = refuse();
      },
    )(event);
    // Not before: the errors are at their fields by then.
    if (isRefused) setRefusedTimes((times) => times + 1);
  }

  // Not before the draft is shown: the fields have their texts, and the values theirs not yet.
  const noteTexts = useEffectEvent(() => {
    if (!readOnly && draftShown) handOut(form.getValues());
  });
  const [round, setRound] = useState(0);
  const texts = useMemo(() => ({ initial: draftTexts ?? {}, round, onChanged: () => noteTexts() }), [draftTexts, round]);

  function takeStored(stored: Values) {
    form.reset(stored);
    afterPaint.flush();
    setRound((former) => former + 1);
    setRestored(false);
    setByServer([]);
    setByRule([]);
    onDiscardDraft?.();
    // The notice with the pressed button goes.
    initialFocus?.current?.focus();
  }
  function keepMine(stored: Values) {
    if (rebase) form.reset(rebase(form.getValues(), stored), { keepDefaultValues: true });
    initialFocus?.current?.focus();
    void submit();
  }

  return {
    form,
    formRef,
    busy,
    isSending: saving ?? handedIn,
    texts,
    submit,
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
        if (busy || readOnly) event.preventDefault();
        else void submit(event);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter') return;
        const saves = event.ctrlKey || event.metaKey;
        // The browser's own would send the form from any text field.
        if (saves || event.target instanceof HTMLInputElement) event.preventDefault();
        if (saves && !readOnly && !busy) void submit();
      },
    },
  };
}
