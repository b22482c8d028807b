import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { CAR_CITIES } from '../../test-support/car-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { HotelSearchForm, type HotelSearchStart } from './index.ts';

const STAY: HotelSearchStart = { cidade: 'Recife, PE', checkin: '2026-12-10T15:00', checkout: '2026-12-12T11:00', adultos: 2 };

const meta = {
  title: 'Search/HotelSearchForm',
  component: HotelSearchForm,
  args: {
    defaultValue: STAY,
    travellers: TRAVELLERS,
    serviceIsActive: true,
    searchCities: async (term) => CAR_CITIES.filter(({ nome }) => nome.toLowerCase().includes(term.trim().toLowerCase())),
    onSearch: fn(),
    today: '2026-11-21',
  },
} satisfies Meta<typeof HotelSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('textbox', { name });
const city = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('combobox', { name: 'Cidade' });
const search = async ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
const type = async ({ canvas, userEvent }: Context, name: string, text: string) => {
  await userEvent.clear(field({ canvas }, name));
  await userEvent.type(field({ canvas }, name), text);
};

export const Stay: Story = {};
export const Empty: Story = { args: { defaultValue: undefined } };
export const Pending: Story = { args: { pending: true } };
export const OnPhone: Story = { ...onScreen('phone'), tags: ['picture'] };
export const AtDesk: Story = onScreen('desk');
export const Inactive: Story = { args: { serviceIsActive: false }, play: search };

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-4">
      <HotelSearchForm {...args} />
      <HotelSearchForm {...args} defaultValue={{}} />
      <HotelSearchForm {...args} pending />
    </div>
  ),
  // Two regions of one name would be the mistake of a page, which has one form.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const Sends: Story = {
  name: 'the days are sent with the hours of the service, by Enter in any field and by the button',
  play: async (context) => {
    const { args, userEvent } = context;
    const fields = [city(context), ...['Check-in', 'Check-out', 'Adultos'].map((name) => field(context, name))];
    for (const [index, each] of fields.entries()) {
      each.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(index + 1));
      await expect(args.onSearch).toHaveBeenLastCalledWith(STAY);
    }
    await userEvent.clear(city(context));
    await userEvent.type(city(context), 'oli');
    await screen.findByRole('option', { name: 'Olinda, PE' });
    await userEvent.keyboard('{Enter}');
    await type(context, 'Check-out', '14/12/2026');
    await search(context);
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith({ ...STAY, cidade: 'Olinda, PE', checkout: '2026-12-14T11:00' }));
  },
};

export const OneAdult: Story = {
  name: 'S-079 the search begins with one adult; without an hour the days are sent with the usual ones',
  args: { defaultValue: { cidade: 'Recife, PE' } },
  play: async (context) => {
    await expect(field(context, 'Adultos')).toHaveValue('1');
    await type(context, 'Check-in', '10/12/2026');
    await search(context);
    await waitFor(() =>
      expect(context.args.onSearch).toHaveBeenCalledWith({
        cidade: 'Recife, PE',
        checkin: '2026-12-10T14:00',
        checkout: '2026-12-11T12:00',
        adultos: 1,
      }),
    );
  },
};

export const SuggestsCheckout: Story = {
  name: 'S-080 a picked check-in suggests the day after it as the check-out, unless that still lies after; the nights follow',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(field(context, 'Check-out')).toHaveAccessibleDescription('2 noites');
    await type(context, 'Check-in', '11/12/2026');
    await expect(field(context, 'Check-out')).toHaveValue('12/12/2026');
    await expect(field(context, 'Check-out')).toHaveAccessibleDescription('1 noite');
    await type(context, 'Check-in', '31/12/2026');
    await expect(field(context, 'Check-out')).toHaveValue('01/01/2027');
    field(context, 'Check-in').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{PageDown}{Enter}');
    await waitFor(() => expect(field(context, 'Check-in')).toHaveValue('31/01/2027'));
    await expect(field(context, 'Check-out')).toHaveValue('01/02/2027');
    await expect(canvas.getByText('1 noite')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'what is missing is said at its field, the first has the focus, and nothing is sent',
  args: { defaultValue: {} },
  play: async (context) => {
    await type(context, 'Check-in', '31/02/2027');
    await context.userEvent.clear(field(context, 'Adultos'));
    await search(context);
    await waitFor(() => expect(city(context)).toHaveFocus());
    await expect(city(context)).toHaveAccessibleDescription('Informe a cidade');
    await expect(field(context, 'Check-in')).toHaveAccessibleDescription('Data inválida');
    await expect(field(context, 'Check-out')).toHaveAccessibleDescription('Informe o check-out');
    await expect(field(context, 'Adultos')).toHaveAccessibleDescription('Informe ao menos um adulto');
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};

export const NoTraveller: Story = {
  name: 'S-083 without a traveller nothing is searched, which is said below the fields',
  args: { travellers: [] },
  play: async (context) => {
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await search(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('necessário informar colaborador antes de pesquisar');
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};

export const TooManyAdults: Story = {
  name: 'S-084 more adults than travellers are refused at their field, until there are as few',
  play: async (context) => {
    const { args, userEvent } = context;
    await type(context, 'Adultos', `${TRAVELLERS.length + 1}{Enter}`);
    await waitFor(() => expect(field(context, 'Adultos')).toHaveFocus());
    await expect(field(context, 'Adultos')).toHaveAccessibleDescription(
      'O número de hóspedes não pode ser maior que o número de colaboradores',
    );
    await expect(args.onSearch).not.toHaveBeenCalled();
    await type(context, 'Adultos', String(TRAVELLERS.length));
    await waitFor(() => expect(field(context, 'Adultos')).toBeValid());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ ...STAY, adultos: TRAVELLERS.length }));
  },
};

export const InactiveService: Story = {
  name: 'S-085 while the service type hotel is switched off in the settings nothing is searched, which is said below the fields',
  args: { serviceIsActive: false },
  play: async (context) => {
    await search(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('serviço de hospedagem inativo nas configurações');
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};

export const Typed: Story = {
  name: 'what is typed and not searched for is handed out at each change, and shown again in place of what is known',
  args: {
    draft: { cidade: 'Olinda, PE', checkin: '2026-12-10', checkout: null, adultos: null },
    onDraftChange: fn(),
  },
  play: async (context) => {
    const { args } = context;
    await expect(city(context)).toHaveValue('Olinda, PE');
    await expect(field(context, 'Adultos')).toHaveValue('');
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await type(context, 'Check-out', '14/12/2026');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...args.draft, checkout: '2026-12-14' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Past: Story = {
  name: 'S-083 with the present moment a check-in on a day that is past is refused at its field',
  args: { now: () => new Date('2026-12-11T12:00:00Z') },
  play: async (context) => {
    await search(context);
    await waitFor(() => expect(field(context, 'Check-in')).toHaveAccessibleDescription('Esta data já passou'));
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};
