import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { CAR_CITIES, CAR_PLACES, storedRental } from '../../test-support/car-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { CarChangeModal, type CarChangeModalProps } from './index.ts';

const QUOTE = storedRental();
const BARE = storedRental({
  cidadeRetirada: null,
  localRetirada: null,
  dataRetirada: null,
  horaRetirada: null,
  cidadeDevolucao: null,
  localDevolucao: null,
  dataDevolucao: null,
  horaDevolucao: null,
  categoria: null,
  nomeModelo: null,
});
const named = <Place extends { readonly nome: string }>(places: readonly Place[], term: string) =>
  places.filter(({ nome }) => nome.toLowerCase().includes(term.trim().toLowerCase()));

const meta = {
  title: 'Modals/CarChangeModal',
  component: CarChangeModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    context: 'Solicitação 48210 · Localiza',
    quote: QUOTE,
    sources: {
      searchCities: async (term: string) => named(CAR_CITIES, term),
      searchPlaces: fn(async (term: string, _signal: AbortSignal, _city: string | null) => named(CAR_PLACES, term)),
    },
    today: '2026-11-21',
  },
} satisfies Meta<typeof CarChangeModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = () => within(screen.getByRole('dialog', { name: 'Alterar carro' }));
const place = (name: string) => dialog().getByRole('combobox', { name });
const field = (name: string) => dialog().getByRole('textbox', { name });
const submit = ({ userEvent }: Pick<Context, 'userEvent'>) => userEvent.click(dialog().getByRole('button', { name: 'Alterar carro' }));
async function type({ userEvent }: Pick<Context, 'userEvent'>, control: HTMLElement, text: string) {
  await userEvent.clear(control);
  await userEvent.type(control, text);
}
const PICKUP = 'Data e hora da retirada';
const RETURN = 'Data e hora da devolução';

export const States: Story = {};
export const Bare: Story = { args: { quote: BARE } };
export const PlacesNeeded: Story = { args: { temFornecedorExterno: true, quote: storedRental({ localRetirada: null }) }, play: submit };
export const Refused: Story = { args: { quote: BARE }, play: submit };
export const Failed: Story = { args: { error: 'Ocorreu um problema ao alterar o carro' } };
export const Pending: Story = { args: { pending: true } };
export const OnAPhone: Story = onScreen('phone');

export const Changes: Story = {
  name: 'S-071 pickup and return city, place, date and time, category and model are edited, and the changed quote is returned; all else stays',
  play: async (context) => {
    const { args, userEvent } = context;
    await waitFor(() => expect(place('Cidade de retirada')).toHaveFocus());
    await type(context, place('Cidade de retirada'), 'oli');
    await screen.findByRole('option', { name: 'Olinda, PE' });
    await userEvent.keyboard('{Enter}');
    await type(context, place('Local de retirada'), 'loja');
    await userEvent.click(await screen.findByRole('option', { name: /Loja Boa Viagem/ }));
    await expect(args.sources.searchPlaces).toHaveBeenLastCalledWith('loja', expect.any(AbortSignal), 'Olinda, PE');
    await type(context, field(PICKUP), '11/12/2026 08:30');
    await type(context, place('Cidade de devolução'), 'Caruaru, PE');
    await type(context, place('Local de devolução'), 'Rodoviária');
    await type(context, field(RETURN), '14/12/2026 18:00');
    await userEvent.selectOptions(place('Categoria'), 'SUV');
    await type(context, field('Modelo'), '  Compass 1.3 ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...QUOTE,
      cidadeRetirada: 'Olinda, PE',
      localRetirada: 'Loja Boa Viagem',
      dataRetirada: '2026-12-11',
      horaRetirada: '08:30',
      cidadeDevolucao: 'Caruaru, PE',
      localDevolucao: 'Rodoviária',
      dataDevolucao: '2026-12-14',
      horaDevolucao: '18:00',
      categoria: 'SUV',
      nomeModelo: 'Compass 1.3',
    });
  },
};

export const Untouched: Story = {
  name: 'a quote in which nothing is changed is returned as it came',
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(QUOTE));
  },
};

export const SameCity: Story = {
  name: 'S-070 without a return city the car is returned where it is picked up',
  play: async (context) => {
    await context.userEvent.clear(place('Cidade de devolução'));
    await submit(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ ...QUOTE, cidadeDevolucao: 'Recife, PE' }));
  },
};

export const Missing: Story = {
  name: 'S-070 what is missing or in the wrong order is said at its field, the first has the focus, and nothing is sent',
  args: { quote: BARE },
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(place('Cidade de retirada')).toHaveFocus());
    await expect(place('Cidade de retirada')).toHaveAccessibleDescription('Informe a cidade de retirada');
    await expect(field(PICKUP)).toHaveAccessibleDescription('Informe a data de retirada');
    await expect(field(RETURN)).toHaveAccessibleDescription('Informe a data de devolução');
    await expect(place('Local de retirada')).toBeValid();
    await type(context, field(PICKUP), '12/12/2026 10:00');
    await type(context, field(RETURN), '10/12/2026');
    await waitFor(() => expect(field(RETURN)).toHaveAccessibleDescription('Informe a hora.'));
    await type(context, field(RETURN), '10/12/2026 09:00');
    await waitFor(() => expect(field(RETURN)).toHaveAccessibleDescription('A data de devolução não pode ser anterior à data de retirada'));
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PlacesOfSuppliers: Story = {
  name: 'Q-220 an agency with suppliers outside has to know the places',
  args: { temFornecedorExterno: true, quote: storedRental({ localRetirada: null }) },
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(place('Local de retirada')).toHaveFocus());
    await expect(place('Local de retirada')).toHaveAccessibleDescription('Informe os locais de retirada e de devolução.');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SentOnce: Story = {
  name: 'while the change is on its way it is not sent again, and the window stays',
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    field('Modelo').focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Reopened(props: CarChangeModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Alterar</Button>
      <CarChangeModal {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const StartsAnew: Story = {
  name: 'a window that opens again has the quote that it is given, not what was typed the last time; the focus returns to the button',
  render: (args) => <Reopened {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Alterar' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await type(context, field('Modelo'), 'Uno');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await expect(field('Modelo')).toHaveValue('Onix 1.0');
  },
};
