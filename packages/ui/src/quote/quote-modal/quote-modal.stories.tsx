import { quotesMessages } from '@guiche/domain/messages/quotes';
import type { CommonQuote } from '@guiche/domain/quotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useViolationText } from '../../i18n/index.ts';
import { ServiceDetails } from '../../request/service-details/index.ts';
import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { PARTICULARITIES, preferencesOf } from '../../test-support/client-fixtures.ts';
import { newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { airService } from '../../test-support/request-fixtures.ts';
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

const details = (
  <ServiceDetails
    service={airService({ observacao: 'Chegar até as 8h para reunião no cliente.' })}
    particularities={{ particularities: { ...PARTICULARITIES, preferencias: preferencesOf(1600) } }}
    programmes={{ byTraveller: { v1: [{ programa: 'Smiles', numero: '8830114456' }], v2: [] } }}
  />
);
const panel = () => screen.getByRole('region', { name: 'Viajante e serviço' });
const price = () => screen.getByRole('region', { name: 'Valores' });

export const Aside: Story = {
  ...onScreen('desk'),
  name: 'Q-058 the panel stands beside the form and below the price, never over them, however far the form is scrolled, and whole in sight',
  args: { aside: details },
  play: async ({ userEvent }) => {
    await named('Editar cotação');
    const note = screen.getByRole('button', { name: /^Observação/ });
    for (const view of ['Viajantes', 'Pedido', 'Particularidades']) {
      await userEvent.click(screen.getByRole('tab', { name: view }));
      for (const where of [5000, 200, 0]) {
        document.querySelector('[data-slot="dialog-body"]')?.scrollTo(0, where);
        const { left, top, bottom } = panel().getBoundingClientRect();
        await expect(price().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
        await expect(note.getBoundingClientRect().right).toBeLessThanOrEqual(left);
        await expect(bottom).toBeLessThanOrEqual(screen.getByRole('button', { name: /^Salvar/ }).getBoundingClientRect().top);
      }
    }
  },
};
export const AsideOnPhone: Story = {
  ...onScreen('phone'),
  name: 'Q-058 on a phone the panel is folded below the price; unfolded, it pushes the form down and covers nothing',
  args: { aside: details },
  play: async ({ userEvent }) => {
    await named('Editar cotação');
    const fold = within(panel()).getByRole('button', { name: 'Viajante e serviço', expanded: false });
    await userEvent.click(fold);
    await expect(within(panel()).getByRole('tab', { name: 'Particularidades' })).toBeVisible();
    const { top, bottom } = panel().getBoundingClientRect();
    await expect(price().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    await expect(bottom).toBeLessThanOrEqual(screen.getByRole('button', { name: /^Fornecimento e pagamento/ }).getBoundingClientRect().top);
  },
};
export const AsideReadOnly: Story = {
  ...onScreen('desk'),
  name: 'Q-058 beside a quote that is only read the panel can be used as well',
  args: { aside: details, readOnly: true },
  play: async ({ userEvent }) => {
    await named('Cotação');
    await userEvent.click(screen.getByRole('tab', { name: 'Viajantes' }));
    await expect(screen.getByText('8830114456')).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { readOnly: true }, play: () => named('Cotação') };

/** The amounts of the price that are cut, with the width that they need and have. */
function cutAmounts(): readonly string[] {
  return within(price())
    .getAllByRole('textbox')
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((field) => `${(field as HTMLInputElement).value}: ${field.scrollWidth} in ${field.clientWidth}`);
}
const LARGE = 12_345_678.9;
const large = storedStay({ tarifa: LARGE, taxas: LARGE, total: LARGE * 2 });

export const LargeOnPhone: Story = {
  ...onScreen('phone'),
  name: 'no large amount of a quote that is only read is cut on a phone',
  args: { value: large, readOnly: true },
  play: async () => {
    await named('Cotação');
    await document.fonts.ready;
    await expect(cutAmounts()).toEqual([]);
  },
};
export const LargeOnSmallPhone: Story = {
  ...LargeOnPhone,
  ...onScreen('small'),
  name: 'and on a small one',
};
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

export const UnusualAmountKept: Story = {
  name: 'a save that failed is tried again without the same question; another amount is asked about',
  args: {
    value: storedStay({ tarifa: 1234.56 }),
    onSubmit: fn(async () => [{ key: 'sem_conexao', words: 'Sem conexão.', field: '' } as const]),
  },
  play: async ({ args, userEvent }) => {
    const fare = await screen.findByRole('textbox', { name: 'Tarifa' });
    await userEvent.type(fare, '{End}1500');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim' }));
    await waitFor(() => expect(screen.getAllByText('Sem conexão.')[0]).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^Salvar/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(fare, '{End}0');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByRole('alertdialog', { name: 'Estes valores estão certos?' })).toBeVisible();
  },
};

export const ValuesLocked: Story = {
  args: { moneyLocked: true, onEnableValues: fn() },
  play: async () => expect(await screen.findByRole('button', { name: 'Alterar valores' })).toBeVisible(),
};

export const EnableValues: Story = {
  name: 'Q-018 Q-019 locked values are read; "Alterar valores" unlocks them after a question, and the fare has the focus',
  args: { moneyLocked: true },
  render: function Unlockable(args) {
    const [locked, setLocked] = useState(args.moneyLocked);
    return <Frame {...args} moneyLocked={locked} onEnableValues={() => setLocked(false)} />;
  },
  play: async ({ userEvent }) => {
    const fare = await screen.findByRole('textbox', { name: 'Tarifa' });
    await expect(fare).toHaveAttribute('readonly');
    const unlock = screen.getByRole('button', { name: 'Alterar valores' });
    await userEvent.click(unlock);
    const question = within(await screen.findByRole('alertdialog', { name: 'Alterar os valores que o cliente aprovou?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(fare).toHaveAttribute('readonly');
    await waitFor(() => expect(unlock).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Alterar valores' }));
    await waitFor(() => expect(fare).toHaveFocus());
    await expect(fare).not.toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Alterar valores' })).toBeNull();
  },
};

export const NotUnlocked: Story = {
  name: 'Q-019 what is only read, and money that may not be unlocked, offers no "Alterar valores"',
  args: { moneyLocked: true, readOnly: true, onEnableValues: fn() },
  play: async ({ args, mount }) => {
    await mount();
    await named('Cotação');
    await expect(screen.queryByRole('button', { name: 'Alterar valores' })).toBeNull();
    await mount(<Frame {...args} readOnly={false} onEnableValues={undefined} />);
    await named('Editar cotação');
    await expect(screen.queryByRole('button', { name: 'Alterar valores' })).toBeNull();
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

export const MillionsOnASmallPhone: Story = {
  ...onScreen('small'),
  name: 'the total fare of millions stays in its cell of the ledger, 320x700',
  args: { value: storedStay({ tarifa: 12000000, markup: 345678.9, markupManual: true }) },
  play: async () => {
    const words = await screen.findByText(/^Tarifa total: .*12\.345\.678,90$/);
    await document.fonts.ready;
    const range = document.createRange();
    range.selectNodeContents(words);
    const cell = words.parentElement?.getBoundingClientRect();
    await expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.right ?? 0);
  },
};
