import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyValueList } from './key-value-list.tsx';

const meta = {
  title: 'Data display/KeyValueList',
  id: 'data-keyvaluelist',
  component: KeyValueList,
  args: {
    items: [
      { label: 'Cliente', value: 'Cooperativa Agrícola Sol Nascente' },
      { label: 'Solicitante', value: 'Marina Prado' },
      { label: 'Aprovador', value: null },
    ],
  },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('não informado')).toBeInTheDocument();
  },
};
