import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { svgPicture } from '../../test-support/svg-picture.ts';
import { MoneyText } from '../money-text/index.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';

interface Day {
  readonly day: string;
  readonly total: number;
}

/** The lowest price of so many days. */
const prices = (count: number): readonly Day[] =>
  Array.from({ length: count }, (_, index) => ({ day: `${String(index + 7).padStart(2, '0')}/12`, total: 899 + index * 40 }));

function DayPrice({ day, total }: Day) {
  return (
    <span className="g:grid g:rounded-md g:border g:border-line g:bg-surface-1 g:py-2 g:text-center">
      <span className="g:text-ink-2 g:text-sm">{day}</span>
      <MoneyText value={total} className="g:font-semibold g:text-sm" />
    </span>
  );
}

const PICTURE = svgPicture(
  89,
  64,
  '<rect width="89" height="64" fill="#8fb8c9"/><path d="M0 64 30 26 52 50 66 38 89 64Z" fill="#3c6b57"/>',
);

/** Pictures of the rooms of a hotel. */
function Rooms() {
  return (
    <Carousel
      label="Fotos do hotel"
      items={[1, 2, 3, 4, 5, 6, 7, 8]}
      itemKey={(room) => room}
      renderItem={(room) => <img src={PICTURE} alt={`Quarto ${room}`} width={89} height={64} className="g:rounded-md" />}
      className="g:max-w-md"
    />
  );
}

const meta: Meta<CarouselProps<Day>> = {
  title: 'Data display/Carousel',
  id: 'data-carousel',
  component: Carousel,
  args: {
    label: 'Menor preço por dia',
    items: prices(10),
    itemKey: ({ day }) => day,
    renderItem: (price) => <DayPrice {...price} />,
    className: 'g:max-w-md',
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {};
export const Pictures: Story = { render: () => <Rooms /> };
export const AllFit: Story = { args: { items: prices(3) } };
export const OnPhone: Story = onScreen('phone');

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-6">
      <Carousel {...args} />
      <Rooms />
      <Carousel {...args} label="Três dias" items={prices(3)} />
    </div>
  ),
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const strip = (canvas: Canvas) => canvas.getByRole('list', { name: 'Menor preço por dia' });
const items = (canvas: Canvas) => within(strip(canvas)).getAllByRole('listitem');
/** The items of which nothing is cut off. */
const inSight = (canvas: Canvas) => {
  const { left, right } = strip(canvas).getBoundingClientRect();
  return items(canvas).flatMap((item) => {
    const box = item.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1 ? [item.firstElementChild?.firstElementChild?.textContent] : [];
  });
};

export const Measures: Story = {
  name: 'S-035 an item is 89 wide, 3 apart from the next, and there are at most 10',
  args: { items: prices(14) },
  play: async ({ canvas }) => {
    await expect(items(canvas)).toHaveLength(10);
    const boxes = items(canvas).map((item) => item.getBoundingClientRect());
    await expect(new Set(boxes.map(({ width }) => width))).toEqual(new Set([89]));
    await expect(boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))).toEqual(Array(9).fill(3));
  },
};

export const Turns: Story = {
  name: 'the buttons bring the next items and those before, and are out of use at the ends',
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Anteriores' });
    const on = canvas.getByRole('button', { name: 'Próximos' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(inSight(canvas)[0]).toBe('07/12');
    const first = inSight(canvas).length;
    await userEvent.click(on);
    await waitFor(() => expect(inSight(canvas)[0]).toBe(`${String(7 + first).padStart(2, '0')}/12`));
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(on);
    await userEvent.click(on);
    await userEvent.click(on);
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'));
    await expect(on).toHaveFocus();
    await expect(inSight(canvas).at(-1)).toBe('16/12');
  },
};

export const Keys: Story = {
  name: 'by keyboard it goes one item on, and to both ends',
  play: async ({ canvas, userEvent }) => {
    strip(canvas).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(inSight(canvas)[0]).toBe('08/12'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(inSight(canvas).at(-1)).toBe('16/12'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inSight(canvas)[0]).toBe('07/12'));
  },
};

export const WithoutButtons: Story = {
  name: 'where all items fit there are no buttons, and the keyboard passes it by',
  args: { items: prices(3) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(strip(canvas)).not.toHaveAttribute('tabindex');
  },
};
