import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { CAR_CITIES } from '../../test-support/car-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { HotelSearchModal, type HotelSearchModalProps } from './index.ts';

const [ana, joao] = TRAVELLERS;
const STAY = { cidade: 'Recife, PE', checkin: '2026-12-10T15:00', checkout: '2026-12-12T11:00', adultos: 2 } as const;

const meta = {
  title: 'Modals/HotelSearchModal',
  component: HotelSearchModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onSearch: fn(),
    context: 'Solicitação 48210 · Aurora Alimentos',
    defaultValue: STAY,
    travellers: TRAVELLERS,
    serviceIsActive: true,
    searchCities: async (term) => CAR_CITIES.filter(({ nome }) => nome.toLowerCase().includes(term.trim().toLowerCase())),
    today: '2026-11-21',
  },
} satisfies Meta<typeof HotelSearchModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = () => within(screen.getByRole('dialog', { name: 'Pesquisar hotéis' }));
const field = (name: string) => dialog().getByRole('textbox', { name });
const city = () => dialog().getByRole('combobox', { name: 'Cidade' });
const box = (name: RegExp) => dialog().getByRole('checkbox', { name });
const search = ({ userEvent }: Pick<Context, 'userEvent'>) => userEvent.click(dialog().getByRole('button', { name: 'Pesquisar' }));
async function type({ userEvent }: Pick<Context, 'userEvent'>, name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

export const States: Story = {};
export const Empty: Story = { args: { defaultValue: undefined, defaultTravellerIds: [] } };
export const NoTravellers: Story = { args: { travellers: [] } };
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: 'Nenhuma agência online encontrada' } };
export const Refused: Story = { args: { defaultValue: undefined, defaultTravellerIds: [] }, play: search };
export const Inactive: Story = { args: { serviceIsActive: false }, play: search };
export const OnAPhone: Story = onScreen('phone');

export const Starts: Story = {
  name: 'S-076 city, check-in, check-out, adults and the travellers who are ticked start the search, by keyboard alone',
  play: async (context) => {
    const { args, userEvent } = context;
    await waitFor(() => expect(city()).toHaveFocus());
    await userEvent.clear(city());
    await userEvent.type(city(), 'oli');
    await screen.findByRole('option', { name: 'Olinda, PE' });
    await userEvent.keyboard('{Enter}');
    await type(context, 'Check-out', '14/12/2026');
    await type(context, 'Adultos', '1');
    box(/Ana/).focus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(1));
    await expect(args.onSearch).toHaveBeenCalledWith({
      cidade: 'Olinda, PE',
      checkin: '2026-12-10T15:00',
      checkout: '2026-12-14T11:00',
      adultos: 1,
      viajantes: [joao],
    });
  },
};

export const OneAdult: Story = {
  name: 'S-079 the window opens with one adult, and with everybody ticked',
  args: { defaultValue: { cidade: 'Recife, PE' } },
  play: async (context) => {
    await expect(field('Adultos')).toHaveValue('1');
    await type(context, 'Check-in', '10/12/2026');
    await search(context);
    await waitFor(() =>
      expect(context.args.onSearch).toHaveBeenCalledWith({
        cidade: 'Recife, PE',
        checkin: '2026-12-10T14:00',
        checkout: '2026-12-11T12:00',
        adultos: 1,
        viajantes: [ana, joao],
      }),
    );
  },
};

export const SuggestsCheckout: Story = {
  name: 'S-080 a picked check-in suggests the day after it as the check-out, until one is typed; emptied, it is suggested again',
  args: { defaultValue: { cidade: 'Recife, PE' } },
  play: async (context) => {
    const { userEvent } = context;
    await type(context, 'Check-in', '10/12/2026');
    await expect(field('Check-out')).toHaveValue('11/12/2026');
    await expect(field('Check-out')).toHaveAccessibleDescription('1 noite');
    await type(context, 'Check-in', '08/12/2026');
    await expect(field('Check-out')).toHaveValue('09/12/2026');
    await type(context, 'Check-out', '14/12/2026');
    await type(context, 'Check-in', '11/12/2026');
    await expect(field('Check-out')).toHaveValue('14/12/2026');
    await expect(field('Check-out')).toHaveAccessibleDescription('3 noites');
    await userEvent.clear(field('Check-out'));
    await type(context, 'Check-in', '31/12/2026');
    await expect(field('Check-out')).toHaveValue('01/01/2027');
  },
};

export const Missing: Story = {
  name: 'S-083 what is missing is said at its field, the first has the focus, and nothing is searched',
  args: { defaultValue: undefined, defaultTravellerIds: [] },
  play: async (context) => {
    const { args, userEvent } = context;
    await search(context);
    await waitFor(() => expect(city()).toHaveFocus());
    await expect(city()).toHaveAccessibleDescription('Informe a cidade');
    await expect(field('Check-in')).toHaveAccessibleDescription('Informe o check-in');
    await expect(field('Check-out')).toHaveAccessibleDescription('Informe o check-out');
    await expect(dialog().getByRole('group', { name: 'Quem se hospeda?' })).toHaveAccessibleDescription(
      'necessário informar colaborador antes de pesquisar',
    );
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(box(/Ana/));
    await waitFor(() => expect(dialog().getByRole('group', { name: 'Quem se hospeda?' })).not.toHaveAccessibleDescription());
  },
};

export const TooManyAdults: Story = {
  name: 'S-084 more adults than ticked travellers are refused at their field, until there are as few',
  play: async (context) => {
    const { args, userEvent } = context;
    await userEvent.click(box(/João/));
    await search(context);
    await waitFor(() => expect(field('Adultos')).toHaveFocus());
    await expect(field('Adultos')).toHaveAccessibleDescription('O número de hóspedes não pode ser maior que o número de colaboradores');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(box(/João/));
    await waitFor(() => expect(field('Adultos')).toBeValid());
    await search(context);
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ ...STAY, viajantes: [ana, joao] }));
  },
};

export const InactiveService: Story = {
  name: 'S-085 while the service type hotel is switched off in the settings nothing is searched, which is said',
  args: { serviceIsActive: false },
  play: async (context) => {
    await search(context);
    await expect(await dialog().findByRole('alert')).toHaveTextContent('serviço de hospedagem inativo nas configurações');
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};

export const SentOnce: Story = {
  name: 'while the search is started it is not started again, and the window stays',
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    field('Adultos').focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Reopened(props: HotelSearchModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buscar</Button>
      <HotelSearchModal {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const StartsAnew: Story = {
  name: 'a window that opens again has what it is given, not what was typed the last time; the focus returns to the button',
  render: (args) => <Reopened {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Buscar' });
    await userEvent.click(button);
    await waitFor(() => expect(city()).toHaveFocus());
    await type(context, 'Adultos', '9');
    await userEvent.click(box(/Ana/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(field('Adultos')).toHaveValue('2');
    await expect(box(/Ana/)).toBeChecked();
  },
};

export const Past: Story = {
  name: 'S-083 with the present moment a check-in on a day that is past is refused at its field',
  args: { now: () => new Date('2026-12-11T12:00:00Z') },
  play: async (context) => {
    await search(context);
    await waitFor(() => expect(field('Check-in')).toHaveAccessibleDescription('Esta data já passou'));
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};
