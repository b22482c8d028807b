import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { differingLabels } from './differing-labels.ts';

/** The labels of the fields in which the typed values differ from the stored ones, as they were when the conflict was found. */
export function useDifferingLabels<Values extends FieldValues>(
  formRef: RefObject<HTMLFormElement | null>,
  form: UseFormReturn<Values>,
  stored: Values | undefined,
): readonly string[] {
  const [labels, setLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    // The labels are read from the screen, so that the notice and the fields use the same words.
    setLabels(stored && formRef.current ? differingLabels(formRef.current, form.getValues(), stored) : []);
  }, [formRef, form, stored]);
  return labels;
}
