import { useFormState } from 'react-hook-form';
import { CollapsibleSection, type CollapsibleSectionProps } from '../../primitives/collapsible-section/index.ts';
import { sectionErrorCount } from './error-count.ts';

export interface FormSectionProps extends Omit<CollapsibleSectionProps, 'errorCount'> {
  /** The names of the fields inside, at the top level of the edited entity: the refused ones are counted beside the title. */
  names: readonly string[];
}

/**
 * A part of a form that folds. When one of its fields is refused, it unfolds and shows the number of refused fields.
 *
 * Use: to part a form that is longer than a screen.
 * Not for: a part of a page without fields, which is a `CollapsibleSection`.
 * Keyboard: Enter, Space: fold and unfold, on the title.
 * Screen reader: a heading with a button that says whether the section is open, and how many of its fields were refused.
 * @keywords seção, acordeão, accordion
 */
export function FormSection({ names, ...section }: FormSectionProps) {
  const { errors } = useFormState();
  return <CollapsibleSection {...section} errorCount={sectionErrorCount(errors, names)} />;
}
