import { Check } from 'lucide-react';

export interface OptionProps {
  id: string;
  /** Its place in the list, which `OptionList` reads from the element. */
  index: number;
  label: string;
  sublabel: string | undefined;
  /** Whether Enter takes it. */
  active: boolean;
  /** Whether it is the present choice. */
  chosen: boolean;
}

/** One option of the list. A label alone is one element: a list of many is rendered at each key. */
export function Option({ id, index, label, sublabel, active, chosen }: OptionProps) {
  const isPlain = !sublabel && !chosen;
  const layout = isPlain ? 'truncate' : 'flex items-center gap-2';
  return (
    <div
      id={id}
      data-index={index}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={`${layout} cursor-pointer rounded-md px-2 py-1.5 ${active ? 'bg-accent-soft' : ''}`}
    >
      {isPlain ? (
        label
      ) : (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate">{label}</span>
            {sublabel && <span className="block truncate text-ink-2 text-xs">{sublabel}</span>}
          </span>
          {chosen && <Check aria-hidden="true" className="size-4 shrink-0 text-accent-text" />}
        </>
      )}
    </div>
  );
}
