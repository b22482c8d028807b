import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { icon: <Inbox />, title: 'Nenhuma solicitação encontrada.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const WithNextStep: Story = {
  args: { children: 'Nenhuma corresponde aos filtros escolhidos.', action: <Button>Limpar filtros</Button> },
};
