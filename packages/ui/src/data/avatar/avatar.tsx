import { AVATAR_COLOURS, letterAvatar } from '@guiche/domain/users';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const avatar = cva('g:inline-flex g:shrink-0 g:select-none g:items-center g:justify-center g:rounded-full g:font-semibold', {
  variants: {
    /** The diameter: `md` in a head, `sm` in a row. */
    size: {
      md: 'g:size-[50px] g:text-xl',
      sm: 'g:size-7 g:text-sm g:in-data-[density=compact]:size-5 g:in-data-[density=compact]:text-xs',
    },
  },
  defaultVariants: { size: 'md' },
});

/** Lightness and chroma that keep white text readable on every hue. */
const COLOURS = Array.from({ length: AVATAR_COLOURS }, (_, index) => `oklch(0.47 0.1 ${Math.round((index * 360) / AVATAR_COLOURS)})`);

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'>, VariantProps<typeof avatar> {
  /** The person's full name, whose first letter is shown. */
  name: string;
}

/**
 * A person's letter on a colour of its own. It repeats the name beside it, so it is hidden from screen readers.
 *
 * Use: to tell people apart at a glance in rows and heads, beside their name.
 * Not for: a person without their name beside it; a company or a supplier.
 * Parts: one: the letter.
 * Keyboard: none.
 * Screen reader: hidden: the name beside it is read.
 * @see S-185
 * @keywords pessoa, foto, iniciais, person
 */
export function Avatar({ name, size, className, style, ...rest }: AvatarProps) {
  const { letter, colour } = letterAvatar(name);
  return (
    <span
      aria-hidden="true"
      data-slot="avatar"
      {...rest}
      className={avatar({ size, className })}
      style={{ backgroundColor: COLOURS[colour], color: 'white', ...style }}
    >
      {letter}
    </span>
  );
}
