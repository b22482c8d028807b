import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { className: 'g:h-4 g:w-48' } };
export const Card: Story = {
  render: () => (
    <div className="g:w-80 g:space-y-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3">
      <Skeleton className="g:h-5 g:w-40" />
      <Skeleton className="g:h-4 g:w-full" />
      <Skeleton className="g:h-4 g:w-2/3" />
    </div>
  ),
};
