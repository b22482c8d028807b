export interface SkeletonProps {
  /** Size classes that match the loading content: `h-4 w-32`. */
  className?: string;
}

/**
 * A grey placeholder while something loads. Hidden from screen readers: the region that loads says so with `aria-busy`.
 *
 * Use: while something loads whose shape is known.
 * Not for: a wait of unknown shape or length.
 * @keywords carregando, esqueleto, loading, placeholder
 */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="skeleton"
      className={`g:block g:animate-shimmer g:rounded-md g:bg-surface-3 ${className ?? 'g:h-4 g:w-full'}`}
    />
  );
}
