import type { AirQuote, Segment } from '@guiche/domain/entities';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useEffectEvent } from '../../internal/use-effect-event.ts';

type FilledFields = Pick<AirQuote, 'segmentos' | 'codigoReserva' | 'validadeReserva'>;

interface PasteOptions {
  readonly readOnly: boolean;
  /** Puts other segments in place of all. */
  readonly onReplace: (segments: Segment[]) => void;
}

interface Filled {
  readonly flights: number;
  readonly code: string | null;
  readonly unusedLocators: readonly string[];
  readonly before: FilledFields;
}

/** The box for a pasted itinerary, and what it filled. */
export interface ItineraryPasteState {
  readonly sectionRef: RefObject<HTMLElement | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** The pasted text. It is there again after the box was closed without using it. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The flights that were filled last; undefined once that is seen or undone. */
  readonly filledFlights: number | undefined;
  /** Of a text with several reservations: the locators that were not used. */
  readonly unusedLocators: readonly string[];
  /** The code of the reservation that was filled. */
  readonly filledCode: string | null;
  readonly fill: (fields: FilledFields, unusedLocators: readonly string[]) => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
}

const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

/** Whether a paste in a window is meant for none of its fields. */
function isForNoField(target: EventTarget | null, window: Element | null | undefined): boolean {
  if (!(target instanceof Element) || target.closest(WRITTEN_IN)) return false;
  return target === document.body || window?.contains(target) === true;
}

/** Opens the box by its button or by Ctrl+V outside of the fields, fills the form, and undoes that. @see B-006 */
export function useItineraryPaste({ readOnly, onReplace }: PasteOptions): ItineraryPasteState {
  const { getValues, setValue, trigger } = useFormContext<AirQuote>();
  const { isSubmitted } = useFormState<AirQuote>();
  const sectionRef = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [filled, setFilled] = useState<Filled>();

  function put({ segmentos, codigoReserva, validadeReserva }: FilledFields) {
    onReplace(segmentos);
    setValue('codigoReserva', codigoReserva, { shouldDirty: true });
    setValue('validadeReserva', validadeReserva, { shouldDirty: true });
    if (isSubmitted) void trigger();
  }
  function dismiss() {
    setFilled(undefined);
    // The notice with the pressed button goes.
    buttonRef.current?.focus();
  }

  const hearPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (open || pasted.trim() === '' || !isForNoField(event.target, sectionRef.current?.closest('[role="dialog"]'))) return;
    event.preventDefault();
    setText(pasted);
    setOpen(true);
  });
  useEffect(() => {
    if (readOnly) return;
    document.addEventListener('paste', hearPaste);
    return () => document.removeEventListener('paste', hearPaste);
  }, [readOnly]);

  return {
    sectionRef,
    buttonRef,
    open,
    setOpen,
    text,
    setText,
    filledFlights: filled?.flights,
    unusedLocators: filled?.unusedLocators ?? [],
    filledCode: filled?.code ?? null,
    fill(fields, unusedLocators) {
      const { segmentos, codigoReserva, validadeReserva } = structuredClone(getValues());
      const flights = fields.segmentos.reduce((sum, { voos }) => sum + voos.length, 0);
      setFilled({ flights, code: fields.codigoReserva, unusedLocators, before: { segmentos, codigoReserva, validadeReserva } });
      put(fields);
      setText('');
      setOpen(false);
    },
    undo() {
      if (filled) put(filled.before);
      dismiss();
    },
    dismiss,
  };
}
