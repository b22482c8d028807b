import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { buttonTexts } from './button.texts.ts';

const button = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md border font-medium transition-colors duration-120 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        primary: 'border-transparent bg-accent text-accent-ink not-disabled:hover:bg-accent-hover',
        secondary: 'border-line-strong bg-surface-1 text-ink not-disabled:hover:bg-surface-2',
        quiet: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-surface-2',
        danger: 'border-transparent bg-danger text-surface-1 not-disabled:hover:bg-danger-hover',
      },
      size: {
        md: 'h-control px-3 text-base in-data-[density=compact]:text-sm',
        sm: 'h-control-sm px-2 text-sm',
        icon: 'size-control',
      },
    },
    defaultVariants: { tone: 'secondary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof button> {
  /** The action is running: the button keeps its place and focus, and ignores further clicks. */
  pending?: boolean;
  /** Renders its only child (a link) with the button's look. */
  asChild?: boolean;
}

/**
 * A button for an action. The text is a verb; an icon alone needs `aria-label`.
 *
 * Keyboard: Enter and Space. While `pending` it stays focusable, is announced as busy and does nothing.
 * @see Q-023
 */
export function Button({ tone, size, pending = false, asChild = false, className, onClick, children, ...rest }: ButtonProps) {
  const t = useTexts(buttonTexts);
  const look = button({ tone, size, className });
  // No toast covers the main action of a screen.
  const keepsClear = tone === 'primary' || tone === 'danger' ? '' : undefined;
  if (asChild) {
    return (
      <Slot data-slot="button" data-keeps-clear={keepsClear} {...rest} onClick={onClick} className={look}>
        {children}
      </Slot>
    );
  }
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus during the call.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      data-slot="button"
      data-keeps-clear={keepsClear}
      {...rest}
      onClick={handleClick}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      className={look}
    >
      <span className={pending ? 'invisible inline-flex items-center gap-1.5' : 'contents'}>{children}</span>
      {pending && (
        <span className="absolute inset-0 flex items-center justify-center">
          <span aria-hidden="true" className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
          <span className="sr-only">{t('pending')}</span>
        </span>
      )}
    </button>
  );
}
