const SHAPES = {
  error: <circle cx="12" cy="12" r="10" />,
  warning: <path d="M12 3 22 20.5H2Z" />,
};

/** The sign before what is said below a field. Drawn here: the library of icons weighs an eighth of a whole masked field. */
export function FieldSign({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="g:mt-px g:size-3.5 g:shrink-0"
    >
      {SHAPES[shape]}
      <path d={shape === 'error' ? 'M12 7.5V12M12 16h.01' : 'M12 9.5V13M12 17h.01'} />
    </svg>
  );
}
