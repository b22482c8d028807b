import { quotesMessages } from '@guiche/domain/messages/quotes';
import type { CommonQuote } from '@guiche/domain/quotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useViolationText } from '../../i18n/index.ts';
import { ParticularitiesBox } from '../../request/particularities-box/index.ts';
import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { PARTICULARITIES, preferencesOf } from '../../test-support/client-fixtures.ts';
import { newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { FareField } from '../money-column/index.ts';
import { QuoteModal, type QuoteModalProps } from './index.ts';

/** The frame alone, with a fare and nothing of a kind of service: each modal of `modals/` puts its own sections into it. */
function Frame({ mode: _mode, temFornecedorExterno: _external, ...props }: QuoteModalProps<CommonQuote>) {
  const say = useViolationText(quotesMessages);
  return (
    <QuoteModal
      {...props}
      titles={{ new: 'Nova cotação', edit: 'Editar cotação', read: 'Cotação' }}
      rule={({ tarifa }) => (tarifa === null ? [{ key: 'informe_a_tarifa', field: 'tarifa' }] : [])}
      say={say}
      markupPercent={() => null}
      fare={<FareField />}
    >
      <p className="g:rounded-md g:border g:border-line g:border-dashed g:p-6 g:text-center g:text-ink-3">Seções deste tipo de serviço</p>
    </QuoteModal>
  );
}

const meta = {
  title: 'Quote/QuoteModal',
  component: Frame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1',
    value: storedStay(),
    options: {
      consolidators: CONSOLIDATORS,
      suppliers: [{ id: 'f1', nome: 'Rede Atlântica' }],
      intermediaries: ['DIRETO', 'TREND'],
      paymentTypes: PAYMENT_TYPES,
      currencies: CURRENCIES,
    },
    suggestRate: async () => 5.4321,
    travellers: TRAVELLERS,
    mode: 'quote',
    temFornecedorExterno: false,
    onDraftChange: fn(),
    onDiscardDraft: fn(),
    onSubmit: fn(async () => []),
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());

export const Edited: Story = { play: () => named('Editar cotação') };
export const New: Story = { args: { value: newStay() }, play: () => named('Nova cotação') };

export const Aside: Story = {
  ...onScreen('desk'),
  name: 'what helps to quote stands below the price, never over it, however far the form is scrolled',
  args: { aside: <ParticularitiesBox particularities={{ ...PARTICULARITIES, preferencias: preferencesOf(1600) }} /> },
  play: async () => {
    await named('Editar cotação');
    const price = screen.getByRole('region', { name: 'Valores' });
    const box = screen.getByRole('button', { name: 'Particularidades' });
    for (const where of [0, 200, 5000]) {
      document.querySelector('[data-slot="dialog-body"]')?.scrollTo(0, where);
      await expect(price.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().top);
    }
  },
};
export const ReadOnly: Story = { args: { readOnly: true }, play: () => named('Cotação') };
export const Loading: Story = { args: { value: undefined, options: undefined } };
export const Failed: Story = { args: { value: undefined, options: undefined, onRetry: fn() } };
export const Conflict: Story = {
  args: { conflict: storedStay({ versao: 4, total: 1700 }) },
  play: async () => expect(await screen.findByText(/A versão salva tem total de R\$ 1\.700,00/)).toBeVisible(),
};

export const UnusualAmount: Story = {
  name: 'an amount over ten times the stored one is asked about with both amounts; going back leads to it, and nothing is sent',
  args: { value: storedStay({ tarifa: 1234.56 }) },
  play: async ({ args, userEvent }) => {
    const fare = await screen.findByRole('textbox', { name: 'Tarifa' });
    await userEvent.type(fare, '{End}150000');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const question = await screen.findByRole('alertdialog', { name: 'Estes valores estão certos?' });
    await expect(question).toHaveTextContent('Tarifa: de R$ 1.234,56 para R$ 1.234.561.500,00');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(fare).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const SupplyFolds: Story = {
  name: 'supply and payment fold to one line that names them',
  play: async ({ userEvent }) => {
    const supply = await screen.findByRole('button', { name: /^Fornecimento e pagamento/ });
    await expect(supply).not.toHaveTextContent('DIRETO');
    await userEvent.click(supply);
    await expect(supply).toHaveTextContent(/Manual.* · DIRETO · .+/);
    await expect(screen.queryByRole('combobox', { name: 'Consolidadora' })).toBeNull();
  },
};
