import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { Button } from '../../primitives/button/index.ts';

export interface NothingFoundProps {
  /** What is said. */
  title: string;
  /** The words of the button that clears the search. */
  clear: string;
  onClear: () => void;
  /** The field of the search, which gets the focus: the button goes with the text. */
  search: RefObject<HTMLInputElement | null>;
}

/** In place of a list in which a search found nothing. */
export function NothingFound({ title, clear, onClear, search }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<Search />}
      title={title}
      action={
        <Button
          onClick={() => {
            onClear();
            search.current?.focus();
          }}
        >
          {clear}
        </Button>
      }
    />
  );
}
