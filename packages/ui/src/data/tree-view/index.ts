export type { TreeNode } from './tree-node.ts';
export { TreeView, type TreeViewProps } from './tree-view.tsx';
