import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MASKED_CARD, TEST_NUMBER, WHOLE_CARD } from '../../test-support/card-fixtures.ts';
import { CardValues } from './card-values.tsx';

const meta: Meta<typeof CardValues> = {
  title: 'Quote/CardValues',
  component: CardValues,
  args: {
    card: MASKED_CARD,
    label: 'Cartão de Ana Beatriz Lima',
    onShow: fn(async () => WHOLE_CARD),
    onCopy: fn(async () => true),
  },
  decorators: [
    (Story) => (
      <div className="g:max-w-md">
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const WithoutRight: Story = { args: { onShow: undefined } };
export const WithoutCode: Story = { args: { card: { ...MASKED_CARD, cvv: null } } };
export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-8">
      <CardValues {...args} />
      <CardValues {...args} label="Cartão de João Sá" onShow={undefined} />
      <CardValues {...args} label="Cartão de Bia Rocha" card={{ ...MASKED_CARD, numero: '***********0005', cvv: null }} />
    </div>
  ),
};

export const ShowsAndHides: Story = {
  name: 'Q-053 Q-169 the values are masked until they are asked for, which is one view however often it is pressed; hidden, they are gone',
  args: {
    onShow: fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return WHOLE_CARD;
    }),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Cartão de Ana Beatriz Lima' }));
    const values = () => group.getAllByRole('definition').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));
    const masked = ['•••• 1111oculto, final 1111', 'ANA BEATRIZ LIMA', '••/••oculto', '•••oculto'];
    await expect(values()).toEqual(masked);
    await expect(group.queryByRole('button', { name: /^Copiar/ })).toBeNull();
    await userEvent.dblClick(group.getByRole('button', { name: 'Mostrar dados' }));
    await waitFor(() => expect(values()).toEqual(['4111 1111 1111 1111', 'ANA BEATRIZ LIMA', '12/30', '737']));
    await expect(args.onShow).toHaveBeenCalledTimes(1);
    const hide = group.getByRole('button', { name: 'Ocultar dados' });
    await expect(hide).toHaveFocus();
    await userEvent.click(hide);
    await expect(values()).toEqual(masked);
    await expect(canvasElement.innerHTML).not.toMatch(/4111|737|12\/30/);
  },
};

export const CopiesEach: Story = {
  name: 'Q-171 each value is copied as a page that asks for it takes it, and that it is copied is told',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar dados' }));
    await canvas.findByText('4111 1111 1111 1111');
    const copies = [
      ['Número do cartão', TEST_NUMBER],
      ['Nome no cartão', 'ANA BEATRIZ LIMA'],
      ['Validade do cartão', '12/30'],
      ['Código de verificação', '737'],
    ] as const;
    for (const [label, text] of copies) {
      await userEvent.click(canvas.getByRole('button', { name: `Copiar: ${label}` }));
      await expect(args.onCopy).toHaveBeenLastCalledWith(text);
      await expect(canvas.getByRole('status')).toHaveTextContent('Dados do cartão copiados com sucesso.');
    }
    await expect(args.onCopy).toHaveBeenCalledTimes(4);
  },
};

export const ClipboardRefused: Story = {
  name: 'Q-171 where the browser refuses the clipboard, that is told, and nothing says that it was copied',
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar dados' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar: Número do cartão' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao copiar dados.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const NoRight: Story = {
  name: 'Q-035 A-021 without the right everything stays masked, and nothing offers to show or copy it',
  args: { onShow: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('•••• 1111')).toBeVisible();
    await expect(canvas.getByText('Você não tem permissão para ver os dados do cartão.')).toBeVisible();
  },
};

export const NotShown: Story = {
  name: 'Q-053 values that cannot be shown stay masked, and may be asked for again',
  play: async ({ args, canvas, mount, userEvent }) => {
    const onShow = fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(WHOLE_CARD);
    await mount(<CardValues {...args} onShow={onShow} />);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar dados' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Os dados não foram mostrados. Tente de novo.');
    await expect(canvas.getByText('•••• 1111')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar dados' }));
    await expect(await canvas.findByText('4111 1111 1111 1111')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
