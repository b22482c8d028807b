import { Check } from 'lucide-react';
import { Badge } from '../../feedback/badge/index.ts';

export interface OptionProps {
  id: string;
  /** Its place in the list, which `OptionList` reads from the element. */
  index: number;
  /** The number of all options, when only a part of them is in the page. */
  of: number | undefined;
  label: string;
  sublabel: string | undefined;
  tag: string | undefined;
  /** Whether Enter takes it. */
  active: boolean;
  /** Whether it is the present choice. */
  chosen: boolean;
}

/** One option of the list. A label alone is one element: a list of many is rendered at each key. */
export function Option({ id, index, of, label, sublabel, tag, active, chosen }: OptionProps) {
  const isPlain = !sublabel && !tag && !chosen;
  const layout = isPlain ? 'g:truncate' : 'g:flex g:items-center g:gap-2';
  return (
    <div
      id={id}
      data-index={index}
      role="option"
      aria-selected={active}
      aria-setsize={of}
      aria-posinset={of === undefined ? undefined : index + 1}
      tabIndex={-1}
      className={`${layout} g:cursor-pointer g:rounded-md g:px-2 g:py-1.5 ${active ? 'g:bg-accent-soft' : ''}`}
    >
      {isPlain ? (
        label
      ) : (
        <>
          <span className="g:min-w-0 g:flex-1">
            <span className="g:block g:truncate">{label}</span>
            {sublabel && <span className="g:block g:truncate g:text-ink-2 g:text-xs">{sublabel}</span>}
          </span>
          {tag && <Badge>{tag}</Badge>}
          {chosen && <Check aria-hidden="true" className="g:size-4 g:shrink-0 g:text-accent-text" />}
        </>
      )}
    </div>
  );
}
