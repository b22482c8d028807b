import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import type { ToastMessage } from './toast-message.ts';
import { ToastProvider, useTakeBackToast, useToast } from './toast-provider.tsx';

const MESSAGES: readonly ToastMessage[] = [
  { tipo: 'SUCCESS', text: 'Informações salvas com sucesso.' },
  { tipo: 'ERROR', text: 'Erro ao remover cotações.' },
  { tipo: 'WARNING', text: 'Não foi possível buscar o cartão de todos viajantes' },
  { tipo: 'INFO', text: 'A solicitação será processada e finalizada em breve.' },
];

function Buttons() {
  const toast = useToast();
  const takeBack = useTakeBackToast();
  return (
    <div className="flex flex-wrap gap-2">
      {MESSAGES.map((message) => (
        <Button key={message.tipo} onClick={() => toast(message)}>
          {message.tipo}
        </Button>
      ))}
      <Button onClick={() => MESSAGES[0] && takeBack(MESSAGES[0])}>Desfazer</Button>
    </div>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The toasts on screen, from the top down. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tipo]')].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);

export const AllKinds: Story = {
  name: 'A-285 S-192 one look for each tipo, the newest on top',
  play: async ({ canvas, userEvent }) => {
    for (const { tipo } of MESSAGES) await userEvent.click(canvas.getByRole('button', { name: tipo }));
    await waitFor(() => expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['INFO', 'WARNING', 'ERROR', 'SUCCESS']));
  },
};

/** A dialog that shows a toast while it is open, and the question that it asks. */
function SpeakingDialog() {
  const toast = useToast();
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen} title="Cotação">
        <Button onClick={() => toast({ tipo: 'ERROR', text: 'Erro ao salvar informações.' })}>Salvar</Button>
        <Button onClick={() => setAsking(true)}>Descartar</Button>
      </Dialog>
      <ConfirmDialog open={asking} onOpenChange={setAsking} title="Descartar?" onConfirm={() => setAsking(false)} />
    </>
  );
}

export const EscapeIsTheDialogs: Story = {
  name: 'Escape that is pressed in a dialog closes the dialog, although a toast came later; of two dialogs the inner one',
  args: { children: <SpeakingDialog /> },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cotação' });
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cotação' })).not.toBeInTheDocument());
  },
};

export const NotTwice: Story = {
  name: 'A-290 S-193 a toast equal to one on screen is not shown again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
  },
};

export const Closed: Story = {
  name: 'A-289 a toast can be closed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SUCCESS' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar mensagem' }));
    await waitFor(() => expect(shown()).toHaveLength(0), { timeout: 3000 });
  },
};

export const TakenBack: Story = {
  name: 'a toast that no longer holds is taken off the screen; the others stay',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SUCCESS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['ERROR']));
  },
};
