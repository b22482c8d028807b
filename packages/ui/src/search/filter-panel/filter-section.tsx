import type { ReactNode } from 'react';
import { CollapsibleSection } from '../../primitives/collapsible-section/index.ts';

export interface FilterSectionProps {
  /** By what is filtered, in a word or two: the head that opens and closes the item. */
  title: ReactNode;
  /** A sentence about the filter, shown below its head while the item is open. @see S-034 */
  description?: ReactNode;
  /** What is chosen, in few words: shown in the head while the item is closed. */
  summary?: ReactNode;
  /** Whether the item begins open. */
  defaultOpen?: boolean;
  /** Called when the item is opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** The filters: a `RangeSlider` each, or a field. They stay as they are while the item is closed. */
  children: ReactNode;
}

/**
 * An item of a `FilterPanel`: a head, and below it what it filters by, which a click on the head shows and hides.
 *
 * @see S-034
 * @keywords filtro, item, acordeão, accordion
 */
export function FilterSection({ title, description, summary, defaultOpen = true, onOpenChange, children }: FilterSectionProps) {
  return (
    <CollapsibleSection look="plain" title={title} summary={summary} defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
      {description && <p className="g:mb-2 g:text-ink-2 g:text-sm">{description}</p>}
      <div className="g:grid g:gap-3">{children}</div>
    </CollapsibleSection>
  );
}
