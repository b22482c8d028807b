import { ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { isBranch, type SeenNode } from './tree-node.ts';

export interface TreeItemProps extends SeenNode {
  ref: Ref<HTMLDivElement>;
  expanded: boolean;
  selected: boolean;
  /** Whether Tab leads to it. */
  current: boolean;
  onToggle: () => void;
  onSelect: () => void;
  onFocus: () => void;
}

/** One node in sight. Its level is in its attributes and its indent: the nodes below it stand beside it, not in it, or they would be in its name. */
export function TreeItem({ ref, node, level, place, siblings, expanded, selected, current, onToggle, onSelect, onFocus }: TreeItemProps) {
  const branch = isBranch(node);
  return (
    // The keys are handled by the tree.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={ref}
      role="treeitem"
      tabIndex={current ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={branch ? expanded : undefined}
      aria-selected={selected}
      className="g:flex g:min-h-control-sm g:cursor-pointer g:items-center g:gap-1 g:rounded-md g:pe-2 g:hover:bg-surface-2 g:aria-selected:bg-accent-soft g:aria-selected:font-medium g:aria-selected:text-accent-text"
      onFocus={onFocus}
      onClick={(event) => {
        event.currentTarget.focus();
        onSelect();
      }}
    >
      {Array.from({ length: level - 1 }, (_, index) => (
        <span key={index} aria-hidden="true" className="g:w-5 g:shrink-0" />
      ))}
      {branch ? (
        // For the pointer alone: the keyboard has the arrows, and a screen reader hears whether the node is expanded.
        <span
          data-toggle=""
          aria-hidden="true"
          className="g:flex g:size-6 g:shrink-0 g:items-center g:justify-center g:text-ink-2"
          onClick={(event) => {
            event.stopPropagation();
            event.currentTarget.parentElement?.focus();
            onToggle();
          }}
        >
          <ChevronRight className={`g:size-4 g:transition-transform g:duration-120 ${expanded ? 'g:rotate-90' : ''}`} />
        </span>
      ) : (
        <span aria-hidden="true" className="g:size-6 g:shrink-0" />
      )}
      <span className="g:wrap-anywhere g:py-0.5 g:[color:inherit] g:[font-weight:inherit]">{node.label}</span>
    </div>
  );
}
