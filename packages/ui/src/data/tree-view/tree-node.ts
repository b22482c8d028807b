/** A node of a tree; a node with children can be expanded. */
export interface TreeNode {
  /** Unique in the whole tree. */
  readonly id: string;
  readonly label: string;
  readonly children?: readonly TreeNode[] | undefined;
}

/** A node that is in sight, and where it is. */
export interface SeenNode {
  readonly node: TreeNode;
  /** The node above it; undefined on the first level. */
  readonly parent: TreeNode | undefined;
  /** 1 for the first level. */
  readonly level: number;
  /** Its number among its siblings, from 1. */
  readonly place: number;
  /** How many nodes have the same parent, with it. */
  readonly siblings: number;
}

/** Whether a node has others below it. */
export function isBranch({ children }: TreeNode): boolean {
  return children !== undefined && children.length > 0;
}

/** The nodes in sight, from top to bottom: those whose parents are all expanded. */
export function seenNodes(nodes: readonly TreeNode[], expanded: ReadonlySet<string>, parent?: TreeNode, level = 1): SeenNode[] {
  return nodes.flatMap((node, index) => [
    { node, parent, level, place: index + 1, siblings: nodes.length },
    ...(expanded.has(node.id) ? seenNodes(node.children ?? [], expanded, node, level + 1) : []),
  ]);
}
