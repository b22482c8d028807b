import { cva } from 'class-variance-authority';

/** The look that all kinds of menu entries share. */
export const menuItemLook = cva(
  'flex min-h-control cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-surface-2 data-disabled:opacity-55 pointer-coarse:min-h-10 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: { tone: { neutral: 'text-ink [&_svg]:text-ink-2', danger: 'text-danger-ink data-highlighted:bg-danger-soft' } },
    defaultVariants: { tone: 'neutral' },
  },
);
