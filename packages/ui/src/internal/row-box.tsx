import type { ComponentProps } from 'react';

interface RowBoxProps extends ComponentProps<'input'> {
  /** What the box chooses. */
  label: string | undefined;
}

/** The browser's own box, in a label that is large enough to be hit, above the link that covers a row. */
export function RowBox({ label, ...rest }: RowBoxProps) {
  return (
    <label className="g:relative g:z-10 g:-mx-1 g:-my-1 g:grid g:size-6 g:place-content-center">
      <input {...rest} type="checkbox" aria-label={label} className="g:size-4 g:accent-accent" />
    </label>
  );
}
