import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { Badge } from './badge.tsx';

const meta = { title: 'Feedback/Badge', component: Badge, args: { children: 'Cotação pendente' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const TONES = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;

export const Neutral: Story = {};
export const AllTones: Story = {
  tags: ['picture'],
  render: (args) => (
    <div className="g:flex g:flex-wrap g:gap-2">
      {TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
export const WithIcon: Story = { args: { tone: 'warning', icon: <Clock aria-hidden="true" />, children: 'Aguardando fornecedor' } };
