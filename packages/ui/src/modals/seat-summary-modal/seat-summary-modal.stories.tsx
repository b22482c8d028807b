import type { Seat } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { foundFlights } from '../../test-support/search-groups.ts';
import { SeatSummaryModal } from './index.ts';

const seat = (idAereoVoo: string | null, idViajante: string, assento: string | null, reservado = true): Seat => ({
  idAereoVoo,
  idViajante,
  reservado,
  assento,
});
/** Ana sits on all three flights; João has a seat without a number on the first, none on the second, and one that is not reserved on the third. */
const SEATS = [
  seat('v1', 'v1', '12A'),
  seat('v1', 'v2', null),
  seat('v2', 'v1', '14C'),
  seat('v3', 'v1', '3F'),
  seat('v3', 'v2', '3D', false),
];

const meta = {
  title: 'Modals/SeatSummaryModal',
  component: SeatSummaryModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'GRU → REC · 10/12/2026 – 14/12/2026',
    seats: SEATS,
    flights: foundFlights().segmentos,
    travellers: TRAVELLERS,
  },
} satisfies Meta<typeof SeatSummaryModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Assentos reservados' }));
/** The lines of a flight, as `Ana Beatriz Lima: 12A`. */
const lines = (flight: RegExp | string) =>
  within(dialog().getByRole('region', { name: flight }))
    .getAllByRole('term')
    .map((term) => `${term.textContent?.trim()}: ${term.nextElementSibling?.textContent}`);

export const States: Story = {};
export const Everybody: Story = {
  args: {
    seats: ['v1', 'v2', 'v3'].flatMap((flight, row) => TRAVELLERS.map(({ id }, place) => seat(flight, id, `${row + 10}${'AB'[place]}`))),
  },
};
export const OtherFlightsAndTravellers: Story = { args: { seats: [...SEATS, seat('gone', 'v1', '8A'), seat('v1', 'gone', '22B')] } };
export const Loading: Story = { args: { seats: undefined } };
export const Empty: Story = { args: { seats: [] } };
export const Failed: Story = { args: { seats: undefined, error: true, onRetry: fn() } };
export const OnAPhone: Story = onScreen('phone');

export const PerFlight: Story = {
  name: 'S-048 the reserved seats are told per flight and traveller; who has none, and a seat without a number, are told in words',
  play: async ({ args, mount }) => {
    await mount();
    await expect(lines(/^G3\s1640 · qui 10\/12 08:10 · GRU → BSB$/)).toEqual([
      'Ana Beatriz Lima: 12A',
      'João Sá VIP: reservado, número a definir',
    ]);
    await expect(lines(/^G3\s1822/)).toEqual(['Ana Beatriz Lima: 14C', 'João Sá VIP: sem assento']);
    await expect(lines(/^G3\s1641/)).toEqual(['Ana Beatriz Lima: 3F', 'João Sá VIP: sem assento']);
    await expect(
      dialog()
        .getAllByText(/com assento$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['2 de 2 com assento', '1 de 2 com assento', '1 de 2 com assento']);
    await mount(<SeatSummaryModal {...args} seats={[...SEATS, seat('gone', 'v1', '8A'), seat('v1', 'gone', '22B')]} />);
    await expect(lines('Voo fora do itinerário')).toEqual(['Ana Beatriz Lima: 8A']);
    await expect(lines(/1640/)).toContain('Viajante fora da lista: 22B');
  },
};

export const NoSeat: Story = {
  name: 'S-048 where no seat is reserved it says so, also where some are wished for',
  args: { seats: [] },
  play: async ({ args, mount }) => {
    await mount();
    await expect(dialog().getByText('Nenhum assento reservado')).toBeVisible();
    await mount(<SeatSummaryModal {...args} seats={[seat('v1', 'v1', '12A', false)]} />);
    await expect(dialog().getByText('Nenhum assento reservado')).toBeVisible();
    await expect(dialog().queryByText('12A')).toBeNull();
  },
};

export const NotLoaded: Story = {
  name: 'S-048 seats that could not be loaded are asked for again; Escape closes',
  args: { seats: undefined, error: true, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Erro ao buscar assentos reservados');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Tentar de novo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
