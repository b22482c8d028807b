import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Deseja remover esta cotação?',
    description: 'LATAM, GRU → REC, R$ 1.741,08. Ela sai da lista desta solicitação.',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { title: 'Deseja concluir esta solicitação?', description: undefined } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    kind: 'seguirComAlteracao',
    title: 'O valor foi alterado',
    description: 'A cotação retornará para análise do cliente. Deseja continuar?',
  },
};
export const Success: Story = {
  args: { tone: 'success', kind: 'entendi', title: 'Emissão realizada com sucesso.', description: undefined },
};
export const Pending: Story = { args: { tone: 'danger', pending: true } };
export const Failed: Story = { args: { tone: 'danger', error: 'Não foi possível remover a cotação. Tente novamente.' } };
export const AsksForText: Story = {
  args: {
    kind: 'confirmarCancelar',
    title: 'Retornar a solicitação',
    description: undefined,
    question: { label: 'Justificativa', limited: true },
  },
};

export const LabelSets: Story = {
  name: 'S-191 each kind has its own pair of words',
  play: async ({ mount, args }) => {
    const sets = [
      ['simNao', ['Não', 'Sim']],
      ['simCancelar', ['Cancelar', 'Sim']],
      ['ok', ['Ok']],
      ['entendi', ['Entendi']],
      ['confirmarCancelar', ['Cancelar', 'Confirmar']],
      ['seguirComAlteracao', ['Cancelar', 'Seguir com alteração']],
    ] as const;
    for (const [kind, words] of sets) {
      await mount(<ConfirmDialog {...args} key={kind} kind={kind} />);
      await expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(words);
    }
  },
};

export const NoIsAnAnswer: Story = {
  name: 'a no that is an answer is told from going back',
  args: { onDecline: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Não' }));
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

export const RefusesBlank: Story = {
  name: 'A-291 S-189 refuses a blank text and stays open',
  args: { kind: 'confirmarCancelar', question: { label: 'Justificativa' } },
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Justificativa' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await expect(screen.getByText('Preencha o campo antes de continuar')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'valor acima do combinado ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith('valor acima do combinado');
  },
};

export const Justification: Story = {
  name: 'S-188 asks for a text, returns it trimmed, and returns nothing when it is cancelled',
  args: { kind: 'confirmarCancelar', question: { label: 'Justificativa' } },
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Justificativa' });
    await userEvent.type(field, '  valor acima do combinado ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith('valor acima do combinado');
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await expect(screen.getByText('Preencha o campo antes de continuar')).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const RefusesLongText: Story = {
  name: 'A-292 S-190 refuses a text of more than 255 characters',
  args: { kind: 'confirmarCancelar', question: { label: 'Justificativa', limited: true, defaultValue: 'a'.repeat(256) } },
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Justificativa' });
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await expect(screen.getByText('O texto pode ter no máximo 255 caracteres.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}');
    await expect(screen.getByText('255 de 255 caracteres')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith('a'.repeat(255));
  },
};

export const TakesNoSecondConfirmation: Story = {
  name: 'Q-023 sends nothing twice and does not close while it runs',
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Aguarde/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const PressedTwice: Story = {
  name: 'Q-023 a double press confirms once, though nothing has shown yet that it runs',
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sim' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const PressBeside: Story = {
  name: 'a press beside it, as the second one of a double click on its button, leaves the focus in the text',
  args: { kind: 'confirmarCancelar', question: { label: 'Justificativa' } },
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Justificativa' });
    await waitFor(() => expect(field).toHaveFocus());
    const scrim = screen.getByRole('alertdialog').previousElementSibling;
    if (!scrim) throw new Error('there is no scrim');
    await userEvent.click(scrim);
    await userEvent.keyboard('mudou');
    await expect(field).toHaveValue('mudou');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const KeyPressedTwice: Story = {
  name: 'Q-023 a key pressed twice confirms once, though nothing has shown yet that it runs',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sim' });
    for (let press = 0; press < 2; press += 1) button.form?.requestSubmit();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
