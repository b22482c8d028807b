export interface SkeletonProps {
  /** Size classes that match the loading content: `h-4 w-32`. */
  className?: string;
}

/**
 * A grey placeholder while something loads. Hidden from screen readers: the region that loads says so with `aria-busy`.
 */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="skeleton"
      className={`block animate-shimmer rounded-md bg-surface-3 ${className ?? 'h-4 w-full'}`}
    />
  );
}
