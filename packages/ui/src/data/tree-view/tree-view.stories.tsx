import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { TreeNode } from './tree-node.ts';
import { TreeView, type TreeViewProps } from './tree-view.tsx';

const NODES: readonly TreeNode[] = [
  {
    id: 'matriz',
    label: 'Matriz',
    children: [
      { id: 'comercial', label: 'Comercial', children: [{ id: 'sul', label: 'Sul' }] },
      { id: 'engenharia', label: 'Engenharia' },
    ],
  },
  { id: 'filial', label: 'Filial Recife', children: [{ id: 'obras', label: 'Obras' }] },
  { id: 'exterior', label: 'Exterior' },
];

const selected = fn();

/** The tree as a screen holds it. */
function Held(args: TreeViewProps) {
  const [chosen, setChosen] = useState(args.selected);
  return (
    <TreeView
      {...args}
      selected={chosen}
      onSelectedChange={(node) => {
        args.onSelectedChange(node);
        setChosen(node.id);
      }}
    />
  );
}

const meta = {
  title: 'Data display/TreeView',
  id: 'data-treeview',
  component: TreeView,
  args: { label: 'Unidades', nodes: NODES, selected: null, onSelectedChange: selected },
  render: Held,
} satisfies Meta<typeof TreeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const node = (name: string) => screen.getByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);

export const Collapsed: Story = {};
export const Expanded: Story = { args: { defaultExpanded: ['matriz', 'comercial'], selected: 'engenharia' } };

export const ByMouse: Story = {
  name: 'S-184 by mouse the arrow expands and collapses a node, and a press selects it',
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const arrow = (id: string) => node(id).querySelector('[data-toggle]') ?? canvasElement;
    await expect(names()).toEqual(['Matriz', 'Filial Recife', 'Exterior']);
    await userEvent.click(arrow('Matriz'));
    await userEvent.click(arrow('Comercial'));
    await expect(names()).toEqual(['Matriz', 'Comercial', 'Sul', 'Engenharia', 'Filial Recife', 'Exterior']);
    await expect(node('Sul')).toHaveAttribute('aria-level', '3');
    await expect(node('Engenharia')).toHaveAttribute('aria-posinset', '2');
    await expect(selected).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Sul'));
    await expect(selected.mock.calls.map(([each]) => each.id)).toEqual(['sul']);
    await expect(node('Sul')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(arrow('Matriz'));
    await expect(names()).toEqual(['Matriz', 'Filial Recife', 'Exterior']);
    await expect(node('Matriz')).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  name: 'S-184 by keyboard the arrows move, expand and collapse, letters find, and Enter and Space select',
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.tab();
    await expect(node('Matriz')).toHaveFocus();
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await expect(node(name)).toHaveFocus();
    };
    await press('{ArrowRight}', 'Matriz');
    await expect(node('Matriz')).toHaveAttribute('aria-expanded', 'true');
    await press('{ArrowRight}', 'Comercial');
    await press('{ArrowRight}{ArrowDown}', 'Sul');
    await press('{Enter}', 'Sul');
    await press('{ArrowLeft}', 'Comercial');
    await press('{ArrowLeft}', 'Comercial');
    await expect(node('Comercial')).toHaveAttribute('aria-expanded', 'false');
    await press('{End}', 'Exterior');
    await press('{Home}', 'Matriz');
    await press('en', 'Engenharia');
    await press(' ', 'Engenharia');
    await expect(selected.mock.calls.map(([each]) => each.id)).toEqual(['sul', 'engenharia']);
    await press('{Home}*', 'Matriz');
    await expect(node('Filial Recife')).toHaveAttribute('aria-expanded', 'true');
    await press('{ArrowUp}', 'Matriz');
    // Tab leaves the tree, and comes back to where it was.
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(screen.getByRole('tree')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(node('Comercial')).toHaveFocus();
  },
};
