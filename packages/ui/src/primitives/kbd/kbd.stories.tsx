import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.tsx';

const meta = { title: 'Primitives/Kbd', component: Kbd, args: { children: '/' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};
export const Combination: Story = {
  render: () => (
    <span className="g:inline-flex g:items-center g:gap-1">
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
    </span>
  ),
};
