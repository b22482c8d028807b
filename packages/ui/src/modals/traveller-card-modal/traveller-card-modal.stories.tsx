import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MASKED_CARD, TEST_NUMBER, WHOLE_CARD } from '../../test-support/card-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { type CardOfTraveller, TravellerCardModal } from './traveller-card-modal.tsx';

const ANA: CardOfTraveller = { id: 'v1', nomeCompleto: 'Ana Beatriz Lima', card: MASKED_CARD };
const JOAO: CardOfTraveller = {
  id: 'v2',
  nomeCompleto: 'João Sá',
  card: { ...MASKED_CARD, numero: '***********0005', cvv: null, nomeCartaoColaborador: 'JOAO SA' },
};

const meta: Meta<typeof TravellerCardModal> = {
  title: 'Modals/TravellerCardModal',
  component: TravellerCardModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Solicitação 48210 · GRU → REC · Ana Beatriz Lima e mais 1',
    travellers: [ANA],
    onShow: fn(async () => WHOLE_CARD),
    onCopy: fn(async () => true),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (name: string) => within(screen.getByRole('group', { name: `Cartão de ${name}` }));

export const One: Story = {};
export const States: Story = {
  args: {
    travellers: [
      ANA,
      { id: 'v3', nomeCompleto: 'Bia Rocha', card: null },
      { id: 'v4', nomeCompleto: 'Caio Prado', card: undefined },
      { id: 'v5', nomeCompleto: 'Duda Peixoto', card: undefined, onRetry: fn() },
    ],
  },
};
export const WithoutRight: Story = { args: { onShow: undefined, travellers: [ANA, JOAO] } };
export const OnAPhone: Story = { ...onScreen('phone'), args: { travellers: [ANA, JOAO] } };

export const ShownEach: Story = {
  name: 'Q-053 each card is shown by itself, by the id of its traveller; the others stay masked',
  args: { travellers: [ANA, JOAO] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(cardOf('Ana Beatriz Lima').getByRole('button', { name: 'Mostrar dados' }));
    await expect(await cardOf('Ana Beatriz Lima').findByText('4111 1111 1111 1111')).toBeVisible();
    await expect(args.onShow).toHaveBeenCalledTimes(1);
    await expect(args.onShow).toHaveBeenCalledWith('v1');
    await expect(cardOf('João Sá').getByText('•••• 0005')).toBeVisible();
  },
};

export const Copied: Story = {
  name: 'Q-171 the shown values are copied',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar dados' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar: Número do cartão' }));
    await expect(args.onCopy).toHaveBeenCalledWith(TEST_NUMBER);
    await expect(await screen.findByText('Dados do cartão copiados com sucesso.')).toBeVisible();
  },
};

export const NoCard: Story = {
  name: 'Q-053 a traveller without a card is told so, and there is nothing to show',
  args: { travellers: [{ ...ANA, card: null }] },
  play: async () => {
    await expect(screen.getByText('Nenhum cartão encontrado para este viajante.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Mostrar dados' })).toBeNull();
  },
};

export const NoRight: Story = {
  name: 'Q-035 without the right the numbers stay masked, and no button shows or copies them',
  args: { onShow: undefined },
  play: async () => {
    await expect(screen.getByText('•••• 1111')).toBeVisible();
    await expect(screen.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel || textContent)).toEqual(['Fechar', 'Fechar']);
  },
};

export const Failed: Story = {
  name: 'Q-053 while a card loads that is said; one that could not be loaded is asked for again, by itself',
  args: {
    travellers: [
      { ...ANA, card: undefined, onRetry: fn() },
      { ...JOAO, card: undefined },
    ],
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Carregando o cartão de João Sá');
    await expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar o cartão.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo: cartão de Ana Beatriz Lima' }));
    await expect(args.travellers[0]?.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  name: 'Q-053 the focus starts on the button that closes, so that no key shows a card by mistake, and Escape closes the window',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Fechar' })[1]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
