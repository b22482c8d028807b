import { cva } from 'class-variance-authority';

/** The look that all kinds of menu entries share. */
export const menuItemLook = cva(
  'g:flex g:min-h-control g:cursor-pointer g:select-none g:items-center g:gap-2 g:rounded-md g:px-2 g:py-1 g:outline-none g:data-disabled:cursor-not-allowed g:data-disabled:opacity-55 g:pointer-coarse:min-h-10 g:[&_svg]:size-4 g:[&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'g:text-ink g:data-highlighted:bg-surface-2 g:[&_svg]:text-ink-2',
        danger: 'g:text-danger-ink g:data-highlighted:bg-danger-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
