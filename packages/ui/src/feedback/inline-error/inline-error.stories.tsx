import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineError } from './inline-error.tsx';

const meta = {
  title: 'Feedback/InlineError',
  component: InlineError,
  args: { children: 'Não foi possível sugerir a cotação da moeda. Informe o valor manualmente.' },
} satisfies Meta<typeof InlineError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
