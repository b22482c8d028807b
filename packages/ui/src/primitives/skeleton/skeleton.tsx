import type { ComponentProps } from 'react';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Size classes that match the loading content: `h-4 w-32`. */
  className?: string;
}

/**
 * A grey placeholder while something loads. Hidden from screen readers: the region that loads says so with `aria-busy`.
 *
 * Use: while something loads whose shape is known.
 * Not for: a wait of unknown shape or length.
 * Parts: one: the shape of what comes.
 * Keyboard: none.
 * Screen reader: hidden: the region around it says with `aria-busy` that it loads.
 * @keywords carregando, esqueleto, loading, placeholder
 */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="skeleton"
      {...rest}
      className={`g:block g:animate-shimmer g:rounded-md g:bg-surface-3 ${className ?? 'g:h-4 g:w-full'}`}
    />
  );
}
