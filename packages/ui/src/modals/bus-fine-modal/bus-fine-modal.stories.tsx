import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storedTrip } from '../../test-support/bus-quote-fixtures.ts';
import { BusFineModal } from './bus-fine-modal.tsx';

const trip = storedTrip({
  statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
  dataEmissao: '2026-11-18T14:00:00.000Z',
  numeroBilhete: '8841207',
  tarifaTotal: 826.5,
  taxas: 82.65,
  total: 909.15,
});

const meta = {
  title: 'Modals/BusFineModal',
  component: BusFineModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    quote: trip,
    now: new Date('2026-11-24T18:30:00.000Z'),
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · São Paulo → Campinas · 10/12',
  },
} satisfies Meta<typeof BusFineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Cancelar a passagem de ônibus' }));
const fine = () => dialog().getByRole('textbox', { name: 'Multa' });
const confirm = () => dialog().getByRole('button', { name: /^Cancelar passagem/ });
/** Fine and button in whichever language the page is. */
const part = (selector: string) => screen.getByRole('dialog').querySelector(selector) ?? document.body;
const fineField = () => part('input');
const client = () => dialog().getByRole('status').textContent?.replaceAll('\u00a0', ' ');

export const Untouched: Story = {};
export const PartOfTheTotal: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(fineField()).toHaveFocus());
    await userEvent.type(fineField(), '20000');
    await expect(part('[role="status"]')).toHaveTextContent(/709[,.]15/);
  },
};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: 'Erro ao cancelar o serviço.' } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const SameAsTheHotel: Story = {
  name: 'Q-048 Q-152 Q-153 B-033 the same fields as the hotel’s: total, fine, option and refund, confirmed together',
  play: async ({ args, userEvent }) => {
    const terms = [...screen.getByRole('dialog').querySelectorAll('[data-slot="key-value-list"] dt')];
    await expect(terms.map((term) => term.textContent)).toEqual([
      'Viação',
      'Número do bilhete',
      'Total da cotação',
      'Data do cancelamento',
    ]);
    await userEvent.type(fine(), '20000');
    await expect(dialog().getByRole('radio', { name: 'Reembolso' })).toBeChecked();
    await expect(client()).toContain('Cliente recebeR$ 709,15');
    await userEvent.click(dialog().getByRole('radio', { name: 'Estorno' }));
    await expect(fine()).toHaveValue('0,00');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith({ multa: 0, opcaoSaldo: 'ESTORNO' });
  },
};

export const LocatorAlone: Story = {
  name: 'Q-048 a locator is called one, and stands beside the number of the ticket; what is missing is not shown',
  args: { quote: { ...trip, localizador: 'R2295556', numeroBilhete: null } },
  play: async () => {
    const facts = [...screen.getByRole('dialog').querySelectorAll('[data-slot="key-value-list"] dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    await expect(facts.slice(1, -2)).toEqual([['Localizador', 'R2295556']]);
  },
};

export const RefusesTooMuch: Story = {
  name: 'Q-048 Q-151 the same refusal as the hotel’s: a fine above the total, with both amounts',
  play: async ({ args, userEvent }) => {
    await userEvent.type(fine(), '90916');
    await userEvent.click(confirm());
    await waitFor(() => expect(fine()).toHaveAccessibleDescription(/R\$\s909,16.*R\$\s909,15/));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const [close] = dialog().getAllByRole('button', { name: 'Fechar' });
    await userEvent.click(close ?? document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
