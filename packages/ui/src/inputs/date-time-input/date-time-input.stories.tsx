import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { DateTimeInput } from './date-time-input.tsx';

const meta = {
  title: 'Inputs/DateTimeInput',
  component: DateTimeInput,
  args: { label: 'Partida', today: '2026-03-10', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof DateTimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-03-12T14:05' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <DateTimeInput {...args} {...state} label={name} defaultValue={filled ? '2026-03-12T14:05' : null} className="" />
      )}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'Typed as DD/MM/YYYY HH:mm it gives the wall-clock time, without zone',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Partida' });
    await userEvent.type(input, '120320261405');
    await expect(input).toHaveValue('12/03/2026 14:05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-12T14:05');
    await expect(input).toBeValid();
  },
};

export const Refused: Story = {
  name: 'S-221 what is no moment is said to be wrong, and a change on half a part is not taken',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const [keys, shown] of [
      ['120020261405', '12/00/2026 14:05'],
      ['310220261405', '31/02/2026 14:05'],
      ['120320262405', '12/03/2026 24:05'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, keys);
      await expect(input).toHaveValue(shown);
      await expect(input).toHaveAccessibleDescription('Data inválida');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(shown);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '12/3');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Data inválida');
    await userEvent.clear(input);
    await userEvent.paste('12/03/2026 14:05');
    await userEvent.type(input, '9', { initialSelectionStart: 7, initialSelectionEnd: 9 });
    await expect(input).toHaveValue('12/03/2026 14:05');
    await userEvent.type(input, '2027', { initialSelectionStart: 6, initialSelectionEnd: 10 });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-12T14:05');
  },
};

export const AsWritten: Story = {
  name: 'Written as people write it; a time alone is on the likely day, and what cannot be read stays with its message',
  args: { today: '2026-11-22', day: '2026-12-19' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const keys of ['19/12 8:10', '19.12.2026 8.10', '8:10', '19DEC 0810']) {
      await userEvent.clear(input);
      await userEvent.type(input, keys);
      await expect(input).toHaveValue('19/12/2026 08:10');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-19T08:10');
    }
    await userEvent.clear(input);
    await userEvent.paste('amanhã cedo');
    await userEvent.tab();
    await expect(input).toHaveValue('amanhã cedo');
    await expect(input).toHaveAccessibleDescription('Data inválida');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('amanhã cedo');
  },
};

export const OnTheDayThatStood: Story = {
  name: 'A time that is typed over the whole text is on the day that stood there, unless the likely day is later',
  args: { today: '2026-11-22', defaultValue: '2026-12-20T08:10' },
  render: (args) => (
    <div className="g:grid g:gap-2">
      <DateTimeInput {...args} />
      <DateTimeInput {...args} label="Chegada" day="2026-12-19" />
      <DateTimeInput {...args} label="Volta" day="2026-12-24" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [name, day] of [
      ['Partida', '20/12/2026'],
      ['Chegada', '20/12/2026'],
      ['Volta', '24/12/2026'],
    ] as const) {
      const input = canvas.getByRole('textbox', { name });
      for (const [keys, time] of [
        ['9:35', '09:35'],
        ['22:05', '22:05'],
      ]) {
        await userEvent.clear(input);
        await userEvent.type(input, keys ?? '');
        await expect(input).toHaveValue(`${day} ${time}`);
      }
    }
  },
};

export const TypedOn: Story = {
  name: 'Behind a day that is known the time is typed; a slash begins another day',
  args: { today: '2026-11-22', defaultValue: '2026-12-19' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('19/12/2026');
    await userEvent.tab();
    await userEvent.keyboard('0810');
    await expect(input).toHaveValue('19/12/2026 08:10');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-19T08:10');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('21/12 9:00');
    await expect(input).toHaveValue('21/12/2026 09:00');
  },
};

export const LikelyMonth: Story = {
  name: 'The calendar opens in the month of the likely day, and has the time below the days',
  args: { today: '2026-11-22', day: '2027-02-10', defaultValue: '2027-02-10T08:10' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Partida' }));
    await screen.findByRole('button', { name: /10 de fevereiro de 2027/ });
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('textbox'), '10/02/2027 08:10');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Partida' }));
    const time = await screen.findByRole('textbox', { name: 'Hora' });
    await expect(time).toHaveValue('08:10');
    await userEvent.clear(time);
    await userEvent.type(time, '930');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-10T09:30'));
  },
};

export const EmptiedMonth: Story = {
  name: 'Emptied, the calendar opens in the month of the day that stood there; never filled, in that of the trip',
  args: { today: '2026-11-22', defaultValue: '2027-01-23' },
  render: (args) => (
    <div className="g:grid g:gap-2">
      <DateTimeInput {...args} />
      <DateTimeInput {...args} label="Volta" defaultValue={null} month="2027-02-10" />
      <DateTimeInput {...args} label="Chegada" defaultValue={null} day="/PM/8:10" month="2027-03-10" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Partida' }));
    for (const [name, day] of [
      ['Partida', /23 de janeiro de 2027/],
      ['Volta', /10 de fevereiro de 2027/],
      ['Chegada', /10 de março de 2027/],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Abrir calendário: ${name}` }));
      await screen.findByRole('button', { name: day });
      await userEvent.keyboard('{Escape}');
    }
  },
};

export const BehindADay: Story = {
  name: 'S-221 behind a day that stood there, what reads as a date takes its place; what cannot be read stays as typed, with its message',
  args: { today: '2026-11-22', defaultValue: '2026-12-31' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const behind = async (write: () => Promise<void>) => {
      await userEvent.clear(input);
      await userEvent.type(input, '31/12/2026');
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await write();
    };
    for (const [text, value] of [
      ['19.12.2026 8.10', '2026-12-19T08:10'],
      ['19122026 0810', '2026-12-19T08:10'],
      ['191226 0810', '2026-12-19T08:10'],
      ['19-12-26 8h', '2026-12-19T08:00'],
      ['DEC19 0810', '2026-12-19T08:10'],
      ['Partida: 19/12/2026 08:10', '2026-12-19T08:10'],
      ['sáb, 19 de dez. 08:10', '2026-12-19T08:10'],
      ['8:10 PM', '2026-12-31T20:10'],
      ['20:30+1', '2027-01-01T20:30'],
    ] as const) {
      for (const write of [() => userEvent.keyboard(text), () => userEvent.paste(text)]) {
        await behind(write);
        await userEvent.tab();
        await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
        await expect(input).toBeValid();
      }
    }
    for (const [text, shown] of [
      ['99', '31/12/2026 99'],
      ['12/2026 8:10', '12/2026 8:10'],
      ['20:10 AM', '31/12/2026 20:10 AM'],
    ] as const) {
      for (const write of [() => userEvent.keyboard(text), () => userEvent.paste(text)]) {
        await behind(write);
        await userEvent.tab();
        await expect(input).toHaveValue(shown);
        await expect(input).toHaveAccessibleDescription('Data inválida');
        await expect(args.onValueChange).toHaveBeenLastCalledWith(shown);
      }
    }
    await behind(() => userEvent.paste('amanhã cedo'));
    await userEvent.tab();
    await expect(input).toHaveValue('31/12/2026 amanhã cedo');
    await expect(input).toHaveAccessibleDescription('Data inválida');
    await behind(() => userEvent.keyboard('23456'));
    await expect(input).toHaveValue('31/12/2026 23:45');
    await expect(input).toHaveAccessibleDescription(/Não coube inteiro/);
  },
};

export const DigitsOverAMoment: Story = {
  name: 'S-221 over a whole moment that is selected, four digits that can be a time are the time once the field is left; a fifth makes them a date',
  args: { today: '2026-11-22', defaultValue: '2026-12-31T10:00' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const [keys, shown, left] of [
      ['0810', '0810', '31/12/2026 08:10'],
      ['1145', '1145', '31/12/2026 11:45'],
      ['910', '910', '31/12/2026 09:10'],
      ['081020260730', '08/10/2026 07:30', '08/10/2026 07:30'],
    ] as const) {
      input.blur();
      input.focus();
      input.select();
      await userEvent.keyboard(keys);
      await expect(input).toHaveValue(shown);
      await expect(input).toBeValid();
      await userEvent.tab();
      await expect(input).toHaveValue(left);
      await expect(input).toBeValid();
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-08T07:30');
  },
};

export const DayPicked: Story = {
  name: 'A picked day keeps the time, and the focus comes back to type it',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Partida' }));
    await userEvent.click(await screen.findByRole('button', { name: /13 de março de 2026/ }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('13/03/2026');
    await userEvent.keyboard('0730');
    await expect(input).toHaveValue('13/03/2026 07:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Partida' }));
    await userEvent.click(await screen.findByRole('button', { name: /20 de março de 2026/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-20T07:30');
  },
};
