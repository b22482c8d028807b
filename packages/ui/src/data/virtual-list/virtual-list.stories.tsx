import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { MoneyText } from '../money-text/index.ts';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

interface Request {
  readonly id: number;
  readonly trip: string;
  readonly total: number;
}

const TRIPS = ['GRU → REC', 'FOR → BEL', 'FLN → REC', 'CGH → SDU', 'BSB → GRU'] as const;

/** So many requests. */
function requests(count: number): readonly Request[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 48_000 + index,
    trip: TRIPS[index % TRIPS.length] ?? '',
    total: 300 + ((index * 37) % 2000),
  }));
}

const MANY = requests(10_000);
const idOf = ({ id }: Request) => id;

const meta = {
  title: 'Data display/VirtualList',
  id: 'data-virtuallist',
  component: VirtualList<Request>,
  args: {
    label: 'Solicitações',
    items: MANY,
    itemKey: idOf,
    renderItem: ({ id, trip, total }) => (
      <div className="g:flex g:gap-4">
        <span className="g:w-16 g:text-ink-2">{id}</span>
        <span className="g:flex-1">{trip}</span>
        <MoneyText value={total} />
      </div>
    ),
    empty: (
      <EmptyState icon={<SearchX />} title="Nenhuma solicitação encontrada.">
        Nenhuma corresponde aos filtros escolhidos.
      </EmptyState>
    ),
    className: 'g:h-72 g:max-w-xl',
  },
} satisfies Meta<typeof VirtualList<Request>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Notes of one line to five: how many a request has follows from its number alone. */
function Note({ id, trip }: Request) {
  return (
    <>
      <p className="g:font-medium">
        {id} · {trip}
      </p>
      {Array.from({ length: (id * 7) % 5 }, (_, line) => (
        <p key={line} className="g:text-ink-2 g:text-sm">
          O viajante pediu assento no corredor.
        </p>
      ))}
    </>
  );
}

function Linked({ id, trip }: Request) {
  return (
    <a href={`#/solicitacoes/${id}`} className="g:text-accent-text g:hover:underline">
      {id} · {trip}
    </a>
  );
}

export const TenThousand: Story = {};
export const Short: Story = { args: { items: MANY.slice(0, 4), className: 'g:max-w-xl' } };
export const Empty: Story = { tags: ['picture'], args: { items: [] } };
export const DifferingHeights: Story = { tags: ['picture'], args: { renderItem: Note } };
export const WithLinks: Story = { args: { renderItem: Linked } };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const theList = (canvas: Canvas) => canvas.getByRole('list', { name: 'Solicitações' });
const rows = (canvas: Canvas) => within(theList(canvas)).getAllByRole('listitem');
const placeOf = (row: HTMLElement) => Number(row.getAttribute('aria-posinset'));

/** The places of the rows of which a part is in sight. */
function placesInSight(canvas: Canvas): number[] {
  const sight = theList(canvas).getBoundingClientRect();
  return rows(canvas)
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > sight.top + 1 && top < sight.bottom - 1;
    })
    .map(placeOf);
}

/** Scrolls a list, and waits until the rows that are in sight then fill it. */
async function scrollTo(canvas: Canvas, top: number): Promise<void> {
  const list = theList(canvas);
  list.scrollTop = top;
  await waitFor(() => {
    const sight = list.getBoundingClientRect();
    const seen = rows(canvas).map((row) => row.getBoundingClientRect());
    const from = seen.findIndex(({ bottom }) => bottom > sight.top + 1);
    expect(seen[from]?.top).toBeLessThanOrEqual(sight.top + 2);
    expect(seen.some(({ top: start, bottom }) => start < sight.bottom && bottom >= sight.bottom - 2)).toBe(true);
    expectNoHoles(seen.filter(({ top: start, bottom }) => bottom > sight.top && start < sight.bottom));
  });
}

/** Each row begins where the one before it ends. */
function expectNoHoles(seen: readonly DOMRect[]): void {
  for (const [index, { top }] of seen.entries()) if (index > 0) expect(Math.abs(top - (seen[index - 1]?.bottom ?? 0))).toBeLessThan(1);
}

export const OnlyThoseInSight: Story = {
  name: 'of 10,000 rows those in sight and a few around them are in the document, and each tells its place among all',
  play: async ({ canvas }) => {
    const few = rows(canvas).length;
    await expect(few).toBeLessThan(40);
    await expect(placesInSight(canvas).slice(0, 3)).toEqual([1, 2, 3]);
    await expect(rows(canvas).map((row) => row.getAttribute('aria-setsize'))).toEqual(Array.from({ length: few }, () => '10000'));
    const { scrollHeight, scrollTop } = theList(canvas);
    await expect(scrollTop).toBe(0);
    await expect(scrollHeight).toBeGreaterThan(10_000 * 30);

    await scrollTo(canvas, scrollHeight / 2);
    await expect(rows(canvas).length).toBeLessThan(60);
    const [middle = 0] = placesInSight(canvas);
    await expect(Math.abs(middle - 5000)).toBeLessThan(5);
    await scrollTo(canvas, scrollHeight);
    await expect(placesInSight(canvas).at(-1)).toBe(10_000);
    await expect(theList(canvas)).toHaveTextContent(/57999/);
  },
};

export const HeightsOfTheirOwn: Story = {
  name: 'rows of differing heights follow one another without a hole, wherever one scrolls, and the last one ends the list',
  args: { renderItem: Note },
  play: async ({ canvas }) => {
    const list = theList(canvas);
    for (const part of [0.3, 0.31, 0.29, 0.9, 1, 0.98, 0]) await scrollTo(canvas, part * (list.scrollHeight - list.clientHeight));
    await expect(new Set(rows(canvas).map((row) => row.offsetHeight)).size).toBeGreaterThan(3);
    await scrollTo(canvas, list.scrollHeight);
    await waitFor(() => expect(list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThanOrEqual(1));
    await expect(placesInSight(canvas).at(-1)).toBe(10_000);
  },
};

export const NothingJumps: Story = {
  name: 'scrolled up over rows that were never seen, those in sight stay where they are: their heights are put right above them',
  args: { renderItem: Note },
  play: async ({ canvas }) => {
    const list = theList(canvas);
    await scrollTo(canvas, list.scrollHeight / 2);
    for (let step = 0; step < 12; step += 1) {
      const [place = 0] = placesInSight(canvas);
      const watched = () =>
        rows(canvas)
          .find((row) => placeOf(row) === place)
          ?.getBoundingClientRect().top ?? Number.NaN;
      const before = watched();
      list.scrollTop -= 100;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect(Math.abs(watched() - before - 100)).toBeLessThan(3);
    }
  },
};

export const ByTab: Story = {
  name: 'Tab goes from row to row in order, those that were not rendered yet included, and back; from outside it comes to the first and the last',
  args: { renderItem: Linked },
  render: (args) => (
    <>
      <Button>Antes</Button>
      <VirtualList {...args} />
      <Button>Depois</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = (place: number) => canvas.getByRole('link', { name: new RegExp(`^${47_999 + place} `) });
    const list = theList(canvas);
    canvas.getByRole('button', { name: 'Antes' }).focus();
    await userEvent.tab();
    await expect(list).toHaveFocus();
    for (let place = 1; place <= 60; place += 1) {
      await userEvent.tab();
      await expect(link(place)).toHaveFocus();
    }
    await expect(placesInSight(canvas)).toContain(60);
    await expect(rows(canvas).length).toBeLessThan(70);

    canvas.getByRole('button', { name: 'Depois' }).focus();
    for (let place = 10_000; place > 9_960; place -= 1) {
      await userEvent.tab({ shift: true });
      await expect(link(place)).toHaveFocus();
    }
    await waitFor(() => expect(placesInSight(canvas)).toContain(9_961));
  },
};

export const KeepsTheFocus: Story = {
  name: 'a row that has the focus stays in the document when it is scrolled away, and Tab goes on from it',
  args: { renderItem: Linked },
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('link', { name: /^48002 / });
    third.focus();
    await scrollTo(canvas, theList(canvas).scrollHeight / 2);
    await expect(placesInSight(canvas)).not.toContain(3);
    await expect(third).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^48003 / })).toHaveFocus();
    await waitFor(() => expect(placesInSight(canvas)).toContain(4));
  },
};

function Removable({ onRemove, ...args }: VirtualListProps<Request> & { onRemove: (id: number) => void }) {
  const [items, setItems] = useState(args.items);
  return (
    <VirtualList
      {...args}
      items={items}
      renderItem={({ id }) => (
        <Button
          size="sm"
          onClick={() => {
            onRemove(id);
            setItems(items.filter((item) => item.id !== id));
          }}
        >
          Remover {id}
        </Button>
      )}
    />
  );
}

const removed = fn();

export const RemovedUnderTheFocus: Story = {
  name: 'when the item that has the focus is removed, the list takes the focus and the rows below move up',
  render: (args) => <Removable {...args} onRemove={removed} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover 48001' }));
    await expect(removed).toHaveBeenCalledWith(48_001);
    await expect(canvas.queryByRole('button', { name: 'Remover 48001' })).not.toBeInTheDocument();
    await expect(theList(canvas)).toHaveFocus();
    await expect(rows(canvas)[1]).toHaveTextContent('Remover 48002');
    await expect(rows(canvas)[1]).toHaveAttribute('aria-setsize', '9999');
  },
};

function Folding(args: VirtualListProps<Request>) {
  const [open, setOpen] = useState<readonly number[]>([]);
  return (
    <VirtualList
      {...args}
      renderItem={({ id }) => (
        <>
          <Button size="sm" onClick={() => setOpen([...open, id])}>
            Detalhes de {id}
          </Button>
          {open.includes(id) && <p className="g:h-40">Assento no corredor.</p>}
        </>
      )}
    />
  );
}

export const GrowsInPlace: Story = {
  name: 'a row that grows makes the list as much higher, while it is rendered and when it is not any more',
  render: (args) => <Folding {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = theList(canvas);
    const before = list.scrollHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Detalhes de 48006' }));
    await waitFor(() => expect(list.scrollHeight - before).toBe(160));
    canvas.getByRole('button', { name: 'Detalhes de 48000' }).focus();
    await scrollTo(canvas, before / 2);
    await expect(canvas.queryByText('Assento no corredor.')).not.toBeInTheDocument();
    await expect(list.scrollHeight - before).toBe(160);
    await scrollTo(canvas, 0);
    await expect(canvas.getByText('Assento no corredor.')).toBeInTheDocument();
    await expect(list.scrollHeight - before).toBe(160);
    // A row that was rendered anew grows as the first time.
    await userEvent.click(canvas.getByRole('button', { name: 'Detalhes de 48007' }));
    await waitFor(() => expect(list.scrollHeight - before).toBe(320));
    canvas.getByRole('button', { name: 'Detalhes de 48000' }).focus();
    await scrollTo(canvas, before / 2);
    // A row is measured in whole pixels.
    await expect(Math.abs(list.scrollHeight - before - 320)).toBeLessThan(3);
  },
};

function Foldable(args: VirtualListProps<Request>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(false)}>Recolher todas</Button>
      <VirtualList
        {...args}
        renderItem={({ id }) => (
          <>
            {id}
            {open && <p className="g:h-72">Assento no corredor.</p>}
          </>
        )}
      />
    </>
  );
}

export const ShrinksInPlace: Story = {
  name: 'rows that become lower make room for others, which come without a scroll',
  render: (args) => <Foldable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(placesInSight(canvas)).toEqual([1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher todas' }));
    await waitFor(() => {
      const sight = theList(canvas).getBoundingClientRect();
      const seen = rows(canvas).map((row) => row.getBoundingClientRect());
      expect(seen.some(({ top, bottom }) => top < sight.bottom && bottom >= sight.bottom - 2)).toBe(true);
      expectNoHoles(seen.filter(({ top }) => top < sight.bottom));
    });
    await expect(placesInSight(canvas).length).toBeGreaterThan(5);
  },
};

const rendered = fn((_: Request, place: number) => `Linha ${place + 1}`);

export const RowsThatStay: Story = {
  name: 'scrolled, the rows that stay are not rendered again, only those that come',
  render: (args) => <VirtualList {...args} renderItem={rendered} />,
  play: async ({ canvas }) => {
    const list = theList(canvas);
    const present = () => rows(canvas).map(placeOf);
    const before = new Set(present());
    rendered.mockClear();
    // Beyond what is rendered below the rows in sight, so that others come, and less than a screen, so that some stay.
    await scrollTo(canvas, 260);
    await waitFor(() => expect(present().some((place) => !before.has(place))).toBe(true));
    await expect(present().some((place) => before.has(place) && place > 1)).toBe(true);
    await expect(rendered.mock.calls.map(([, index]) => index + 1).filter((place) => before.has(place))).toEqual([]);
    await expect(list.scrollTop).toBe(260);
  },
};

export const NothingToList: Story = {
  name: 'without items it shows what stands in their place, and is no list',
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nenhuma solicitação encontrada.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const AsHighAsItsRows: Story = {
  name: 'a short list is as high as its rows and no stop for Tab; one of thousands without a height of its own is as high as the screen',
  args: { className: '' },
  render: (args) => (
    <>
      <VirtualList {...args} items={MANY.slice(0, 4)} label="Curta" />
      <VirtualList {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const short = canvas.getByRole('list', { name: 'Curta' });
    await expect(within(short).getAllByRole('listitem')).toHaveLength(4);
    await expect(short.scrollHeight).toBe(short.clientHeight);
    await waitFor(() => expect(theList(canvas).getBoundingClientRect().height).toBeCloseTo(window.innerHeight, 0));
    await expect(rows(canvas).length).toBeLessThan(100);
    await userEvent.tab();
    await expect(theList(canvas)).toHaveFocus();
  },
};
