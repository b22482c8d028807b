import { useFormState } from 'react-hook-form';
import { CollapsibleSection, type CollapsibleSectionProps } from '../../primitives/collapsible-section/index.ts';
import { sectionErrorCount } from './error-count.ts';

export interface FormSectionProps extends Omit<CollapsibleSectionProps, 'errorCount'> {
  /** The names of the fields inside, at the top level of what is edited: their refusals are counted beside the title. */
  names: readonly string[];
}

/** A part of a form that folds. It unfolds, and says how many of its fields are refused, when one of them is. */
export function FormSection({ names, ...section }: FormSectionProps) {
  const { errors } = useFormState();
  return <CollapsibleSection {...section} errorCount={sectionErrorCount(errors, names)} />;
}
