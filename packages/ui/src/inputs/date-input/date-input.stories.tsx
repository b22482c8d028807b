import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../../primitives/dialog/index.ts';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { TextInput } from '../text-input/index.ts';
import { DateInput } from './date-input.tsx';

const meta = {
  title: 'Inputs/DateInput',
  component: DateInput,
  args: { label: 'Emissão', today: '2026-03-10', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-03-12' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <DateInput {...args} {...state} label={name} defaultValue={filled ? '2026-03-12' : null} className="" />}
    </StatesMatrix>
  ),
};

export const Impossible: Story = {
  name: 'S-220 a date that does not exist is taken, and said to be wrong; no date is made of it',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Emissão' });
    await userEvent.type(input, '31022025');
    await expect(input).toHaveValue('31/02/2025');
    await expect(input).toHaveAccessibleDescription('Data inválida');
    await expect(input).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/02/2025');
    await userEvent.type(input, '{Backspace>10/}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Typed: Story = {
  name: 'S-220 typed as DD/MM/YYYY; half a date is an error only when the field is left',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '120');
    await expect(input).toHaveValue('12/0');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Data inválida');
    await userEvent.type(input, '{End}32026');
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-12');
  },
};

export const AsWritten: Story = {
  name: 'Written as people write it, it is complete when the field is left: a missing year is the one that comes next',
  args: { today: '2026-11-22' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [keys, shown, value] of [
      ['19/12', '19/12/2026', '2026-12-19'],
      ['1/1', '01/01/2027', '2027-01-01'],
      ['19dec27', '19/12/2027', '2027-12-19'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, keys);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
  },
};

export const InThePast: Story = {
  name: 'A date of something that has happened: a missing year is that of the latest such day until today, typed or pasted',
  args: { today: '2026-11-30', past: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, shown, value] of [
      ['15/11', '15/11/2026', '2026-11-15'],
      ['30/11', '30/11/2026', '2026-11-30'],
      ['1/12', '01/12/2025', '2025-12-01'],
    ] as const) {
      for (const enter of [() => userEvent.keyboard(text), () => userEvent.paste(text)]) {
        await userEvent.clear(input);
        await userEvent.click(input);
        await enter();
        await userEvent.tab();
        await expect(input).toHaveValue(shown);
        await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
      }
    }
  },
};

export const EditedInTheMiddle: Story = {
  name: 'S-226 the caret stays beside the edit, and a deletion goes over the separator',
  args: { defaultValue: '2026-03-12' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('10/32/026');
    await expect(input.selectionStart).toBe(1);
    await userEvent.keyboard('2');
    await expect(input).toHaveValue('12/03/2026');
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('12/13/2026');
  },
};

export const Pasted: Story = {
  name: 'S-225 a pasted date is read with or without punctuation, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const text of ['2026-03-15', '16032026', ' 17/03/2026 ']) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
    }
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, '2026-03-15');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, '2026-03-16');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(3, '2026-03-17');
    await expect(input).toHaveValue('17/03/2026');
  },
};

export const PickedByKeyboard: Story = {
  name: 'Alt+Down opens the calendar, arrows and Enter pick, the focus comes back',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const today = await screen.findByRole('button', { name: /Hoje, terça-feira, 10 de março de 2026/ });
    await waitFor(() => expect(today).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('17/03/2026');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-17');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const PickedByPointer: Story = {
  name: 'The calendar offers only the days between first and last, and Escape closes it',
  args: { min: '2026-03-05', max: '2026-03-20', defaultValue: '2026-03-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Emissão' }));
    const calendar = await screen.findByRole('dialog', { name: 'Calendário: Emissão' });
    await waitFor(() => expect(calendar).toBeVisible());
    await expect(await screen.findByRole('button', { name: /, 4 de março de 2026/ })).toBeDisabled();
    await expect(screen.getByRole('button', { name: /12 de março de 2026, selecionado/ })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const PressBesideTheCalendar: Story = {
  name: 'a press on another field beside the open calendar closes it and leaves the focus there',
  decorators: [
    (Story) => (
      <div className="g:flex g:gap-2">
        <Story />
        <TextInput label="Localizador" />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Emissão' }));
    await screen.findByRole('grid');
    const other = canvas.getByRole('textbox', { name: 'Localizador' });
    await userEvent.click(other);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(other).toHaveFocus();
  },
};

export const CalendarOpen: Story = {
  tags: ['picture'],
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { defaultValue: '2026-03-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid', { name: /março/i });
  },
};

export const InADialog: Story = {
  name: 'in a dialog the calendar begins at the day, and the arrows move from it, as on a page',
  args: { label: 'Check-in', defaultValue: '2026-03-10' },
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="Hospedagem">
      <DateInput {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Check-in' });
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const calendar = within(await screen.findByRole('dialog', { name: /Calendário/ }));
    await waitFor(() => expect(calendar.getByRole('button', { name: /10 de março de 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(field).toHaveValue('11/03/2026'));
    await expect(field).toHaveFocus();
  },
};
