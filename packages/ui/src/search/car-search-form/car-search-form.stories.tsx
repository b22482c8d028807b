import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CAR_CITIES } from '../../test-support/car-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { CarSearchForm } from './index.ts';

const RENTAL = {
  cidadeRetirada: 'Recife, PE',
  cidadeDevolucao: 'Recife, PE',
  dataRetirada: '2026-12-10T10:00',
  dataDevolucao: '2026-12-12T16:00',
} as const;
const ELSEWHERE = { ...RENTAL, cidadeDevolucao: 'Olinda, PE' };

const meta = {
  title: 'Search/CarSearchForm',
  component: CarSearchForm,
  args: {
    defaultValue: RENTAL,
    searchCities: async (term) => CAR_CITIES.filter(({ nome }) => nome.toLowerCase().includes(term.trim().toLowerCase())),
    onSearch: fn(),
    today: '2026-11-21',
  },
} satisfies Meta<typeof CarSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const city = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('combobox', { name });
const moment = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('textbox', { name });
const search = async ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));

export const SameCity: Story = {};
export const OtherCity: Story = { args: { defaultValue: ELSEWHERE } };
export const Empty: Story = { args: { defaultValue: undefined } };
export const Pending: Story = { args: { pending: true } };
export const OnPhone: Story = { ...onScreen('phone'), tags: ['picture'] };
export const AtDesk: Story = onScreen('desk');

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-4">
      <CarSearchForm {...args} />
      <CarSearchForm {...args} defaultValue={ELSEWHERE} pending />
      <CarSearchForm {...args} defaultValue={{}} />
    </div>
  ),
  // Two regions of one name would be the mistake of a page, which has one form.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const SendsByEnter: Story = {
  name: 'S-070 an empty return city is sent as the pickup city, by Enter in any field and by the button, and follows it',
  play: async (context) => {
    const { args, userEvent } = context;
    await expect(city(context, 'Cidade de devolução')).toHaveValue('');
    const fields = [
      ...['Cidade de retirada', 'Cidade de devolução'].map((name) => city(context, name)),
      ...['Retirada', 'Devolução'].map((name) => moment(context, name)),
    ];
    for (const [index, field] of fields.entries()) {
      field.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(index + 1));
      await expect(args.onSearch).toHaveBeenLastCalledWith(RENTAL);
    }
    await userEvent.clear(city(context, 'Cidade de retirada'));
    await userEvent.type(city(context, 'Cidade de retirada'), 'oli');
    await screen.findByRole('option', { name: 'Olinda, PE' });
    await userEvent.keyboard('{Enter}');
    await search(context);
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith({ ...ELSEWHERE, cidadeRetirada: 'Olinda, PE' }));
  },
};

export const Elsewhere: Story = {
  name: 'S-070 another return city is sent as it is',
  args: { defaultValue: ELSEWHERE },
  play: async (context) => {
    await expect(city(context, 'Cidade de devolução')).toHaveValue('Olinda, PE');
    await search(context);
    await waitFor(() => expect(context.args.onSearch).toHaveBeenCalledWith(ELSEWHERE));
  },
};

export const Refused: Story = {
  name: 'S-070 pickup city and both dates are needed: what is missing is said at its field, the first has the focus',
  args: { defaultValue: {} },
  play: async (context) => {
    await search(context);
    await waitFor(() => expect(city(context, 'Cidade de retirada')).toHaveFocus());
    await expect(city(context, 'Cidade de retirada')).toHaveAccessibleDescription('Informe a cidade de retirada');
    await expect(city(context, 'Cidade de devolução')).toBeValid();
    await expect(moment(context, 'Retirada')).toHaveAccessibleDescription('Informe a data de retirada');
    await expect(moment(context, 'Devolução')).toHaveAccessibleDescription('Informe a data de devolução');
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};

export const TooEarly: Story = {
  name: 'S-070 the return is not before the pickup, to the minute; the same moment is allowed, a day without its time is not',
  play: async (context) => {
    const { args, userEvent } = context;
    const back = moment(context, 'Devolução');
    await userEvent.clear(back);
    await userEvent.type(back, '10/12/2026 0959{Enter}');
    await waitFor(() => expect(back).toHaveAccessibleDescription('A data de devolução não pode ser anterior à data de retirada'));
    await expect(back).toHaveFocus();
    await userEvent.clear(back);
    await userEvent.type(back, '10/12/2026{Enter}');
    await waitFor(() => expect(back).toHaveAccessibleDescription('Informe a hora.'));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(back);
    await userEvent.type(back, '10/12/2026 1000{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ ...RENTAL, dataDevolucao: '2026-12-10T10:00' }));
  },
};

export const Typed: Story = {
  name: 'what is typed and not searched for is handed out at each change, and shown again in place of what is known',
  args: {
    draft: { ...RENTAL, cidadeDevolucao: null, dataDevolucao: null },
    onDraftChange: fn(),
  },
  play: async (context) => {
    const { args, userEvent } = context;
    await expect(city(context, 'Cidade de devolução')).toHaveValue('');
    await expect(moment(context, 'Devolução')).toHaveValue('');
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await userEvent.type(moment(context, 'Devolução'), '15/12/2026 09:00');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...args.draft, dataDevolucao: '2026-12-15T09:00' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Past: Story = {
  name: 'S-070 with the present moment a pickup on a day that is past is refused at its field',
  args: { now: () => new Date('2026-12-11T12:00:00Z') },
  play: async (context) => {
    await search(context);
    await waitFor(() => expect(moment(context, 'Retirada')).toHaveAccessibleDescription('Esta data já passou'));
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};
