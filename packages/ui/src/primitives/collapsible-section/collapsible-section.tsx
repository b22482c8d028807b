import * as Radix from '@radix-ui/react-collapsible';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { collapsibleSectionTexts } from './collapsible-section.texts.ts';

export interface CollapsibleSectionProps {
  /** The heading, which is the button that folds as well. */
  title: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** What is in the section, in a few words: shown and read behind the title while it is folded. */
  summary?: ReactNode;
  /** The number of refused fields inside. The section unfolds when it rises above 0. */
  errorCount?: number;
  /** Whether the section is unfolded, when the caller keeps it. */
  open?: boolean;
  /** Whether the section begins unfolded, when it keeps that itself. */
  defaultOpen?: boolean;
  /** Called when the section is folded or unfolded. */
  onOpenChange?: (open: boolean) => void;
  /** The level of the heading, which depends on the place of the section in the page. */
  headingLevel?: 2 | 3 | 4;
  /** `card` has a border of its own; `plain` is a row inside a bordered container. */
  look?: 'card' | 'plain';
  /** The content, which stays mounted while it is folded. */
  children: ReactNode;
}

/**
 * A part of a long form or page that folds. What is inside stays mounted, so fields keep what was typed.
 *
 * Use: for a part of a page that not everybody needs each time.
 * Not for: what everybody has to read; a part of a form, which is a `FormSection`.
 * Keyboard: Enter, Space: fold and unfold, on the title.
 * Screen reader: a heading with a button that says whether it is open, and its errors.
 * @see Q-015
 * @keywords seção, acordeão, accordion, recolher
 */
export function CollapsibleSection({
  title,
  icon,
  summary,
  errorCount = 0,
  open,
  defaultOpen = true,
  onOpenChange,
  headingLevel = 3,
  look = 'card',
  children,
}: CollapsibleSectionProps) {
  const t = useTexts(collapsibleSectionTexts);
  const [unfolded, setUnfolded] = useState(defaultOpen);
  const [errorsSeen, setErrorsSeen] = useState(errorCount);
  const isOpen = open ?? unfolded;
  const Heading = `h${headingLevel}` as const;

  if (errorCount !== errorsSeen) {
    setErrorsSeen(errorCount);
    if (errorsSeen === 0) setUnfolded(true);
  }
  function change(next: boolean) {
    setUnfolded(next);
    onOpenChange?.(next);
  }

  return (
    <Radix.Root
      data-slot="collapsible-section"
      open={isOpen}
      onOpenChange={change}
      className={look === 'card' ? 'g:rounded-md g:border g:border-line g:bg-surface-1' : 'g:own'}
    >
      <Heading className="g:own">
        {/* In a row inside a bordered container a ring around it would lie on the lines beside it. */}
        <Radix.Trigger
          className={`${look === 'plain' ? 'g:focus-visible:-outline-offset-2' : ''} g:group g:flex g:min-h-10 g:w-full g:items-center g:gap-2 g:rounded-md g:px-3 g:py-2 g:in-data-[density=compact]:min-h-row g:in-data-[density=compact]:py-0.5 g:text-start g:font-semibold g:hover:bg-surface-2 g:[&_svg]:size-4 g:[&_svg]:shrink-0`}
        >
          <ChevronRight
            aria-hidden="true"
            className="g:text-ink-3 g:transition-transform g:duration-140 g:group-data-[state=open]:rotate-90"
          />
          {icon}
          <span className="g:min-w-0 g:shrink-0">{title}</span>
          {errorCount > 0 && (
            <span className="g:inline-flex g:items-center g:gap-1 g:rounded-md g:bg-danger-soft g:px-1.5 g:py-0.5 g:font-medium g:text-danger-ink g:text-xs">
              <CircleAlert aria-hidden="true" />
              {t('errors', { count: errorCount })}
            </span>
          )}
          {summary && !isOpen && <span className="g:min-w-0 g:flex-1 g:truncate g:font-normal g:text-ink-2 g:text-sm">{summary}</span>}
        </Radix.Trigger>
      </Heading>
      <Radix.Content forceMount className="g:data-[state=closed]:hidden">
        <div className="g:px-3 g:pt-1 g:pb-3">{children}</div>
      </Radix.Content>
    </Radix.Root>
  );
}
