import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { buttonTexts } from './button.texts.ts';

const button = cva(
  'g:relative g:inline-flex g:shrink-0 g:select-none g:items-center g:justify-center g:gap-1.5 g:whitespace-nowrap g:rounded-md g:border g:font-medium g:transition-[background-color,border-color,color] g:duration-120 g:disabled:cursor-not-allowed g:disabled:opacity-55 g:[&_svg]:size-4 g:[&_svg]:shrink-0',
  {
    variants: {
      /** How much weight the action has: one `primary` for each screen, `danger` for what cannot be undone. */
      tone: {
        primary: 'g:border-transparent g:bg-accent g:text-accent-ink g:not-disabled:hover:bg-accent-hover',
        secondary: 'g:border-line-strong g:bg-surface-1 g:text-ink g:not-disabled:hover:bg-surface-2',
        quiet: 'g:border-transparent g:bg-transparent g:text-ink g:not-disabled:hover:bg-surface-2',
        danger: 'g:border-transparent g:bg-danger g:text-surface-1 g:not-disabled:hover:bg-danger-hover',
      },
      /** The height: `md` in a form, `sm` in a row; `icon` is a square for an icon alone. */
      size: {
        md: 'g:h-control g:px-3 g:text-base g:in-data-[density=compact]:text-sm',
        sm: 'g:h-control-sm g:px-2 g:text-sm',
        icon: 'g:size-control',
      },
      pending: { true: 'g:aria-disabled:cursor-progress', false: 'g:aria-disabled:cursor-not-allowed g:aria-disabled:opacity-40' },
    },
    defaultVariants: { tone: 'secondary', size: 'md', pending: false },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, Omit<VariantProps<typeof button>, 'pending'> {
  /** The action is running: the button keeps its place and focus, and ignores further clicks. */
  pending?: boolean;
  /** Renders its only child (a link) with the button's look. */
  asChild?: boolean;
}

/**
 * A button for an action. The text is a verb; an icon alone needs `aria-label`.
 *
 * Use: for an action on this page; one `primary` for each screen.
 * Not for: a way to another page, which is a link (with `asChild` if it has to look like a button).
 * Parts: one: the verb, beside an icon where there is one.
 * Keyboard: Enter, Space: press it. While `pending` it stays focusable and does nothing. A double press of the pointer sends a form once.
 * Screen reader: its text, or `aria-label`; `pending` is read as busy.
 * @see Q-023
 * @keywords botão, ação, action
 */
export function Button({ tone, size, pending = false, asChild = false, className, onClick, children, ...rest }: ButtonProps) {
  const t = useTexts(buttonTexts);
  const look = button({ tone, size, pending, className });
  // No toast covers the main action of a screen.
  const keepsClear = tone === 'primary' || tone === 'danger' ? '' : undefined;
  if (asChild) {
    return (
      <Slot data-slot="button" data-keeps-clear={keepsClear} {...rest} onClick={onClick} className={look}>
        {children}
      </Slot>
    );
  }
  // The second press of a double one may come before `pending` is rendered.
  const isSecond = ({ detail }: MouseEvent) => rest.type === 'submit' && detail > 1;
  function handleMouseDown(event: MouseEvent<HTMLButtonElement>) {
    // The focus stays where the first press has put it, as on a refused field.
    if (isSecond(event)) event.preventDefault();
    rest.onMouseDown?.(event);
  }
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus during the call.
    if (pending || isSecond(event)) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      data-slot="button"
      data-keeps-clear={keepsClear}
      {...rest}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      className={look}
    >
      <span className={pending ? 'g:invisible g:inline-flex g:items-center g:gap-1.5' : 'g:contents'}>{children}</span>
      {pending && (
        <span className="g:absolute g:inset-0 g:flex g:items-center g:justify-center">
          <span aria-hidden="true" className="g:size-4 g:animate-spin g:rounded-full g:border-2 g:border-current g:border-e-transparent" />
          <span className="g:sr-only">{t('pending')}</span>
        </span>
      )}
    </button>
  );
}
