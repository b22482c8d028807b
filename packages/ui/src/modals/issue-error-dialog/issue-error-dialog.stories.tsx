import type { TravellerCard } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { IssueErrorDialog } from './issue-error-dialog.tsx';

const CARD: TravellerCard = { numero: '4111111111111111', cvv: '123', validade: '12/30', titular: 'GUICHE VIAGENS' };
const MESSAGE = 'Tarifa não disponível para emissão. Refaça a reserva.';

const meta = {
  title: 'Modals/IssueErrorDialog',
  component: IssueErrorDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
  args: { open: true, onOpenChange: fn(), kind: 'AEREO', message: MESSAGE },
} satisfies Meta<typeof IssueErrorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string) => within(screen.getByRole('alertdialog', { name }));

export const Refused: Story = {};
export const WithCard: Story = { tags: ['picture'], args: { card: CARD, visualizaDadosCartao: true } };
export const OnPhone: Story = { args: { card: CARD }, globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Air: Story = {
  name: 'Q-062 Q-289 Q-292 the title names the flight, the provider’s message is the body, and one button closes it',
  play: async ({ args, userEvent }) => {
    const window = dialog('Erro ao emitir a passagem na cia aérea');
    await expect(window.getByText(MESSAGE)).toBeVisible();
    const [close, ...others] = window.getAllByRole('button');
    await expect(others).toEqual([]);
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Hotel: Story = {
  name: 'Q-062 Q-289 Q-293 the title names the hotel; without a message the body is empty',
  args: { kind: 'HOTEL', message: '' },
  play: async () => {
    const window = screen.getByRole('alertdialog', { name: 'Erro ao emitir a hospedagem' });
    await expect(window).toHaveTextContent(/^Erro ao emitir a hospedagemEntendi$/);
  },
};

export const CardShown: Story = {
  name: 'Q-035 Q-062 Q-291 who may see card data sees the card under the message',
  args: { card: CARD, visualizaDadosCartao: true },
  play: async () => {
    const window = dialog('Erro ao emitir a passagem na cia aérea');
    for (const text of [MESSAGE, '4111111111111111', 'GUICHE VIAGENS', '12/30', '123']) await expect(window.getByText(text)).toBeVisible();
  },
};

export const CardMasked: Story = {
  name: 'Q-035 Q-291 everybody else sees the last four digits, on a success too',
  args: { card: CARD, issued: true, message: 'Cartão virtual gerado.' },
  play: async () => {
    const window = screen.getByRole('alertdialog', { name: 'Emissão realizada com sucesso.' });
    await expect(within(window).getByText('Cartão virtual gerado.')).toBeVisible();
    await expect(within(window).getByText('************1111')).toBeVisible();
    await expect(window).not.toHaveTextContent('4111');
    await expect(window).not.toHaveTextContent('12/30');
  },
};
