import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { svgPicture } from '../../test-support/svg-picture.ts';
import { PlaceMap, type PlaceMapProps, type PlaceMarker } from './index.ts';

const HOTELS: readonly PlaceMarker[] = [
  { id: 'a', label: 'Hotel Boa Viagem Praia', price: 'R$ 320,00', latitude: -8.1197, longitude: -34.9047 },
  { id: 'b', label: 'Grand Mercure Recife', price: 'R$ 819,90', latitude: -8.1321, longitude: -34.9018 },
  { id: 'c', label: 'Ibis Recife Aeroporto', price: 'R$ 289,50', latitude: -8.1298, longitude: -34.9188 },
  { id: 'd', label: 'Pousada do Porto', latitude: -8.0631, longitude: -34.8711 },
  { id: 'e', label: 'Hotel Central do Recife, na Boa Vista', price: 'R$ 210,00', latitude: -8.0612, longitude: -34.8895 },
  { id: 'f', label: 'Pousada de Olinda', price: 'R$ 260,00', latitude: -8.0139, longitude: -34.8484 },
];
const BOA_VIAGEM = { latitude: -8.112, longitude: -34.898 };

/** As many places as a search finds, around a city. */
const MANY: readonly PlaceMarker[] = Array.from({ length: 500 }, (_, index) => {
  const [ring, angle] = [Math.sqrt(index) / 240, index * 2.4];
  const position = { latitude: -23.56 + ring * Math.sin(angle), longitude: -46.65 + ring * Math.cos(angle) };
  return { id: String(index), label: `Hotel ${index + 1}`, price: `R$ ${180 + ((index * 37) % 900)},00`, ...position };
});

/** A picture of one colour, in place of a server's. */
const TILE = svgPicture(256, 256, '<path fill="#e8e4d8" stroke="#b8b09a" d="M0 0h256v256H0z"/>');

function Chosen(props: PlaceMapProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <PlaceMap
      {...props}
      selectedId={selectedId}
      onSelect={(id) => {
        setSelectedId(id);
        props.onSelect(id);
      }}
    />
  );
}

const meta = {
  title: 'Data display/PlaceMap',
  id: 'data-placemap',
  component: PlaceMap,
  args: {
    label: 'Hotéis em Recife',
    markers: HOTELS,
    selectedId: 'b',
    onSelect: fn(),
    center: BOA_VIAGEM,
    circle: { ...BOA_VIAGEM, radius: 2000 },
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof PlaceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const inMap = <Found extends Element>(selector: string) => [
  ...(document.querySelector('[data-slot="map-canvas"]')?.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
];
const markers = () => inMap<HTMLElement>('.place');
const markerOf = (name: string) => {
  const found = markers().find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`no marker of ${name}`);
  return found;
};
/** The map with its markers and the land. */
const drawn = (count = HOTELS.length) =>
  waitFor(
    () => {
      expect(markers()).toHaveLength(count);
      expect(inMap('path[stroke-dasharray="4 3"]')).toHaveLength(1);
    },
    { timeout: 10_000 },
  );

export const States: Story = { play: () => drawn() };
export const Nothing: Story = { args: { selectedId: null, circle: undefined, markers: [] } };
export const Continent: Story = { args: { selectedId: null, circle: undefined, zoom: 4 }, play: () => drawn() };
export const Tiles: Story = { args: { tiles: { url: TILE, attribution: '© Contribuidores do OpenStreetMap' } } };
export const Many: Story = {
  args: { markers: MANY, selectedId: null, circle: undefined, center: { latitude: -23.56, longitude: -46.65 } },
  play: () => drawn(500),
};
export const OnAPhone: Story = { ...onScreen('phone'), play: () => drawn() };

export const ByList: Story = {
  name: 'S-078 a place of the list is highlighted on the map and brought into sight, and chosen by keyboard alone',
  play: async ({ args, canvas, userEvent }) => {
    await drawn();
    const list = canvas.getByRole('listbox', { name: 'Hotéis em Recife: lista' });
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toHaveLength(HOTELS.length);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Grand Mercure Recife');
    await expect(markerOf('Grand Mercure')).toHaveAttribute('data-selected');
    list.focus();
    await waitFor(() => expect(markerOf('Grand Mercure')).toHaveAttribute('data-active'));
    await userEvent.keyboard('{End}');
    await expect(list).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /Olinda/ }).id);
    const olinda = markerOf('Olinda');
    await expect(olinda).toHaveAttribute('data-active');
    const frame = list.closest('[data-slot="place-map"]')?.querySelector('[data-part="map"]')?.getBoundingClientRect();
    await waitFor(() => {
      const { left, right, top, bottom } = olinda.getBoundingClientRect();
      expect([left > (frame?.left ?? 0), right < (frame?.right ?? 0), top > (frame?.top ?? 0), bottom < (frame?.bottom ?? 0)]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith('e');
    await expect(markerOf('Central')).toHaveAttribute('data-selected');
    await expect(markerOf('Grand Mercure')).not.toHaveAttribute('data-selected');
  },
};

export const ByMarker: Story = {
  name: 'S-078 a marker that is pressed marks its place in the list; it says its name and has a sign, not a colour alone',
  play: async ({ args, canvas, userEvent }) => {
    await drawn();
    await userEvent.click(markerOf('Ibis'));
    await expect(args.onSelect).toHaveBeenCalledWith('c');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Ibis Recife Aeroporto');
    const name = markerOf('Ibis').querySelector('.place-name');
    if (!name) throw new Error('no name on the marker');
    await expect(getComputedStyle(name).display).toBe('block');
    await expect(getComputedStyle(name, '::before').content).toContain('✓');
    await expect(getComputedStyle(markerOf('Olinda').querySelector('.place-name') ?? name).display).toBe('none');
  },
};

export const Circle: Story = {
  name: 'S-078 at zoom 12 a circle has the radius that it is given in metres',
  play: async () => {
    await drawn();
    const circle = inMap<SVGPathElement>('path[stroke-dasharray="6 4"]')[0];
    // Metres of a pixel at zoom 12, at this latitude.
    const metres = (156_543.03 * Math.cos((BOA_VIAGEM.latitude * Math.PI) / 180)) / 2 ** 12;
    await expect(Math.abs((circle?.getBBox().width ?? 0) * metres - 4000)).toBeLessThan(80);
  },
};

export const Zoomed: Story = {
  name: 'the buttons bring the map nearer and farther by keyboard, and are named',
  play: async ({ canvas, userEvent }) => {
    await drawn();
    const apart = () => markerOf('Olinda').getBoundingClientRect().y - markerOf('Ibis').getBoundingClientRect().y;
    const before = apart();
    canvas.getByRole('button', { name: 'Aproximar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Math.round(apart() / before)).toBe(2));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Afastar' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(Math.round(apart() - before)).toBe(0));
  },
};

export const PageUntouched: Story = {
  name: 'nothing of the map reaches the page around it: its styles stand in a shadow tree',
  play: async () => {
    await drawn();
    await expect(document.querySelector('.leaflet-pane')).toBeNull();
    await expect(inMap('.leaflet-pane').length).toBeGreaterThan(0);
    await expect([...document.styleSheets].filter(({ ownerNode }) => ownerNode?.textContent?.includes('leaflet'))).toEqual([]);
  },
};
