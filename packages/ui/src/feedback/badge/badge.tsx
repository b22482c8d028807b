import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const badge = cva(
  'g:inline-flex g:max-w-full g:items-center g:gap-1 g:whitespace-nowrap g:rounded-md g:px-1.5 g:py-0.5 g:font-medium g:text-xs g:[&_svg]:size-3.5 g:[&_svg]:shrink-0',
  {
    variants: {
      /** What the state means: the colours follow from it. */
      tone: {
        neutral: 'g:bg-surface-3 g:text-ink-2',
        accent: 'g:bg-accent-soft g:text-accent-text',
        info: 'g:bg-info-soft g:text-info-ink',
        success: 'g:bg-success-soft g:text-success-ink',
        warning: 'g:bg-warning-soft g:text-warning-ink',
        danger: 'g:bg-danger-soft g:text-danger-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badge> {
  /** An icon before the text, so that the state does not depend on colour. */
  icon?: ReactNode;
}

/**
 * A short state beside a name. The text says everything: colour is never the only sign.
 *
 * Use: for one short state of the thing whose name it stands beside.
 * Not for: a status of the trade, which is a `StatusBadge`; something that can be pressed.
 * Parts: one: the words, behind an icon where there is one.
 * Keyboard: none.
 * Screen reader: its words; an icon must be hidden by the caller when it repeats them.
 * @keywords etiqueta, selo, tag, chip
 */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" {...rest} className={badge({ tone, className })}>
      {icon}
      {children}
    </span>
  );
}
