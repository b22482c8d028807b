import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storedInsurance } from '../../test-support/other-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { FineModal } from './fine-modal.tsx';

const meta = {
  title: 'Quote/FineModal',
  component: FineModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    kind: 'OUTROS',
    quote: storedInsurance({ statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE', dataEmissao: '2026-11-18T14:00:00.000Z' }),
    now: new Date('2026-11-24T18:30:00.000Z'),
    title: 'Cancelar outro serviço',
    context: 'Solicitação 48210 · Ana Beatriz Lima',
  },
} satisfies Meta<typeof FineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OtherService: Story = { tags: ['picture'] };
export const WithNote: Story = { args: { children: 'O seguro já começou a valer.' } };

export const Confirms: Story = {
  name: 'Q-152 B-033 the frame of every fine window: the fine with its option and, beside them, what the client gets; Ctrl+Enter confirms',
  play: async ({ args, userEvent }) => {
    const fine = screen.getByRole('textbox', { name: 'Multa' });
    await waitFor(() => expect(fine).toHaveFocus());
    await userEvent.type(fine, '1000');
    await userEvent.click(screen.getByRole('radio', { name: 'Reembolso' }));
    await expect(fine).toHaveValue('10,00');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ multa: 10, opcaoSaldo: 'REEMBOLSO' });
  },
};

export const DiscardsWhatWasTyped: Story = {
  name: 'B-064 what was kept is discarded in the window after a question, and the window stays',
  args: { initial: { multa: 12.34, opcaoSaldo: 'REEMBOLSO' }, onDiscard: fn() },
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    const fine = screen.getByRole('textbox', { name: 'Multa' });
    await waitFor(() => expect(fine).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Descartar rascunho' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(fine).toHaveFocus());
    await expect(fine).toHaveValue('');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    // Nothing is left of which to ask.
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit into the window',
  args: {
    quote: storedInsurance({
      statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
      dataEmissao: '2026-11-18T14:00:00.000Z',
      total: 12345678.9,
      tarifaTotal: 12345678.9,
    }),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(1);
    await expect(unfitting).toEqual([]);
  },
};
