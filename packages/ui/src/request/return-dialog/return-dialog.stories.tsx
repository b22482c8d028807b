import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, travelRequest } from '../../test-support/request-fixtures.ts';
import { ReturnDialog, type ReturnDialogProps } from './return-dialog.tsx';

const meta = {
  title: 'Request/ReturnDialog',
  component: ReturnDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), request: travelRequest({ status: 'SELECAO_COTACAO' }) },
} satisfies Meta<typeof ReturnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheClient: Story = { tags: ['picture'] };
export const ToTheRequester: Story = { args: { request: travelRequest({ status: 'COTACAO_AGENCIA' }) } };
export const ToTheClient: Story = { args: { request: travelRequest({ status: 'EMISSAO' }) } };
export const ToTheClosing: Story = { args: { request: travelRequest({ status: 'EMISSAO_ALTERACAO' }) } };
export const Failed: Story = { args: { error: 'Erro ao retornar o relatório.' } };
export const Pending: Story = { args: { pending: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const NeedsAReason: Story = {
  name: 'Q-235 Q-061 asks for a justification: blank is refused in words, and what is typed is returned without the blanks around it',
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Justificativa, para quem a recebe' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Retornar' }));
    await expect(screen.getByText('Preencha o campo antes de continuar')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, 'O cliente mudou a data. ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith('O cliente mudou a data.');
  },
};

export const SaysWhere: Story = {
  name: 'Q-234 Q-235 says where the request goes; a change with a quote that was never issued goes back to issuing',
  args: {
    request: travelRequest({
      status: 'EMISSAO_ALTERACAO',
      servicosAereos: [airService({ cotacoes: [storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: null })] })],
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: /Retornar a solicitação \d+\?/ });
    await expect(dialog).toHaveAccessibleDescription('A alteração é desfeita e ela volta para a emissão.');
  },
};

function Reopened(props: ReturnDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <ReturnDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const KeepsTheReason: Story = {
  name: 'a reason that was typed is there again after Escape, and goes on',
  render: (args) => <Reopened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = () => screen.findByRole('textbox', { name: 'Justificativa, para quem a recebe' });
    await userEvent.type(await field(), 'O cliente mudou');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await expect(await field()).toHaveValue('O cliente mudou');
    await userEvent.type(await field(), ' a data.');
    await userEvent.click(screen.getByRole('button', { name: 'Retornar' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('O cliente mudou a data.');
  },
};
