import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { careless, MARCO_ZERO, RECIFE_AIRPORT } from '../../test-support/places.ts';
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
    places: { search: careless },
    itineraryPlace: RECIFE_AIRPORT,
    onItineraryPlaceChange: fn(),
    chosenId: null,
  },
  render: function Controlled({ itineraryPlace, onItineraryPlaceChange, ...args }) {
    const [place, setPlace] = useState(itineraryPlace);
    return (
      <HotelMapModal
        {...args}
        itineraryPlace={place}
        onItineraryPlaceChange={(chosen) => {
          setPlace(chosen);
          onItineraryPlaceChange?.(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof HotelMapModal<MappedHotel>>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Hotéis no mapa' }));
const inMap = <Found extends Element>(selector: string) => [
  ...(document.querySelector('[data-slot="map-canvas"]')?.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
];
/** The code of the map and the outlines of the land are loaded meanwhile, which holds up everything else. */
const WHILE_DRAWN = { timeout: 10_000 };
const drawn = (count = 4) =>
  waitFor(() => {
    expect(inMap('.place')).toHaveLength(count);
    expect(inMap('path[stroke-dasharray="4 3"]')).toHaveLength(1);
  }, WHILE_DRAWN);

export const States: Story = { args: { chosenId: 'b' }, play: () => drawn() };
export const WithoutPlace: Story = { args: { itineraryPlace: null }, play: () => drawn() };
export const WithoutPlaces: Story = {
  args: { itineraryPlace: null, places: undefined },
  play: async () => {
    await drawn();
    await expect(dialog().queryByRole('combobox')).toBeNull();
  },
};
export const Nowhere: Story = { args: { itineraryPlace: null, hotels: HOTELS.filter(({ latitude }) => latitude === null) } };
export const OnAPhone: Story = { ...onScreen('phone'), args: { chosenId: 'b' }, play: () => drawn() };

const listed = () =>
  dialog()
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const circles = () => inMap<SVGPathElement>('path[stroke-dasharray="6 4"]');

export const Placed: Story = {
  name: 'S-078 S-179 a place is searched above the map: a circle of 2 km is around it, and the hotels come by their distance from it, until it is emptied',
  args: { itineraryPlace: null },
  play: async ({ args, userEvent }) => {
    await drawn();
    const inOrder = [
      'Hotel Boa Viagem PraiaR$ 320,00',
      'Grand Mercure RecifeR$ 819,90',
      'Ibis Recife AeroportoR$ 289,50',
      'Hotel sem nomeR$ 240,00',
    ];
    await expect(listed()).toEqual(inOrder);
    await expect(circles()).toEqual([]);
    await expect(dialog().getByText('3 hotéis sem localização no mapa')).toBeInTheDocument();

    const field = dialog().getByRole('combobox', { name: 'Onde o viajante precisa estar' });
    // The field remembers the Enter until the places are there.
    await userEvent.type(field, 'marco{Enter}');
    await waitFor(() => expect(args.onItineraryPlaceChange).toHaveBeenLastCalledWith(MARCO_ZERO), WHILE_DRAWN);
    await expect(field).toHaveValue('Marco Zero');
    await expect(listed()).toEqual([
      'Hotel sem nomeR$ 240,00 · 2,6 km',
      'Hotel Boa Viagem PraiaR$ 320,00 · 7,3 km',
      'Grand Mercure RecifeR$ 819,90 · 8,4 km',
      'Ibis Recife AeroportoR$ 289,50 · 9,1 km',
    ]);
    await expect(dialog().getByText(/^O círculo tem 2 km de raio em torno de Marco Zero;/)).toBeInTheDocument();
    await expect(dialog().getByText('3 hotéis sem localização no mapa, e por isso sem distância')).toBeInTheDocument();
    await waitFor(() => expect(circles()).toHaveLength(1));
    // Metres of a pixel at zoom 12.
    const metres = (156_543.03 * Math.cos((MARCO_ZERO.geometry.location.lat * Math.PI) / 180)) / 2 ** 12;
    await waitFor(() => expect(Math.abs((circles()[0]?.getBBox().width ?? 0) * metres - 4000)).toBeLessThan(80));

    await userEvent.clear(field);
    await expect(args.onItineraryPlaceChange).toHaveBeenLastCalledWith(null);
    await expect(listed()).toEqual(inOrder);
    await waitFor(() => expect(circles()).toEqual([]));
    await expect(dialog().queryByText(/^O círculo/)).toBeNull();
  },
};

const unsteady = fn(careless);

export const PlacesFail: Story = {
  name: 'a maps service that does not answer is said at the field, which keeps what was typed and searches again',
  args: { itineraryPlace: null, places: { search: unsteady } },
  play: async ({ userEvent }) => {
    await drawn();
    unsteady.mockRejectedValueOnce(new Error('offline'));
    const field = dialog().getByRole('combobox', { name: 'Onde o viajante precisa estar' });
    await userEvent.type(field, 'marco');
    await screen.findByRole('button', { name: 'Tentar de novo' }, WHILE_DRAWN);
    await expect(screen.getAllByText('Não foi possível buscar.')).not.toEqual([]);
    await expect(field).toHaveValue('marco');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /^Marco Zero/ }, WHILE_DRAWN)).toBeInTheDocument();
  },
};

export const FarAway: Story = {
  name: 'S-078 a place far from every hotel is seen together with the nearest of them',
  args: { itineraryPlace: { ...MARCO_ZERO, geometry: { location: { lat: -8.4, lng: -35.1 } } } },
  play: async () => {
    await drawn();
    const map = document.querySelector('[data-part="map"]')?.getBoundingClientRect();
    await expect(listed()[0]).toBe('Ibis Recife AeroportoR$ 289,50 · 36,1 km');
    await waitFor(() => {
      const at = inMap('.place').map((place) => place.getBoundingClientRect());
      const seen = at.filter(({ x, y }) => map && x > map.left && x < map.right && y > map.top && y < map.bottom);
      expect(seen.length).toBeGreaterThan(0);
    });
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
    await expect(args.onChoose).toHaveBeenCalledWith(HOTELS[0]);
  },
};
