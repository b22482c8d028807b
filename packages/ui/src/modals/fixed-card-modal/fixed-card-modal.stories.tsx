import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MASKED_CARD, TEST_NUMBER, WHOLE_CARD } from '../../test-support/card-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { FixedCardModal } from './fixed-card-modal.tsx';

const meta: Meta<typeof FixedCardModal> = {
  title: 'Modals/FixedCardModal',
  component: FixedCardModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 440 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Solicitação 48210 · GRU → REC · Ana Beatriz Lima e mais 1',
    card: { ...MASKED_CARD, nomeCartaoColaborador: 'METALURGICA SERRA AZUL' },
    onShow: fn(async () => WHOLE_CARD),
    onCopy: fn(async () => true),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const WithoutRight: Story = { args: { onShow: undefined } };
export const Loading: Story = {
  args: { card: undefined },
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Carregando o cartão fixo'),
};
export const OnAPhone: Story = onScreen('phone');

export const Viewed: Story = {
  name: 'Q-169 Q-171 the card is masked until it is asked for, once for each view, and its values are copied',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('•••• 1111')).toBeVisible();
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar dados' }));
    await expect(await screen.findByText('4111 1111 1111 1111')).toBeVisible();
    await expect(args.onShow).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Copiar: Número do cartão' }));
    await expect(args.onCopy).toHaveBeenCalledWith(TEST_NUMBER);
    await expect(await screen.findByText('Dados do cartão copiados com sucesso.')).toBeVisible();
  },
};

export const NoRight: Story = {
  name: 'Q-169 Q-035 without the right the card stays masked, and nothing shows it',
  args: { onShow: undefined },
  play: async () => {
    await expect(screen.getByText('•••• 1111')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Mostrar|Copiar/ })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Q-170 a card that could not be loaded is said beside what became of the payment type, and may be asked for again',
  args: { card: undefined, onRetry: fn(), failure: 'O tipo de pagamento da cotação foi limpo.' },
  play: async ({ args, userEvent }) => {
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent('Erro ao carregar o cartão.');
    await expect(alert).toHaveTextContent('O tipo de pagamento da cotação foi limpo.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
