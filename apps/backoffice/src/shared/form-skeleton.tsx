import { Skeleton } from '@guiche/ui/primitives/skeleton';

/** Stands where a form will be; `label` says what is being loaded. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="g:flex g:flex-col g:gap-3">
      <span className="g:sr-only">{label}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="g:h-7 g:w-full" />
      ))}
    </div>
  );
}
