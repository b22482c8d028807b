import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { tone: 'info', title: 'Rascunho recuperado: estas alterações ainda não foram salvas.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InfoTone: Story = {};
export const Success: Story = { args: { tone: 'success', title: 'Conclusão realizada.' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Outra pessoa salvou esta cotação primeiro',
    children: (
      <div className="g:mt-2 g:flex g:gap-2">
        <Button size="sm">Usar a versão salva</Button>
      </div>
    ),
  },
};
export const Danger: Story = { args: { tone: 'danger', title: 'A cotação não pode ser salva.' } };
export const Dismissed: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
