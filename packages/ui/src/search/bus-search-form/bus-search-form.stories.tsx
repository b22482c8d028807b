import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BUS_STATIONS } from '../../test-support/bus-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { BusSearchForm } from './index.ts';

const ONE_WAY = {
  origem: 'São Paulo, SP (Tietê)',
  destino: 'Campinas, SP (Rodoviária)',
  dataIda: '2026-12-10',
  dataVolta: null,
} as const;
const ROUND_TRIP = { ...ONE_WAY, dataVolta: '2026-12-12' };

const meta = {
  title: 'Search/BusSearchForm',
  component: BusSearchForm,
  args: {
    defaultValue: ROUND_TRIP,
    searchStations: async (term) => BUS_STATIONS.filter(({ nome }) => nome.toLowerCase().includes(term.trim().toLowerCase())),
    onSearch: fn(),
    today: '2026-11-21',
  },
} satisfies Meta<typeof BusSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const station = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('combobox', { name });
const day = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('textbox', { name });
const button = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('button', { name });
const search = async (context: Context) => context.userEvent.click(button(context, 'Pesquisar'));

export const RoundTrip: Story = {};
export const OneWay: Story = { args: { defaultValue: ONE_WAY } };
export const Empty: Story = { args: { defaultValue: undefined } };
export const Pending: Story = { args: { pending: true } };
export const OnPhone: Story = { ...onScreen('phone'), tags: ['picture'] };
export const AtDesk: Story = onScreen('desk');

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-4">
      <BusSearchForm {...args} />
      <BusSearchForm {...args} defaultValue={ONE_WAY} pending />
      <BusSearchForm {...args} defaultValue={{}} />
    </div>
  ),
  // Two regions of one name would be the mistake of a page, which has one form.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const SendsByEnter: Story = {
  name: 'S-100 a search has two stations and the days, the return only where it is given, by Enter in any field and by the button',
  play: async (context) => {
    const { args, userEvent } = context;
    const fields = [
      ...['Origem', 'Destino'].map((name) => station(context, name)),
      ...['Partida', 'Retorno'].map((name) => day(context, name)),
    ];
    for (const [index, field] of fields.entries()) {
      field.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(index + 1));
      await expect(args.onSearch).toHaveBeenLastCalledWith(ROUND_TRIP);
    }
    await userEvent.clear(day(context, 'Retorno'));
    await userEvent.clear(station(context, 'Origem'));
    await userEvent.type(station(context, 'Origem'), 'barra');
    await screen.findByRole('option', { name: /Barra Funda/ });
    await userEvent.keyboard('{Enter}');
    await search(context);
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith({ ...ONE_WAY, origem: 'São Paulo, SP (Barra Funda)' }));
  },
};

export const Refused: Story = {
  name: 'S-100 origin, destination and departure are needed: what is missing is said at its field, the first has the focus',
  args: { defaultValue: {} },
  play: async (context) => {
    await search(context);
    await waitFor(() => expect(station(context, 'Origem')).toHaveFocus());
    await expect(station(context, 'Origem')).toHaveAccessibleDescription('Informe a origem');
    await expect(station(context, 'Destino')).toHaveAccessibleDescription('Informe o destino');
    await expect(day(context, 'Partida')).toHaveAccessibleDescription('Informe a data de partida');
    await expect(day(context, 'Retorno')).toBeValid();
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};

export const TooEarly: Story = {
  name: 'S-100 the return is not before the departure; the mistake goes when the departure is put right',
  play: async (context) => {
    const { args, userEvent } = context;
    await userEvent.clear(day(context, 'Partida'));
    await userEvent.type(day(context, 'Partida'), '13/12/2026{Enter}');
    await waitFor(() => expect(day(context, 'Retorno')).toHaveFocus());
    await expect(day(context, 'Retorno')).toHaveAccessibleDescription('A data de retorno não pode ser anterior à data de partida');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(day(context, 'Partida'));
    await userEvent.type(day(context, 'Partida'), '12/12/2026');
    await waitFor(() => expect(day(context, 'Retorno')).toBeValid());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ ...ROUND_TRIP, dataIda: '2026-12-12' }));
  },
};

export const Swaps: Story = {
  name: 'origin and destination are swapped',
  play: async (context) => {
    await context.userEvent.click(button(context, 'Trocar origem e destino'));
    await search(context);
    const { origem, destino } = ROUND_TRIP;
    await waitFor(() => expect(context.args.onSearch).toHaveBeenCalledWith({ ...ROUND_TRIP, origem: destino, destino: origem }));
  },
};

export const Typed: Story = {
  name: 'what is typed and not searched for is handed out at each change, and shown again in place of what is known',
  args: {
    draft: { origem: null, destino: 'Campinas, SP (Rodoviária)', dataIda: '2026-12-11', dataVolta: null },
    onDraftChange: fn(),
  },
  play: async (context) => {
    const { args, userEvent } = context;
    await expect(station(context, 'Origem')).toHaveValue('');
    await expect(station(context, 'Destino')).toHaveValue('Campinas, SP (Rodoviária)');
    await expect(day(context, 'Partida')).toHaveValue('11/12/2026');
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await userEvent.type(day(context, 'Retorno'), '15/12/2026');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...args.draft, dataVolta: '2026-12-15' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const KeyPressedTwice: Story = {
  name: 'Q-023 Enter pressed twice before anything has happened searches once',
  play: async (context) => {
    const { form } = day(context, 'Partida') as HTMLInputElement;
    for (let press = 0; press < 2; press += 1) form?.requestSubmit();
    await waitFor(() => expect(context.args.onSearch).toHaveBeenCalled());
    await context.userEvent.tab();
    await expect(context.args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Past: Story = {
  name: 'S-100 with the present moment a departure on a day that is past is refused at its field',
  args: { now: () => new Date('2026-12-11T12:00:00Z') },
  play: async (context) => {
    await search(context);
    await waitFor(() => expect(day(context, 'Partida')).toHaveAccessibleDescription('Esta data já passou'));
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};
