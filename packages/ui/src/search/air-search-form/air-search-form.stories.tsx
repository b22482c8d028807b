import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AIRPORTS } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { AirSearchForm, type AirSearchFormProps, type AirSearchStart } from './index.ts';

const KNOWN = Object.fromEntries(AIRPORTS.map((airport) => [airport.iata, airport]));
const searchAirports: AirSearchFormProps['searchAirports'] = async (term) => {
  const wanted = term.trim().toLowerCase();
  return AIRPORTS.filter(({ iata, nome, local }) => `${iata} ${nome} ${local}`.toLowerCase().includes(wanted));
};

const THERE = { origem: 'GRU', destino: 'REC', data: '2026-12-10' } as const;
const BACK = { origem: 'REC', destino: 'GRU', data: '2026-12-14' } as const;
const ROUND_TRIP: AirSearchStart = { tipo: 'IDA_VOLTA', trechos: [THERE, BACK], tipoCabine: 'ECONOMICA', adultos: 2 };
const SEVERAL: AirSearchStart = {
  tipo: 'MULTI',
  trechos: [THERE, { origem: 'REC', destino: 'LIS', data: '2026-12-14' }, { origem: 'LIS', destino: 'GRU', data: '2026-12-20' }],
  adultos: 1,
};

const meta = {
  title: 'Search/AirSearchForm',
  component: AirSearchForm,
  args: { defaultValue: ROUND_TRIP, airports: KNOWN, searchAirports, onAirportFound: fn(), onSearch: fn(), today: '2026-11-21' },
} satisfies Meta<typeof AirSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const RoundTrip: Story = {};
export const OneWay: Story = { args: { defaultValue: { ...ROUND_TRIP, tipo: 'IDA', trechos: [THERE] } } };
export const SeveralLegs: Story = { args: { defaultValue: SEVERAL } };
export const Empty: Story = { args: { defaultValue: undefined } };
export const Pending: Story = { args: { pending: true } };
export const UnknownNames: Story = { args: { airports: {} } };
export const OnPhone: Story = { ...onScreen('phone'), tags: ['picture'], args: { defaultValue: SEVERAL } };
export const AtDesk: Story = onScreen('desk');

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-4">
      <AirSearchForm {...args} />
      <AirSearchForm {...args} defaultValue={{ ...ROUND_TRIP, tipo: 'IDA', trechos: [THERE], tipoCabine: null }} pending />
      <AirSearchForm {...args} defaultValue={SEVERAL} />
      <AirSearchForm {...args} defaultValue={{}} />
    </div>
  ),
  // Two regions of one name would be the mistake of a page, which has one form.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const ChoiceBroughtBack: Story = {
  name: 'Escape brings back the airport whose name was emptied, also one whose name is not known',
  tags: ['!autodocs'],
  args: { airports: Object.fromEntries(AIRPORTS.filter(({ iata }) => iata === 'GRU').map((airport) => [airport.iata, airport])) },
  play: async (context) => {
    for (const [name, shown] of [
      ['Origem', /^GRU · /],
      ['Destino', /^REC$/],
    ] as const) {
      const field = place(context, name);
      await context.userEvent.click(field);
      await context.userEvent.keyboard('{Backspace}{Escape}');
      await expect(place(context, name)).toHaveDisplayValue(shown);
    }
  },
};

const button = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('button', { name });
const place = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('combobox', { name });
const day = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('textbox', { name });
const leg = ({ canvas }: Pick<Context, 'canvas'>, number: number) => within(canvas.getByRole('group', { name: `Trecho ${number}` }));
const choose = async ({ canvas, userEvent }: Context, kind: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Viagem' }), kind);
const sent = (args: Context['args'], criteria: object) => waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(criteria));

export const SendsRoundTrip: Story = {
  name: 'S-043 a round trip is sent as two mirrored legs, with cabin and adults, by Enter in any field and by the button',
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(place(context, 'Origem')).toHaveValue('GRU · São Paulo, SP');
    await expect(place(context, 'Destino')).toHaveValue('REC · Recife, PE');
    const criteria = { tipo: 'IDA_VOLTA', trechos: [THERE, BACK], tipoCabine: 'ECONOMICA', adultos: 2 };
    const fields = [
      ...['Viagem', 'Origem', 'Destino', 'Cabine', 'Adultos'].map((name) => place(context, name)),
      ...['Partida', 'Retorno'].map((name) => day(context, name)),
    ];
    for (const [index, field] of fields.entries()) {
      field.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(index + 1));
      await expect(args.onSearch).toHaveBeenLastCalledWith(criteria);
    }
    await userEvent.clear(day(context, 'Partida'));
    await userEvent.type(day(context, 'Partida'), '12/12');
    await userEvent.selectOptions(place(context, 'Cabine'), 'Executiva');
    await userEvent.selectOptions(place(context, 'Adultos'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await sent(args, {
      tipo: 'IDA_VOLTA',
      trechos: [{ ...THERE, data: '2026-12-12' }, BACK],
      tipoCabine: 'EXECUTIVA',
      adultos: 3,
    });
  },
};

export const Refused: Story = {
  name: 'S-043 each leg needs its three parts: what is missing is said at its field, the first has the focus, and nothing is sent',
  args: { defaultValue: {} },
  play: async (context) => {
    const { args, userEvent } = context;
    await userEvent.click(button(context, 'Pesquisar'));
    await waitFor(() => expect(place(context, 'Origem')).toHaveFocus());
    await expect(place(context, 'Origem')).toHaveAccessibleDescription('Informe a origem');
    await expect(place(context, 'Destino')).toHaveAccessibleDescription('Informe o destino');
    await expect(day(context, 'Partida')).toHaveAccessibleDescription('Informe a data de partida');
    await expect(day(context, 'Retorno')).toHaveAccessibleDescription('Informe a data de partida');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('gua');
    await screen.findByRole('option', { name: /Guarulhos/ });
    await userEvent.keyboard('{Enter}');
    await expect(place(context, 'Origem')).toHaveValue('GRU · São Paulo, SP');
    // A draft has the code alone: who keeps it is told the rest.
    await expect(args.onAirportFound).toHaveBeenCalledWith(expect.objectContaining({ iata: 'GRU', local: 'São Paulo, SP' }));
    await waitFor(() => expect(place(context, 'Origem')).toBeValid());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place(context, 'Destino')).toHaveFocus());
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const TooEarly: Story = {
  name: 'S-043 no leg departs before the one before it; the mistake goes when the other day is put right',
  play: async (context) => {
    const { args, userEvent } = context;
    await userEvent.clear(day(context, 'Partida'));
    await userEvent.type(day(context, 'Partida'), '15/12{Enter}');
    await waitFor(() => expect(day(context, 'Retorno')).toHaveFocus());
    await expect(day(context, 'Retorno')).toHaveAccessibleDescription('A data de retorno não pode ser anterior à data de partida');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(day(context, 'Partida'));
    await userEvent.type(day(context, 'Partida'), '14/12/2026');
    await waitFor(() => expect(day(context, 'Retorno')).toBeValid());
    await userEvent.keyboard('{Enter}');
    await sent(args, expect.objectContaining({ trechos: [{ ...THERE, data: '2026-12-14' }, BACK] }));
  },
};

export const NoAirport: Story = {
  name: 'a typed text that is no airport is not sent: its field says so and has the focus',
  play: async (context) => {
    const { args, userEvent } = context;
    await userEvent.clear(place(context, 'Destino'));
    await userEvent.type(place(context, 'Destino'), 'xyz');
    await userEvent.click(button(context, 'Pesquisar'));
    await waitFor(() => expect(place(context, 'Destino')).toHaveFocus());
    await expect(place(context, 'Destino')).toHaveValue('xyz');
    await expect(place(context, 'Destino')).toBeInvalid();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Swaps: Story = {
  name: 'origin and destination are swapped with their names; the way back follows them',
  play: async (context) => {
    const { args, userEvent } = context;
    await userEvent.click(button(context, 'Trocar origem e destino'));
    await expect(place(context, 'Origem')).toHaveValue('REC · Recife, PE');
    await expect(place(context, 'Destino')).toHaveValue('GRU · São Paulo, SP');
    await userEvent.click(button(context, 'Pesquisar'));
    await sent(
      args,
      expect.objectContaining({
        trechos: [
          { ...BACK, data: THERE.data },
          { ...THERE, data: BACK.data },
        ],
      }),
    );
  },
};

export const Kinds: Story = {
  name: 'S-043 one way sends one leg; several begin with the way back as it was, and keep what is typed',
  play: async (context) => {
    const { args, userEvent } = context;
    await choose(context, 'Somente ida');
    await expect(context.canvas.queryByRole('textbox', { name: 'Retorno' })).toBeNull();
    await userEvent.click(button(context, 'Pesquisar'));
    await sent(args, { tipo: 'IDA', trechos: [THERE], tipoCabine: 'ECONOMICA', adultos: 2 });
    await choose(context, 'Ida e volta');
    await expect(day(context, 'Retorno')).toHaveValue('14/12/2026');
    await choose(context, 'Múltiplos trechos');
    await expect(leg(context, 2).getByRole('combobox', { name: 'Origem' })).toHaveValue('REC · Recife, PE');
    await expect(leg(context, 2).getByRole('combobox', { name: 'Destino' })).toHaveValue('GRU · São Paulo, SP');
    await userEvent.click(button(context, 'Pesquisar'));
    await sent(args, { tipo: 'MULTI', trechos: [THERE, BACK], tipoCabine: 'ECONOMICA', adultos: 2 });
  },
};

export const Legs: Story = {
  name: 'S-043 legs are added where the last one ends, up to six, and removed down to two, by keyboard as well',
  args: { defaultValue: SEVERAL },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    button(context, 'Adicionar trecho').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(leg(context, 4).getByRole('combobox', { name: 'Destino' })).toHaveFocus());
    await expect(leg(context, 4).getByRole('combobox', { name: 'Origem' })).toHaveValue('GRU · São Paulo, SP');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(leg(context, 4).getByRole('combobox', { name: 'Destino' })).toBeInvalid());
    await userEvent.click(button(context, 'Adicionar trecho'));
    await userEvent.click(button(context, 'Adicionar trecho'));
    await expect(canvas.queryByRole('button', { name: 'Adicionar trecho' })).toBeNull();
    for (const number of [6, 5, 4, 2]) {
      await userEvent.click(button(context, `Remover o trecho ${number}`));
      await waitFor(() => expect(button(context, 'Adicionar trecho')).toHaveFocus());
    }
    await expect(canvas.queryByRole('button', { name: /^Remover/ })).toBeNull();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(button(context, 'Pesquisar'));
    await sent(args, {
      tipo: 'MULTI',
      trechos: [THERE, { origem: 'LIS', destino: 'GRU', data: '2026-12-20' }],
      tipoCabine: null,
      adultos: 1,
    });
  },
};

export const PendingIsQuiet: Story = {
  name: 'while a search is being started neither Enter nor the button sends another',
  args: { pending: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const submit = canvas.getByRole('button', { busy: true });
    for (const field of [day(context, 'Partida'), place(context, 'Cabine')]) {
      field.focus();
      await userEvent.keyboard('{Enter}');
    }
    await userEvent.click(submit);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Typed: Story = {
  name: 'what is typed and not searched for is handed out at each change, and shown again in place of what is known',
  args: {
    draft: { tipo: 'IDA', trechos: [{ ...THERE, data: null }, BACK], tipoCabine: null, adultos: 3 },
    onDraftChange: fn(),
  },
  play: async (context) => {
    const { args, userEvent } = context;
    await expect(context.canvas.getByRole('combobox', { name: 'Viagem' })).toHaveValue('IDA');
    await expect(context.canvas.getByRole('combobox', { name: 'Adultos' })).toHaveValue('3');
    await expect(day(context, 'Partida')).toHaveValue('');
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await userEvent.type(day(context, 'Partida'), '11/12/2026');
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...args.draft, trechos: [{ ...THERE, data: '2026-12-11' }, BACK] }),
    );
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Past: Story = {
  name: 'S-043 with the present moment a departure on a day that is past is refused at its field',
  args: { now: () => new Date('2026-12-11T12:00:00Z') },
  play: async (context) => {
    await context.userEvent.click(button(context, 'Pesquisar'));
    await waitFor(() => expect(day(context, 'Partida')).toHaveAccessibleDescription('Esta data já passou'));
    await expect(context.args.onSearch).not.toHaveBeenCalled();
    await context.userEvent.clear(day(context, 'Partida'));
    await context.userEvent.type(day(context, 'Partida'), '11/12/2026{Enter}');
    await waitFor(() => expect(context.args.onSearch).toHaveBeenCalledTimes(1));
  },
};
