import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { CardNumberInput } from './card-number-input.tsx';

const meta = {
  title: 'Inputs/CardNumberInput',
  component: CardNumberInput,
  args: { label: 'Número do cartão', onValueChange: fn(), className: 'g:max-w-72' },
} satisfies Meta<typeof CardNumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Número do cartão' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '4111111111111111' } };
export const AmericanExpress: Story = { args: { defaultValue: '378282246310005' } };
export const Hidden: Story = { args: { defaultValue: '4111********1111', readOnly: true } };
export const Invalid: Story = { args: { defaultValue: '4111111111111112' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <CardNumberInput {...args} {...state} label={name} defaultValue={filled ? '4111111111111111' : ''} className="" />
      )}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-215 groups of four while typing; the value is the digits alone',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(input, '4111111111111111');
    await expect(input).toHaveValue('4111 1111 1111 1111');
    await expect(args.onValueChange).toHaveBeenCalledTimes(16);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4111111111111111');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const BrandInWords: Story = {
  name: 'S-217 the brand is named once its digits say it, and read with the field',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(input).not.toHaveAccessibleDescription();
    for (const [digits, brand] of [
      ['4', 'Visa'],
      ['5067', 'Aura'],
      ['50670', 'Elo'],
      ['606282', 'Hipercard'],
      ['37', 'Amex'],
      ['36', 'Diners Club'],
      ['3528', 'JCB'],
      ['6011', 'Discover'],
      ['51', 'Mastercard'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, digits);
      await expect(canvas.getByText(brand)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(brand);
    }
    await userEvent.type(input, '{Backspace}');
    await expect(input).not.toHaveAccessibleDescription();
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 S-218 S-219 a wrong check digit is invalid at once, a number too short for its brand when it is left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '37828224631000');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Amex Número do cartão inválido');
    await userEvent.type(input, '{End}6');
    await expect(input).toBeInvalid();
    await userEvent.type(input, '{Backspace}5');
    await expect(input).toBeValid();
  },
};

export const HiddenDigits: Story = {
  name: 'S-215 S-219 a number with hidden digits stays as it came, and its check digit is not asked',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.click(input);
    await userEvent.paste('4111 **** **** 1111');
    await expect(input).toHaveValue('4111 **** **** 1111');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4111********1111');
    await userEvent.tab();
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('Visa');
  },
};

export const Kept: Story = {
  name: 'The number stands in the field alone: in no id, no name and no address',
  args: { name: 'numero' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '4111111111111111');
    const said = [...canvasElement.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name !== 'value').map(({ value }) => value),
    );
    await expect(said.filter((text) => /\d{4} ?\d{4}/.test(text))).toEqual([]);
    await expect(location.href).not.toContain('4111');
    await expect(input).toHaveAttribute('name', 'numero');
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with spaces, dots or hyphens, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const [text, shown] of [
      ['4111-1111-1111-1111', '4111 1111 1111 1111'],
      ['Cartão 3782 822463 10005', '3782 822463 10005'],
      ['6362.9700.0045.7013', '6362 9700 0045 7013'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

export const EditedInTheMiddle: Story = {
  name: 'S-226 the caret stays beside the edit, also when the brand and its groups change',
  args: { defaultValue: '3782822463' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await expect(input).toHaveValue('3782 822463');
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('7828 2246 3');
    await expect(input.selectionStart).toBe(0);
    await userEvent.keyboard('3');
    await expect(input).toHaveValue('3782 822463');
    await expect(input.selectionStart).toBe(1);
  },
};
