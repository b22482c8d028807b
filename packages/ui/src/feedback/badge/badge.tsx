import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const badge = cva(
  'inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-md px-1.5 py-0.5 font-medium text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-3 text-ink-2',
        accent: 'bg-accent-soft text-accent-text',
        info: 'bg-info-soft text-info-ink',
        success: 'bg-success-soft text-success-ink',
        warning: 'bg-warning-soft text-warning-ink',
        danger: 'bg-danger-soft text-danger-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badge> {
  icon?: ReactNode;
}

/** A short state beside a name. The text says everything: colour is never the only sign. */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" {...rest} className={badge({ tone, className })}>
      {icon}
      {children}
    </span>
  );
}
