import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storedRental } from '../../test-support/car-quote-fixtures.ts';
import { FineSection } from './fine-section.tsx';

const rental = storedRental({
  statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
  dataEmissao: '2026-11-18T14:00:00.000Z',
  tarifaTotal: 826.5,
  taxas: 82.65,
  total: 909.15,
});

const meta = {
  title: 'Quote/FineSection',
  component: FineSection,
  args: { kind: 'CARRO', quote: rental, now: new Date('2026-11-24T18:30:00.000Z'), onConfirm: fn() },
} satisfies Meta<typeof FineSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { tags: ['picture'] };
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: 'Erro ao cancelar o serviço.' } };
export const OfAnotherService: Story = { args: { kind: 'OUTROS' } };

export const Confirms: Story = {
  name: 'Q-151 Q-152 Q-153 B-033 asks the fine with its option beside what the client gets, refuses too much, and confirms',
  play: async ({ args, canvas, userEvent }) => {
    const fine = canvas.getByRole('textbox', { name: 'Multa' });
    const confirm = canvas.getByRole('button', { name: 'Cancelar emissão' });
    await userEvent.type(fine, '90916');
    await userEvent.click(confirm);
    await waitFor(() => expect(fine).toHaveAccessibleDescription(/R\$\s909,16.*R\$\s909,15/));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(fine);
    await userEvent.type(fine, '20000');
    await expect(canvas.getByRole('radio', { name: 'Reembolso' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Cliente recebeR\$\s709,15/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith({ multa: 200, opcaoSaldo: 'REEMBOLSO' });
  },
};

export const ArrowsKeepTheFine: Story = {
  name: 'Q-152 Q-153 the arrow keys go through the options and back: the typed fine comes back with its option, and the focus stays in the group',
  args: { onTyped: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const fine = canvas.getByRole('textbox', { name: 'Multa' });
    const option = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.type(fine, '6000');
    await userEvent.tab();
    await expect(option('Reembolso')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(option('Estorno')).toBeChecked();
    await expect(fine).toHaveValue('0,00');
    await userEvent.keyboard('{ArrowRight}');
    await expect(option('Reembolso')).toBeChecked();
    await expect(fine).toHaveValue('60,00');
    await expect(option('Reembolso')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(option('Sem saldo')).toBeChecked();
    await expect(fine).toHaveValue('909,15');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(fine).toHaveValue('60,00');
    await expect(option('Reembolso')).toHaveFocus();
    await expect(args.onTyped).toHaveBeenLastCalledWith({ multa: 60, opcaoSaldo: 'REEMBOLSO', parte: 60 });
    // Nothing of it is left once another amount was typed: 0 is no part of the total.
    await userEvent.clear(fine);
    await userEvent.type(fine, '0');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(option('Reembolso')).toBeChecked();
    await expect(fine).toHaveValue('');
    await expect(option('Reembolso')).toHaveFocus();
    // The pointer has no place in the group to lose.
    await userEvent.click(option('Estorno'));
    await userEvent.click(option('Reembolso'));
    await expect(fine).toHaveFocus();
  },
};

export const OptionIsChosen: Story = {
  name: 'Q-151 Q-152 of another service the option is chosen, and a fine above the total is refused as of any other; with Estorno there is none',
  args: { kind: 'OUTROS' },
  play: async ({ args, canvas, userEvent }) => {
    const fine = canvas.getByRole('textbox', { name: 'Multa' });
    await userEvent.type(fine, '90916');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar emissão' }));
    await waitFor(() => expect(fine).toHaveAccessibleDescription(/R\$\s909,16.*R\$\s909,15/));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(fine);
    await userEvent.type(fine, '90915');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar emissão' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ multa: 909.15, opcaoSaldo: null });
    await userEvent.click(canvas.getByRole('radio', { name: 'Estorno' }));
    await expect(fine).toBeDisabled();
    await expect(fine).toHaveValue('0,00');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar emissão' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ multa: 0, opcaoSaldo: 'ESTORNO' });
  },
};

export const PartTypedBefore: Story = {
  name: 'Q-152 B-064 a part that was typed before Estorno was chosen comes back with Reembolso, also when the window was loaded again between them',
  args: { initial: { multa: 0, opcaoSaldo: 'ESTORNO', parte: 200 } },
  play: async ({ canvas, userEvent }) => {
    const fine = canvas.getByRole('textbox', { name: 'Multa' });
    await expect(fine).toHaveValue('0,00');
    await userEvent.click(canvas.getByRole('radio', { name: 'Reembolso' }));
    await expect(fine).toHaveValue('200,00');
  },
};

export const TypedBefore: Story = {
  name: 'Q-151 B-064 what was typed before is back, and each change of it is told',
  args: { initial: { multa: 120.5, opcaoSaldo: null }, onTyped: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('O que você digitou antes está de volta.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Multa' })).toHaveValue('120,50');
    await expect(canvas.getByRole('radio', { name: 'Reembolso' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sem saldo' }));
    await expect(args.onTyped).toHaveBeenLastCalledWith({ multa: 909.15, opcaoSaldo: 'NENHUM', parte: 120.5 });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Multa' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Multa' }), '8000');
    await expect(args.onTyped).toHaveBeenLastCalledWith({ multa: 80, opcaoSaldo: null, parte: 80 });
  },
};

export const DiscardsWhatWasTyped: Story = {
  name: 'B-064 what was typed is discarded after a question: the fields have what is stored again, and nothing is kept of it',
  args: { initial: { multa: 120.5, opcaoSaldo: null }, onTyped: fn(), onDiscard: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const fine = canvas.getByRole('textbox', { name: 'Multa' });
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar rascunho' }));
    const question = await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await expect(fine).toHaveValue('120,50');
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar rascunho' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(fine).toHaveFocus());
    await expect(fine).toHaveValue('');
    await expect(canvas.queryByText('O que você digitou antes está de volta.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Descartar rascunho' })).toBeNull();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(fine, '8000');
    await expect(args.onTyped).toHaveBeenLastCalledWith({ multa: 80, opcaoSaldo: null, parte: 80 });
    await expect(canvas.getByRole('button', { name: 'Descartar rascunho' })).toBeVisible();
  },
};
