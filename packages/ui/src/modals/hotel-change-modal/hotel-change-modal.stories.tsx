import type { HotelQuoteGroup } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { foundStay } from '../../test-support/search-groups.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { HotelChangeModal, type HotelChangeModalProps } from './index.ts';

const STAY = foundStay({ id: 'present', total: 995.48 });
const group = (id: string, nome: string, total: number, estrelas: number | null): HotelQuoteGroup => ({
  id,
  cotacoes: [foundStay({ id: `${id}-1`, nome, total, estrelas, endereco: null })],
});
const DEAR = group('dear', 'Grand Mercure Recife', 1240, 5);
const CHEAP = group('cheap', 'Ibis Recife Aeroporto', 789.9, 3);
const EQUAL = group('equal', 'Atlante Plaza', 995.48, 4);
const RESULTS = [DEAR, CHEAP, EQUAL];
const MANY = Array.from({ length: 14 }, (_, index) =>
  group(`many-${index}`, `Hotel ${String.fromCharCode(65 + index)}`, 700 + index * 25, null),
);

const meta = {
  title: 'Modals/HotelChangeModal',
  component: HotelChangeModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onPick: fn(),
    context: 'Solicitação 48210 · Ana Beatriz Lima, João Sá',
    stay: STAY,
    results: RESULTS,
  },
} satisfies Meta<typeof HotelChangeModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = () => within(screen.getByRole('dialog', { name: 'Trocar de hotel' }));
const confirm = () => dialog().getByRole('button', { name: 'Trocar de hotel' });
const pick = async ({ userEvent }: Pick<Context, 'userEvent'>, name: RegExp) => userEvent.click(dialog().getByRole('button', { name }));
const names = () =>
  dialog()
    .getAllByRole('article')
    .map((each) => within(each).getByRole('heading').textContent);
const difference = () => document.querySelector('[data-part="difference"]')?.textContent?.replaceAll('\u00a0', ' ');

export const States: Story = { play: (context) => pick(context, /^Escolher: Grand Mercure/) };
export const NothingPicked: Story = {};
export const Cheaper: Story = { play: (context) => pick(context, /^Escolher: Ibis/) };
export const Many: Story = { args: { results: MANY } };
export const Searching: Story = { args: { results: [], searching: { answered: 1, asked: 4 } } };
export const SomeFailed: Story = { args: { failed: ['Frontur', 'BRT'], onRetry: fn() } };
export const NoneFound: Story = { args: { results: [] } };
export const HardlyTold: Story = {
  args: {
    stay: foundStay({
      id: 'present',
      nome: null,
      cidade: null,
      checkin: null,
      checkout: null,
      quantidadeDiarias: null,
      tipoApartamento: null,
    }),
  },
};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: 'Ocorreu um problema ao alterar os hotéis' } };
export const OnAPhone: Story = { ...onScreen('phone'), play: (context) => pick(context, /^Escolher: Grand Mercure/) };

export const ShowsBoth: Story = {
  name: 'S-077 the present stay is shown with hotel, dates, nights and total, and below it the results, the lowest price first',
  play: async ({ args, mount }) => {
    await mount();
    const present = within(dialog().getByRole('region', { name: 'Hospedagem atual' }));
    const facts = present.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    await expect(facts.map((fact) => fact.replaceAll('\u00a0', ' '))).toEqual([
      'Hotel: Hotel Boa ViagemRecife',
      'Estadia: 10/12/2026 14:00 – 13/12/2026 12:003 diárias',
      'Quarto: Duplo superior · Cama de casal · Café da manhã',
      'Total: R$ 995,48',
    ]);
    await expect(names()).toEqual(['Oferta Ibis Recife Aeroporto', 'Oferta Atlante Plaza', 'Oferta Grand Mercure Recife']);
    await expect(dialog().getAllByText('Menor preço', { selector: '[data-slot="badge"]' })).toHaveLength(1);
    await mount(<HotelChangeModal {...args} stay={{ ...STAY, quantidadeDiarias: null }} />);
    await expect(dialog().getByRole('region', { name: 'Hospedagem atual' })).toHaveTextContent('3 diárias');
  },
};

export const Picks: Story = {
  name: 'S-077 a picked quote shows the difference of the totals, and is returned once it is confirmed',
  play: async (context) => {
    const { args } = context;
    await expect(confirm()).toBeDisabled();
    await pick(context, /^Escolher: Grand Mercure/);
    await expect(difference()).toBe('AtualR$ 995,48NovoR$ 1.240,00DiferençaR$ 244,52 a mais');
    await pick(context, /^Escolher: Ibis/);
    await expect(difference()).toBe('AtualR$ 995,48NovoR$ 789,90DiferençaR$ 205,58 a menos');
    await pick(context, /^Escolher: Atlante/);
    await expect(difference()).toMatch(/Diferençamesmo total$/);
    await expect(args.onPick).not.toHaveBeenCalled();
    await pick(context, /^Escolhido: Atlante/);
    await expect(confirm()).toBeDisabled();
    await pick(context, /^Escolher: Ibis/);
    await context.userEvent.click(confirm());
    await expect(args.onPick).toHaveBeenCalledTimes(1);
    await expect(args.onPick).toHaveBeenCalledWith(CHEAP.cotacoes[0]);
  },
};

export const OtherCurrency: Story = {
  name: 'totals in two currencies are not compared',
  args: { results: [{ id: 'usd', cotacoes: [foundStay({ id: 'usd-1', moeda: USD, total: 200 })] }] },
  play: async (context) => {
    await pick(context, /^Escolher: /);
    await expect(difference()).toMatch(/NovoUS\$ 200,00Diferençaoutra moeda$/);
  },
};

export const Sorted: Story = {
  name: 'S-042 the results are put in order by price, by name or by stars',
  play: async ({ userEvent }) => {
    const order = dialog().getByRole('combobox', { name: 'Ordenar por' });
    await waitFor(() => expect(order).toHaveFocus());
    await userEvent.selectOptions(order, 'Nome (A-Z)');
    await expect(names()).toEqual(['Oferta Atlante Plaza', 'Oferta Grand Mercure Recife', 'Oferta Ibis Recife Aeroporto']);
    await userEvent.selectOptions(order, 'Estrelas');
    await expect(names()).toEqual(['Oferta Grand Mercure Recife', 'Oferta Atlante Plaza', 'Oferta Ibis Recife Aeroporto']);
  },
};

export const TenAtATime: Story = {
  name: 'ten results are shown, then the others',
  args: { results: MANY },
  play: async ({ userEvent }) => {
    await expect(names()).toHaveLength(10);
    await userEvent.click(dialog().getByRole('button', { name: 'Carregar mais' }));
    await expect(names()).toHaveLength(14);
  },
};

export const PresentAmongResults: Story = {
  name: 'the present stay among the results is marked, and is no replacement for itself',
  args: { results: [{ id: 'same', cotacoes: [STAY] }, CHEAP] },
  play: async (context) => {
    await pick(context, /^Escolhido: Hotel Boa Viagem/);
    await expect(confirm()).toBeDisabled();
  },
};

export const SentOnce: Story = {
  name: 'while the change is on its way nothing else can be picked, and the window stays',
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    const ibis = () => dialog().getByRole('button', { name: /^Escolher: Ibis/ });
    await expect(ibis()).toHaveAttribute('aria-disabled', 'true');
    ibis().focus();
    await userEvent.keyboard('{Enter}');
    await expect(ibis()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Reopened(props: HotelChangeModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Alterar</Button>
      <HotelChangeModal {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const StartsAnew: Story = {
  name: 'a window that opens again has nothing picked; the focus returns to the button',
  render: (args) => <Reopened {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Alterar' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await pick(context, /^Escolher: Ibis/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await expect(confirm()).toBeDisabled();
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit into the window, old beside new',
  args: { stay: foundStay({ id: 'present', total: 1234567.89 }), results: [group('dear', 'Grand Mercure Recife', 12345678.9, 5)] },
  play: async (context) => {
    await pick(context, /^Escolher: Grand Mercure/);
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(3);
    await expect(unfitting).toEqual([]);
  },
};
