import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hotelQuote } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { HotelMapModal, type MappedHotel } from './index.ts';

const hotel = (id: string, nome: string | null, total: number, at: readonly [number, number] | null): MappedHotel =>
  hotelQuote({ id, nome, total, latitude: at?.[0] ?? null, longitude: at?.[1] ?? null });

const HOTELS: readonly MappedHotel[] = [
  hotel('a', 'Hotel Boa Viagem Praia', 320, [-8.1197, -34.9047]),
  hotel('b', 'Grand Mercure Recife', 819.9, [-8.1321, -34.9018]),
  hotel('c', 'Casa da Ana', 180, null),
  hotel('d', 'Ibis Recife Aeroporto', 289.5, [-8.1298, -34.9188]),
  hotel('e', 'Pousada sem endereço', 150, null),
  hotel('f', null, 240, [-8.0781, -34.8895]),
  hotel('g', 'Hotel sem mapa', 199, null),
];

const meta = {
  title: 'Modals/HotelMapModal',
  component: HotelMapModal<MappedHotel>,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onChoose: fn(),
    context: 'Recife, PE · 10/12/2026 a 14/12/2026',
    hotels: HOTELS,
    itineraryPoint: { latitude: -8.1265, longitude: -34.9236 },
    chosenId: null,
  },
} satisfies Meta<typeof HotelMapModal<MappedHotel>>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Hotéis no mapa' }));
const inMap = <Found extends Element>(selector: string) => [
  ...(document.querySelector('[data-slot="map-canvas"]')?.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
];
const drawn = (count = 4) =>
  waitFor(
    () => {
      expect(inMap('.place')).toHaveLength(count);
      expect(inMap('path[stroke-dasharray="4 3"]')).toHaveLength(1);
    },
    { timeout: 10_000 },
  );

export const States: Story = { args: { chosenId: 'b' }, play: () => drawn() };
export const WithoutPoint: Story = { args: { itineraryPoint: null }, play: () => drawn() };
export const Nowhere: Story = { args: { itineraryPoint: null, hotels: HOTELS.filter(({ latitude }) => latitude === null) } };
export const OnAPhone: Story = { ...onScreen('phone'), args: { chosenId: 'b' }, play: () => drawn() };

export const Placed: Story = {
  name: 'S-078 each hotel with coordinates has a marker, the others are told in a line; a circle of 2 km is around the point of the itinerary',
  play: async ({ args }) => {
    await drawn();
    await expect(
      dialog()
        .getAllByRole('option')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Hotel Boa Viagem PraiaR$ 320,00',
      'Grand Mercure RecifeR$ 819,90',
      'Ibis Recife AeroportoR$ 289,50',
      'Hotel sem nomeR$ 240,00',
    ]);
    await expect(dialog().getByText('3 hotéis sem localização no mapa')).toBeInTheDocument();
    const circle = inMap<SVGPathElement>('path[stroke-dasharray="6 4"]')[0];
    // Metres of a pixel at zoom 12.
    const metres = (156_543.03 * Math.cos(((args.itineraryPoint?.latitude ?? 0) * Math.PI) / 180)) / 2 ** 12;
    await expect(Math.abs((circle?.getBBox().width ?? 0) * metres - 4000)).toBeLessThan(80);
  },
};

export const Chosen: Story = {
  name: 'S-078 a hotel is marked on the map or in the list, and chosen by the button, by keyboard alone',
  play: async ({ args, userEvent }) => {
    await drawn();
    const choose = dialog().getByRole('button', { name: 'Escolher hotel' });
    await expect(choose).toBeDisabled();
    // Whether the map was there before the window or came after it.
    await expect(dialog().getByRole('listbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(choose).toBeEnabled());
    await expect(args.onChoose).not.toHaveBeenCalled();
    choose.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(HOTELS[1]);
  },
};
