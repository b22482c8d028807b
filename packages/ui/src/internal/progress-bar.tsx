interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** The part that is done, 0 to 1; null while it is not known. */
  share: number | null;
  className?: string;
}

/**
 * How far something is. A `progress` has the browser's colours as soon as a rule of ours sets its border, so this one is drawn; its length
 * is an attribute, which no policy of a page forbids.
 */
export function ProgressBar({ label, share, className = 'g:w-24' }: ProgressBarProps) {
  // Nothing of nothing is no share.
  const percent = share === null || Number.isNaN(share) ? undefined : Math.round(share * 100);
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`g:h-1.5 g:overflow-clip g:rounded-full g:bg-surface-3 ${className}`}
    >
      <rect width={`${percent ?? 0}%`} height="100%" className="g:fill-accent g:forced-colors:fill-[Highlight]" />
    </svg>
  );
}
