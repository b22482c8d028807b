import type { OrdenacaoRodoviario } from '@guiche/domain/enums';
import {
  departureTimeFilter,
  filterResults,
  HOURS,
  hourLabel,
  newResultView,
  priceEnds,
  priceFilter,
  priceLabel,
  type Range,
  RESULT_PAGE,
  type ResultView,
  refiltered,
  resorted,
  sortBusResults,
  withMore,
} from '@guiche/domain/results';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { MoneyText } from '../../data/money-text/index.ts';
import { RangeSlider } from '../../inputs/range-slider/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { onScreen } from '../../test-support/screens.ts';
import { foundTrip } from '../../test-support/search-groups.ts';
import { BusResult } from '../bus-result/index.ts';
import { FilterPanel, FilterSection } from '../filter-panel/index.ts';
import { SortSelect } from '../sort-select/index.ts';
import { ResultList, type ResultListProps } from './index.ts';

interface Offer {
  readonly id: string;
  readonly total: number;
}

/** So many offers, the prices going up. */
const offers = (count: number): readonly Offer[] =>
  Array.from({ length: count }, (_, index) => ({ id: `Oferta ${index + 1}`, total: 899 + index * 12.5 }));

function OfferCard({ offer: { id, total } }: { offer: Offer }) {
  return (
    <article
      aria-label={id}
      className="g:flex g:items-center g:justify-between g:gap-4 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-pad"
    >
      <span className="g:font-semibold">{id}</span>
      <span className="g:flex g:items-center g:gap-3">
        <MoneyText value={total} />
        <Button size="sm" aria-label={`Escolher ${id}`}>
          Escolher
        </Button>
      </span>
    </article>
  );
}

type Props = ResultListProps<Offer>;

/** Counts what is shown as a page does. */
function Kept({ shown, onLoadMore, ...props }: Props) {
  const [view, setView] = useState({ ...newResultView(null, null), shown });
  const more = () => {
    onLoadMore();
    setView(withMore(view));
  };
  return <ResultList {...props} shown={view.shown} onLoadMore={more} />;
}

const COMPANIES = ['Viação Cometa', 'Águia Branca', 'Expresso Guanabara'] as const;

/** Two coaches an hour, from 06:00 on. */
const COACHES = Array.from({ length: 24 }, (_, index) => {
  const hour = String(6 + Math.floor(index / 2)).padStart(2, '0');
  const company = COMPANIES[index % COMPANIES.length] ?? '';
  return foundTrip({
    id: `bus-${index}`,
    nomeCia: company,
    fornecedorServico: { id: company, nome: company },
    dataPartida: `2026-12-10T${hour}:${index % 2 === 0 ? '00' : '30'}`,
    dataChegada: `2026-12-10T${String(Number(hour) + 5).padStart(2, '0')}:45`,
    total: 200 + ((index * 7) % 24) * 5,
  });
});

interface BusFilters {
  readonly price: Range | null;
  readonly hours: Range | null;
}
const NO_FILTERS: BusFilters = { price: null, hours: null };

/** The page of a search for coaches: its filters, its order and its results, with the rules of the domain. */
function CoachSearch() {
  const [view, setView] = useState<ResultView<BusFilters, OrdenacaoRodoviario>>(newResultView(NO_FILTERS, 'MENOR_PRECO'));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { filters, sort, shown } = view;
  const kept = sortBusResults(filterResults(COACHES, priceFilter(filters.price), departureTimeFilter(filters.hours)), sort);
  const filter = (changes: Partial<BusFilters>) => setView(refiltered(view, { ...filters, ...changes }));
  const clear = () => setView(refiltered(view, NO_FILTERS));
  return (
    <div className="g:flex g:gap-6 g:max-lg:flex-col">
      <FilterPanel
        active={[filters.price, filters.hours].filter((range) => range !== null).length}
        onClear={clear}
        className="g:lg:w-64 g:lg:self-start"
      >
        <FilterSection title="Preço">
          <RangeSlider
            label="Total"
            {...(priceEnds(COACHES) ?? { min: 0, max: 0 })}
            value={filters.price}
            onValueChange={(price) => filter({ price })}
            formatValue={priceLabel}
          />
        </FilterSection>
        <FilterSection title="Horário">
          <RangeSlider
            label="Partida"
            {...HOURS}
            value={filters.hours}
            onValueChange={(hours) => filter({ hours })}
            formatValue={hourLabel}
          />
        </FilterSection>
      </FilterPanel>
      <ResultList
        results={kept}
        total={COACHES.length}
        shown={shown}
        onLoadMore={() => setView(withMore(view))}
        onClearFilters={clear}
        toolbar={<SortSelect kind="RODOVIARIO" value={sort} onValueChange={(order) => setView(resorted(view, order))} className="g:w-64" />}
        renderResult={(quote) => (
          <BusResult
            group={{ id: quote.id, cotacoes: [quote] }}
            chosenId={chosenId}
            onChoose={({ id }) => setChosenId(id === chosenId ? null : id)}
          />
        )}
        className="g:flex-1"
      />
    </div>
  );
}

const meta: Meta<Props> = {
  title: 'Search/ResultList',
  component: ResultList,
  args: {
    results: offers(12),
    total: 340,
    shown: RESULT_PAGE,
    onLoadMore: fn(),
    renderResult: (offer) => <OfferCard offer={offer} />,
  },
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

const SORT = <SortSelect kind="AEREO" className="g:w-64" />;

export const Filtered: Story = {};
export const Whole: Story = {
  args: { toolbar: SORT, searching: { answered: 3, asked: 5 }, failed: ['Azul', 'Frontur'], onRetry: fn() },
};
export const WholeSearch: Story = { tags: ['picture'], render: () => <CoachSearch /> };
export const Few: Story = { args: { results: offers(3), total: 3 } };
export const Starting: Story = { args: { results: [], total: 0, searching: { answered: 0, asked: 5 } } };
export const Searching: Story = { args: { results: offers(4), total: 4, searching: true } };
export const NothingFound: Story = { args: { results: [], total: 0 } };
export const NothingFoundByThoseThatAnswered: Story = { args: { results: [], total: 0, failed: ['Azul'], onRetry: fn(), retrying: true } };
export const NothingLeft: Story = { args: { results: [], onClearFilters: fn() } };
export const OnPhone: Story = {
  ...onScreen('phone'),
  args: { toolbar: SORT, searching: { answered: 3, asked: 5 }, failed: ['Azul'], onRetry: fn() },
};

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-8 g:lg:grid-cols-2">
      <ResultList {...args} label="Filtrados" results={offers(2)} total={9} shown={2} toolbar={SORT} />
      <ResultList
        {...args}
        label="Em busca"
        results={offers(2)}
        total={2}
        searching={{ answered: 3, asked: 5 }}
        failed={['Azul', 'Gol']}
        onRetry={fn()}
      />
      <ResultList {...args} label="No começo" results={[]} total={0} searching />
      <ResultList {...args} label="Nada encontrado" results={[]} total={0} />
      <ResultList {...args} label="Nada passa" results={[]} onClearFilters={fn()} />
    </div>
  ),
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const listed = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Resultados' })).getAllByRole('listitem');

export const TenAtATime: Story = {
  name: 'S-023 ten results are shown at first, ten more at each press, and the button goes when all are there',
  args: { results: offers(25), total: 25 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^25 resultados$/);
    await expect(listed(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Carregar mais' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(listed(canvas)).toHaveLength(20);
    await expect(listed(canvas)[10]).toHaveFocus();
    await expect(listed(canvas)[10]).toHaveTextContent('Oferta 11');
    canvas.getByRole('button', { name: 'Carregar mais' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(listed(canvas)).toHaveLength(25);
    await expect(listed(canvas)[20]).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Escolher Oferta 21' })).toHaveFocus();
  },
};

export const BackToTheFirstTen: Story = {
  name: 'S-022 S-101 coaches are filtered by price and departure, and put in order by price, departure or company; each goes back to the first ten',
  render: () => <CoachSearch />,
  play: async ({ canvas, userEvent }) => {
    const cards = () => within(canvas.getByRole('list', { name: 'Resultados' })).getAllByRole('article');
    const totals = () => cards().map((card) => Number(/R\$\s(\d+),00/.exec(card.textContent)?.[1]));
    const departures = () => cards().map((card) => /Partida (\d\d:\d\d)/.exec(card.textContent)?.[1]);
    const more = () => userEvent.click(canvas.getByRole('button', { name: 'Carregar mais' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('MENOR_PRECO');
    await expect(totals()).toEqual([200, 205, 210, 215, 220, 225, 230, 235, 240, 245]);
    await more();
    await expect(cards()).toHaveLength(20);

    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Horário de partida');
    await expect(departures()).toEqual(['06:00', '06:30', '07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30']);
    await more();
    canvas.getByRole('slider', { name: 'Partida, mínimo' }).focus();
    await userEvent.keyboard('{ArrowRight>10/}');
    await expect(departures()).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00', '14:30']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^16 de 24 resultados$/);

    canvas.getByRole('slider', { name: 'Total, máximo' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 de 24 resultados$/);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Fornecedor (A-Z)');
    await expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual([
      ...Array<string>(8).fill('Oferta Águia Branca'),
      ...Array<string>(2).fill('Oferta Expresso Guanabara'),
    ]);
  },
};

export const ChoosesOne: Story = {
  name: 'the choice of one result is taken back by its own button, and moves to another',
  render: () => <CoachSearch />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Escolher: / });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: /^Escolhido: / })).toEqual([first]);
    await userEvent.click(second as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: /^Escolhido: / })).toEqual([second]);
    await userEvent.click(second as HTMLElement);
    await expect(canvas.queryByRole('button', { name: /^Escolhido: / })).toBeNull();
  },
};

export const NoMoreThanTen: Story = {
  name: 'S-023 with ten results or fewer nothing more is offered',
  args: { results: offers(10), total: 340 },
  play: async ({ args, canvas, mount }) => {
    await mount();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^10 de 340 resultados$/);
    await expect(canvas.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
    await mount(<ResultList {...args} results={offers(9)} shown={5} />);
    await expect(canvas.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
    await mount(<ResultList {...args} results={offers(11)} />);
    await expect(canvas.getByRole('button', { name: 'Carregar mais' })).toBeVisible();
  },
};

export const TellsProgress: Story = {
  name: 'while agencies are asked it says politely how many have answered, beside what was found so far',
  play: async ({ args, canvas, mount }) => {
    await mount(<ResultList {...args} results={[]} total={0} searching={{ answered: 0, asked: 5 }} />);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 de 5 agências responderam$/);
    await expect(canvas.queryByRole('list')).toBeNull();
    await mount(<ResultList {...args} results={offers(4)} total={4} searching={{ answered: 3, asked: 5 }} />);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 resultados 3 de 5 agências responderam');
    await mount(<ResultList {...args} results={offers(4)} total={4} />);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^4 resultados$/);
  },
};

export const TellsWhoFailed: Story = {
  name: 'suppliers that failed are named, and are asked again by a button',
  args: { failed: ['Azul', 'Frontur'], onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Azul e Frontur não responderam.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TellsWhyItIsEmpty: Story = {
  name: 'an empty list says whether nothing was found, by all or by those that answered, or nothing passes the filters, which it offers to clear',
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount(<ResultList {...args} results={[]} total={0} />);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Nenhum resultado encontrado$/);
    await expect(canvas.getByText('Mude as datas ou os lugares da pesquisa.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await mount(<ResultList {...args} results={[]} total={0} failed={['Azul']} onRetry={fn()} />);
    await expect(canvas.getByText('Tente de novo com quem não respondeu, antes de mudar a pesquisa.')).toBeVisible();
    await expect(canvas.queryByText('Mude as datas ou os lugares da pesquisa.')).toBeNull();
    const clear = fn();
    await mount(<ResultList {...args} results={[]} total={340} onClearFilters={clear} />);
    await expect(canvas.getByText('Nenhum resultado passa pelos filtros')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

export const TwoThousand: Story = {
  name: 'of two thousand results only those that are shown are rendered',
  args: { results: offers(2000), total: 2000, renderResult: fn((offer: Offer) => <OfferCard offer={offer} />) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2.000 resultados');
    await expect(listed(canvas)).toHaveLength(10);
  },
};
