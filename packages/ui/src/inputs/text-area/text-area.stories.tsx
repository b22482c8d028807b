import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Observação', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Cliente prefere voo direto pela manhã.' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <TextArea {...args} {...state} label={name} defaultValue={filled ? 'Cliente prefere voo direto pela manhã.' : ''} className="" />
      )}
    </StatesMatrix>
  ),
};

export const Counted: Story = {
  name: 'S-190 takes at most 255 characters and counts them',
  args: {
    label: 'Justificativa',
    maxLength: 255,
    defaultValue: 'a'.repeat(250),
    description: 'Aparece no histórico.',
    className: 'g:max-w-96',
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Justificativa' });
    await expect(area).toHaveAccessibleDescription('Aparece no histórico. 250 de 255 caracteres');
    await userEvent.type(area, 'bcdefgh');
    await expect(area).toHaveValue(`${'a'.repeat(250)}bcdef`);
    await expect(area).toHaveAccessibleDescription(/255 de 255/);
  },
};

export const Typed: Story = {
  name: 'Gives each text typed, lines and all',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}b');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a\nb');
  },
};

export const PastedTooMuch: Story = {
  name: 'a pasted text that does not fit is cut, and the field says so until something else is typed',
  tags: ['!autodocs'],
  args: { label: 'Justificativa', maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Justificativa' });
    await userEvent.click(area);
    await userEvent.paste('abcdefgh\ni');
    await expect(area).toHaveAccessibleDescription('10 de 10 caracteres');
    await userEvent.paste('jk');
    await expect(area).toHaveValue('abcdefgh\ni');
    await expect(area).toHaveAccessibleDescription(/Não coube inteiro/);
    await userEvent.keyboard('{Backspace}');
    await expect(area).toHaveAccessibleDescription('9 de 10 caracteres');
  },
};
