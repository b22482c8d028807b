import { imaskEditor } from '@guiche/masks/engine/imask';
import { formatLocator, parseLocator } from '@guiche/masks/locator';
import { locatorMask } from '@guiche/masks/locator/imask';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { type Mask, MaskedInput } from './masked-input.tsx';

const mask: Mask<string> = {
  editor: imaskEditor({ mask: locatorMask, show: formatLocator }),
  parse: parseLocator,
  format: formatLocator,
};

const element = createRef<HTMLInputElement>();

const meta = {
  title: 'Inputs/MaskedInput',
  component: MaskedInput<string>,
  args: { label: 'Localizador', mask, onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof MaskedInput<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'ABC123' } };
export const Filled: Story = { args: { defaultValue: 'ABC123' } };

export const RefsMerge: Story = {
  name: 'The ref of the caller holds the input',
  render: (args) => <MaskedInput {...args} ref={element} />,
  play: async ({ canvas }) => {
    await expect(element.current).toBe(canvas.getByRole('textbox'));
  },
};

export const Autofilled: Story = {
  name: 'Autofill comes in one step, and gives the plain value once',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await fireEvent.change(input, { target: { value: 'abc-123' } });
    await expect(input).toHaveValue('ABC123');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ABC123');
  },
};

export const RefusedKey: Story = {
  name: 'A key that does not fit changes nothing and tells nothing',
  args: { defaultValue: 'ABC123' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '-', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('ABC123');
    await expect(input.selectionStart).toBe(2);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const CallerRefuses: Story = {
  name: 'A caller that keeps its value keeps the text too',
  args: { value: 'ABC' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '{End}d');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ABCD');
    await expect(input).toHaveValue('ABC');
  },
};

function Counted() {
  const [value, setValue] = useState('');
  const [renders, setRenders] = useState(0);
  return (
    <>
      <MaskedInput label="Localizador" mask={mask} value={value} onValueChange={setValue} />
      <Button onClick={() => setRenders(renders + 1)}>Outra coisa ({renders})</Button>
    </>
  );
}

export const CaretHeld: Story = {
  name: 'A render for another reason does not move the caret',
  render: () => <Counted />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'abcd');
    input.setSelectionRange(1, 1);
    await fireEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent('(1)');
    await expect(input.selectionStart).toBe(1);
  },
};
