export interface SkeletonProps {
  /** Its size, in the shape of what comes: `h-4 w-32`. */
  className?: string;
}

/**
 * A grey stand-in while something loads. Hidden from screen readers: the region that loads says so with `aria-busy`.
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
