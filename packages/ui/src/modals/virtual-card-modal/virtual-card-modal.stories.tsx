import type { VirtualCard } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { CANCELLED_CARD, VIRTUAL_CARD, WHOLE_CARD } from '../../test-support/card-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { VirtualCardModal, type VirtualCardModalProps } from './virtual-card-modal.tsx';

const BASE = storedRoundTrip();
const tipoPagamento = BASE.tipoPagamento && ({ ...BASE.tipoPagamento, tipoFormaPagamento: 'CARTAO_VIRTUAL_POR_TRANSACAO' } as const);

/** An air quote that is paid with a virtual card, with a locator at its first flight. */
const quoteWith = (localizador: string | null) => ({
  ...BASE,
  tipoPagamento,
  statusCotacao: 'EMISSAO_PENDENTE' as const,
  segmentos: BASE.segmentos.map((segment) => ({ ...segment, voos: segment.voos.map((flight) => ({ ...flight, localizador })) })),
});

const meta: Meta<typeof VirtualCardModal> = {
  title: 'Modals/VirtualCardModal',
  component: VirtualCardModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 460 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Solicitação 48210 · GRU → REC · Ana Beatriz Lima e mais 1',
    quote: quoteWith('ABC123'),
    card: null,
    onGenerate: fn(async () => undefined),
    onCancelCard: fn(async () => undefined),
    onShow: fn(async () => WHOLE_CARD),
    onCopy: fn(async () => true),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

/** Keeps the card, as a screen does. */
function Kept({ card: initial, onGenerate, onCancelCard, ...props }: VirtualCardModalProps) {
  const [card, setCard] = useState<VirtualCard | null | undefined>(initial);
  return (
    <VirtualCardModal
      {...props}
      card={card}
      onGenerate={async () => {
        await onGenerate?.();
        await slowly();
        setCard(VIRTUAL_CARD);
      }}
      onCancelCard={async (cancelled) => {
        await onCancelCard?.(cancelled);
        await slowly();
        setCard(CANCELLED_CARD);
      }}
    />
  );
}

const named = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog');
const offered = () =>
  ['Gerar cartão', 'Gerar outro cartão', 'Mostrar dados', 'Cancelar cartão'].filter((name) => screen.queryByRole('button', { name }));

export const None: Story = {};
export const Generated: Story = { args: { card: VIRTUAL_CARD }, tags: ['picture'] };
export const Cancelled: Story = { args: { card: CANCELLED_CARD }, tags: ['picture'] };
export const WithoutRight: Story = { args: { card: VIRTUAL_CARD, onShow: undefined } };
export const Loading: Story = {
  args: { card: undefined },
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Carregando o cartão virtual'),
};
export const OnAPhone: Story = { ...onScreen('phone'), args: { card: VIRTUAL_CARD } };

export const Offers: Story = {
  name: 'Q-165 without a card generating is offered, with one viewing, copying and cancelling, and after cancelling generating again',
  play: async ({ args, mount, userEvent }) => {
    await mount(<VirtualCardModal {...args} card={null} />);
    await expect(offered()).toEqual(['Gerar cartão']);
    await mount(<VirtualCardModal {...args} card={VIRTUAL_CARD} />);
    await expect(offered()).toEqual(['Mostrar dados', 'Cancelar cartão']);
    await userEvent.click(named('Mostrar dados'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar: Número do cartão' }));
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await mount(<VirtualCardModal {...args} card={CANCELLED_CARD} />);
    await expect(offered()).toEqual(['Gerar outro cartão']);
  },
};

export const Generates: Story = {
  name: 'Q-166 generating asks first, runs once however often it is pressed, and the card appears masked',
  render: (args) => <Kept {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(named('Gerar cartão'));
    const asked = within(await question());
    await expect(asked.getByText('Deseja gerar o cartão virtual desta cotação?')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Não' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await userEvent.click(named('Gerar cartão'));
    await userEvent.dblClick(within(await question()).getByRole('button', { name: 'Sim' }));
    await expect(await screen.findByText('•••• 1111')).toBeVisible();
    await expect(args.onGenerate).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(named('Cancelar cartão')).toHaveFocus());
  },
};

export const NeedsLocator: Story = {
  name: 'Q-167 without a valid locator at the first flight the window says so, and nothing is asked or called',
  args: { quote: quoteWith('12') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(named('Gerar cartão'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Informe um localizador válido.');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

export const Blocked: Story = {
  name: 'another reason against generating is told when it is pressed, and nothing is asked or called',
  args: { blocked: 'Salve a cotação antes de gerar o cartão.' },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(named('Gerar cartão'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Salve a cotação antes de gerar o cartão.');
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

export const Cancels: Story = {
  name: 'Q-168 cancelling names the card and asks first, then the card is gone and another may be generated',
  args: { card: VIRTUAL_CARD },
  render: (args) => <Kept {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(named('Cancelar cartão'));
    const asked = within(await question());
    await expect(asked.getByText('Cancelar o cartão com final 1111?')).toBeVisible();
    await expect(asked.getByText('Deseja cancelar o cartão virtual? Esta ação não pode ser desfeita.')).toBeVisible();
    await userEvent.dblClick(asked.getByRole('button', { name: 'Sim' }));
    await expect(await screen.findByText('Cartão cancelado')).toBeVisible();
    await expect(args.onCancelCard).toHaveBeenCalledTimes(1);
    await expect(args.onCancelCard).toHaveBeenCalledWith(VIRTUAL_CARD);
    await waitFor(() => expect(named('Gerar outro cartão')).toBeVisible());
    await expect(screen.queryByRole('group', { name: 'Cartão virtual da cotação' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(named('Gerar outro cartão')).toHaveFocus());
  },
};

function CancelledElsewhere(props: VirtualCardModalProps) {
  const [card, setCard] = useState<VirtualCard>(VIRTUAL_CARD);
  const onCopy: typeof props.onCopy = async (text) => {
    setCard(CANCELLED_CARD);
    return props.onCopy(text);
  };
  return <VirtualCardModal {...props} card={card} onCopy={onCopy} />;
}

export const GoneElsewhere: Story = {
  name: 'the values of a card that turns out to be cancelled go, and the focus stays in the window',
  render: (args) => <CancelledElsewhere {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(named('Mostrar dados'));
    const copy = await screen.findByRole('button', { name: 'Copiar: Número do cartão' });
    await userEvent.click(copy);
    await expect(await screen.findByText('Cartão cancelado')).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Cartão virtual da cotação' })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)).toHaveFocus());
  },
};

export const Fails: Story = {
  name: 'Q-166 Q-168 what fails leaves the card as it was, and may be tried again',
  play: async ({ args, mount, userEvent }) => {
    const onCancelCard = fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined);
    await mount(<VirtualCardModal {...args} card={VIRTUAL_CARD} onCancelCard={onCancelCard} />);
    for (const times of [1, 2]) {
      await userEvent.click(named('Cancelar cartão'));
      await userEvent.click(within(await question()).getByRole('button', { name: 'Sim' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(onCancelCard).toHaveBeenCalledTimes(times);
      await expect(screen.getByText('•••• 1111')).toBeVisible();
    }
  },
};

export const Viewed: Story = {
  name: 'Q-169 the card is masked until it is asked for; without the right nothing shows it',
  args: { card: VIRTUAL_CARD },
  play: async ({ args, mount, userEvent }) => {
    await mount(<VirtualCardModal {...args} />);
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.click(named('Mostrar dados'));
    await expect(await screen.findByText('4111 1111 1111 1111')).toBeVisible();
    await expect(args.onShow).toHaveBeenCalledTimes(1);
    await mount(<VirtualCardModal {...args} onShow={undefined} />);
    await expect(screen.getByText('•••• 1111')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Mostrar dados' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Q-165 of a quote that is only read the card is seen, and neither generated nor cancelled',
  args: { card: VIRTUAL_CARD, onGenerate: undefined, onCancelCard: undefined },
  play: async () => expect(offered()).toEqual(['Mostrar dados']),
};

export const Failed: Story = {
  name: 'a card that could not be loaded is asked for again',
  args: { card: undefined, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar o cartão.');
    await userEvent.click(named('Tentar de novo'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(offered()).toEqual([]);
  },
};
