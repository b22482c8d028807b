import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { plainText } from '../../internal/plain-text.ts';
import { TreeItem } from './tree-item.tsx';
import { isBranch, seenNodes, type TreeNode } from './tree-node.ts';

export interface TreeViewProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The name of the tree for screen readers; not shown. */
  label: string;
  /** The nodes of the first level, in their order. */
  nodes: readonly TreeNode[];
  /** The id of the selected node; null for none. */
  selected: string | null;
  /** Called with the node that is selected. */
  onSelectedChange: (node: TreeNode) => void;
  /** The ids of the nodes that are expanded; without it the tree keeps them by itself. */
  expanded?: readonly string[];
  /** The ids of the nodes that are expanded at first. */
  defaultExpanded?: readonly string[];
  /** Called with the ids of all expanded nodes when one is expanded or collapsed. */
  onExpandedChange?: (expanded: readonly string[]) => void;
}

/** Letters that come this soon after each other, in ms, are the beginning of one name. */
const TYPING_MS = 700;

/**
 * Nested nodes that expand, collapse and can be selected.
 *
 * Use: for what lies within each other, such as the units of a company.
 * Not for: a list of one level; a menu.
 * Keyboard: Down, Up: go to the next and the previous node in sight; Right: expands a node, then goes to its first child; Left: collapses it, then
 * goes to its parent; Home, End: go to the first and the last node in sight; Letters: go to the next node that begins so; *: expands all siblings;
 * Enter, Space: select.
 * Screen reader: a tree; each node says its level, its place among its siblings, and whether it is expanded and selected.
 * @see S-184
 * @keywords árvore, hierarquia, níveis, nós, tree
 */
export function TreeView({
  label,
  nodes,
  selected,
  onSelectedChange,
  expanded,
  defaultExpanded,
  onExpandedChange,
  className = '',
  onKeyDown,
  ...rest
}: TreeViewProps) {
  const [own, setOwn] = useState<readonly string[]>(defaultExpanded ?? []);
  const [focused, setFocused] = useState<string>();
  const elements = useRef(new Map<string, HTMLDivElement>());
  const typed = useRef({ text: '', at: 0 });
  const open = new Set(expanded ?? own);
  const seen = seenNodes(nodes, open);
  const isSeen = (id: string | null | undefined) => seen.some(({ node }) => node.id === id);
  // Tab leads to where the focus was, else to the selected node.
  const current = [focused, selected].find(isSeen) ?? seen[0]?.node.id;

  function expand(changed: ReadonlySet<string>) {
    setOwn([...changed]);
    onExpandedChange?.([...changed]);
  }
  function toggle({ id }: TreeNode) {
    const changed = new Set(open);
    if (!changed.delete(id)) changed.add(id);
    expand(changed);
  }
  const focus = (node: TreeNode | undefined) => node && elements.current.get(node.id)?.focus();

  /** The next node that begins with what was typed; the first letter goes on from the node in focus. */
  function find(letter: string, from: number, at: number): TreeNode | undefined {
    const goesOn = at - typed.current.at < TYPING_MS;
    const text = (goesOn ? typed.current.text : '') + plainText(letter);
    typed.current = { text, at };
    const first = from + (text.length === 1 ? 1 : 0);
    const inOrder = [...seen.slice(first), ...seen.slice(0, first)];
    return inOrder.find(({ node }) => plainText(node.label).startsWith(text))?.node;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const place = seen.findIndex(({ node }) => elements.current.get(node.id) === event.target);
    const here = seen[place];
    if (!here || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    const { node, parent } = here;
    const isOpen = open.has(node.id);
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(seen[place + 1]?.node),
      ArrowUp: () => focus(seen[place - 1]?.node),
      ArrowRight: () => isBranch(node) && (isOpen ? focus(node.children?.[0]) : toggle(node)),
      ArrowLeft: () => (isBranch(node) && isOpen ? toggle(node) : focus(parent)),
      Home: () => focus(seen[0]?.node),
      End: () => focus(seen.at(-1)?.node),
      Enter: () => onSelectedChange(node),
      ' ': () => onSelectedChange(node),
      '*': () => expand(new Set([...open, ...(parent?.children ?? nodes).filter(isBranch).map(({ id }) => id)])),
    };
    const act = acts[key] ?? (/^[\p{L}\p{N}]$/u.test(key) ? () => focus(find(key, place, timeStamp)) : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div
      data-slot="tree-view"
      {...rest}
      role="tree"
      aria-label={label}
      className={`g:text-base ${className}`}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handleKeyDown(event);
      }}
    >
      {seen.map((each) => (
        <TreeItem
          key={each.node.id}
          {...each}
          ref={(element) => {
            if (element) elements.current.set(each.node.id, element);
            else elements.current.delete(each.node.id);
          }}
          expanded={open.has(each.node.id)}
          selected={each.node.id === selected}
          current={each.node.id === current}
          onToggle={() => toggle(each.node)}
          onSelect={() => onSelectedChange(each.node)}
          onFocus={() => setFocused(each.node.id)}
        />
      ))}
    </div>
  );
}
