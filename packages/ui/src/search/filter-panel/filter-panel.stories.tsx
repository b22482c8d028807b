import { durationText } from '@guiche/domain/dates';
import {
  DURATION_STEP,
  durationFilter,
  filterResults,
  HOURS,
  hourLabel,
  outboundTimeFilter,
  PRICE_STEP,
  priceEnds,
  priceFilter,
  priceLabel,
  type Range,
  returnTimeFilter,
  STARS,
  starFilter,
  TEXT_FILTER_FIELD,
  textFilter,
} from '@guiche/domain/results';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { RangeSlider } from '../../inputs/range-slider/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { onScreen } from '../../test-support/screens.ts';
import { FLIGHTS, HOTELS } from '../../test-support/search-results.ts';
import { FilterPanel, type FilterPanelProps, FilterSection } from './index.ts';

interface Ranges {
  readonly price: Range | null;
  readonly out: Range | null;
  readonly back: Range | null;
  readonly duration: Range | null;
  readonly stars: Range | null;
}
const NOTHING: Ranges = { price: null, out: null, back: null, duration: null, stars: null };
const NARROWED: Ranges = { ...NOTHING, price: { min: 899, max: 1500 }, out: { min: 6, max: 12 } };
const HOURS_OF_DAY = { ...HOURS, step: 1, formatValue: hourLabel };
const NO_RESULTS: Range = { min: 0, max: 0 };

/** A story counts its filters itself, and has its own items. */
interface PanelProps extends FilterPanelProps {
  start?: Ranges;
  descriptions?: boolean;
}

const countOf = (ranges: Ranges) => Object.values(ranges).filter((range) => range !== null).length;

function Kept({ names }: { names: readonly string[] }) {
  return (
    <ul aria-label="Resultados" className="g:min-w-56 g:flex-1">
      {names.map((name) => (
        <li key={name} className="g:border-line g:border-b g:py-2">
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The panel of a search for flights, as a page puts it beside the results. */
function FlightPanel({ start = NOTHING, descriptions = true, onClear, active: _active, children: _children, ...rest }: PanelProps) {
  const [ranges, setRanges] = useState(start);
  const filters = [
    priceFilter(ranges.price),
    outboundTimeFilter(ranges.out),
    returnTimeFilter(ranges.back),
    durationFilter(ranges.duration),
  ] as const;
  const keep = (key: keyof Ranges) => ({
    value: ranges[key],
    onValueChange: (range: Range | null) => setRanges((before) => ({ ...before, [key]: range })),
  });
  const clear = () => {
    setRanges(NOTHING);
    onClear();
  };
  return (
    <div className="g:flex g:gap-6 g:max-lg:flex-col">
      <FilterPanel {...rest} active={countOf(ranges)} onClear={clear} className="g:lg:w-64 g:lg:self-start">
        <FilterSection title="Preço" description={descriptions && 'O total da viagem, com taxas.'}>
          <RangeSlider
            label="Total"
            {...(priceEnds(FLIGHTS) ?? NO_RESULTS)}
            step={PRICE_STEP}
            formatValue={priceLabel}
            {...keep('price')}
          />
        </FilterSection>
        <FilterSection title="Horários" description={descriptions && 'Quando o voo parte, no horário do aeroporto.'}>
          <RangeSlider label="Horário de ida" {...HOURS_OF_DAY} {...keep('out')} />
          <RangeSlider label="Horário de volta" {...HOURS_OF_DAY} {...keep('back')} />
        </FilterSection>
        <FilterSection
          title="Duração"
          defaultOpen={false}
          summary={ranges.duration && 'escolhida'}
          description={descriptions && 'Ida e volta somadas, com as esperas.'}
        >
          <RangeSlider
            label="Em viagem"
            min={5}
            max={31}
            step={1}
            formatValue={(steps) => durationText(steps * DURATION_STEP)}
            {...keep('duration')}
          />
        </FilterSection>
      </FilterPanel>
      <Kept names={filterResults(FLIGHTS, ...filters).map(({ name }) => name)} />
    </div>
  );
}

/** The panel of a search for hotels: stars, and a text. */
function HotelPanel({ onClear, start: _start, descriptions: _descriptions, active: _active, children: _children, ...rest }: PanelProps) {
  const [stars, setStars] = useState<Range | null>(null);
  const [text, setText] = useState('');
  const described = HOTELS.map((hotel) => ({ ...hotel, titulo: hotel.name, descricao: null }));
  const kept = filterResults(described, starFilter(stars), textFilter(text));
  const clear = () => {
    setStars(null);
    setText('');
    onClear();
  };
  return (
    <div className="g:flex g:gap-6 g:max-lg:flex-col">
      <FilterPanel {...rest} active={Number(stars !== null) + Number(text !== '')} onClear={clear} className="g:lg:w-64 g:lg:self-start">
        <FilterSection title="Hotel">
          <TextInput type="search" name={TEXT_FILTER_FIELD} label="Buscar por título ou descrição" value={text} onValueChange={setText} />
        </FilterSection>
        <FilterSection title="Categoria">
          <RangeSlider label="Estrelas" {...STARS} formatValue={String} value={stars} onValueChange={setStars} />
        </FilterSection>
      </FilterPanel>
      <Kept names={kept.map(({ name }) => name)} />
    </div>
  );
}

const meta: Meta<PanelProps> = {
  title: 'Search/FilterPanel',
  component: FilterPanel,
  args: { active: 0, onClear: fn(), children: null },
  render: (args) => <FlightPanel {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Flights: Story = {};
export const Narrowed: Story = { args: { start: NARROWED } };
export const Hotels: Story = { render: (args) => <HotelPanel {...args} /> };
export const WithoutDescriptions: Story = { args: { descriptions: false } };
export const OnPhone: Story = { ...onScreen('phone'), args: { start: NARROWED } };
export const OpenOnPhone: Story = { ...onScreen('phone'), args: { start: NARROWED, defaultOpen: true } };

export const States: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <div className="g:grid g:gap-6">
      <FlightPanel {...args} start={NARROWED} />
      <HotelPanel {...args} />
      <FlightPanel {...args} start={{ ...NOTHING, price: { min: 899, max: 1500 } }} defaultOpen={false} />
    </div>
  ),
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const names = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Resultados' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const shown = (canvas: Canvas, label: string) =>
  [...canvas.getByRole('group', { name: label }).querySelectorAll('[data-shown]')].map(({ textContent }) => textContent);

export const AccordionItem: Story = {
  name: 'S-034 a click on the head of an item hides its description and shows it again, by keyboard as well, and keeps its filter',
  args: { start: NARROWED },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: 'Preço' });
    const description = canvas.getByText('O total da viagem, com taxas.');
    await expect(description).toBeVisible();
    await userEvent.click(head);
    await expect(description).not.toBeVisible();
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(names(canvas)).toEqual(['Gol 1820', 'Azul 4102']);
    await userEvent.keyboard('{Enter}');
    await expect(description).toBeVisible();
    await expect(shown(canvas, 'Total')).toEqual(['899,00', '1500,00']);
    const duration = canvas.getByText('Ida e volta somadas, com as esperas.');
    await expect(duration).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Duração' }));
    await expect(duration).toBeVisible();
  },
};

export const RunsTheFilters: Story = {
  name: 'S-031 S-032 S-033 both values of a slider are in sight, prices with decimals and hours in full, and each change filters again',
  play: async ({ canvas, userEvent }) => {
    await expect(shown(canvas, 'Total')).toEqual(['899,00', '2211,00']);
    await expect(shown(canvas, 'Horário de ida')).toEqual(['0:00', '24:00']);
    await expect(canvas.queryByText(/ativo/)).toBeNull();
    canvas.getByRole('slider', { name: 'Horário de ida, mínimo' }).focus();
    await userEvent.keyboard('{ArrowRight>8/}');
    await expect(shown(canvas, 'Horário de ida')).toEqual(['8:00', '24:00']);
    await expect(names(canvas)).toEqual(['Azul 4102', 'Latam 3382', 'Gol 1826']);
    canvas.getByRole('slider', { name: 'Total, máximo' }).focus();
    await userEvent.keyboard('{PageDown>6/}');
    await expect(shown(canvas, 'Total')).toEqual(['899,00', '1425,00']);
    await expect(names(canvas)).toEqual(['Azul 4102']);
    await expect(canvas.getByRole('region', { name: 'Filtros 2 ativos' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Duração' }));
    canvas.getByRole('slider', { name: 'Em viagem, máximo' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown(canvas, 'Em viagem')).toEqual(['2 h 30', '15 h']);
  },
};

export const FiltersByText: Story = {
  name: 'S-029 the field of the text is called search_field, and filters as it is typed in',
  render: (args) => <HotelPanel {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar por título ou descrição' });
    await expect(field).toHaveAttribute('name', 'search_field');
    await userEvent.type(field, 'IBIS');
    await expect(names(canvas)).toEqual(['Ibis Boa Viagem']);
  },
};

export const Clears: Story = {
  name: 'clearing takes back every filter at once; its button goes, and the title has the focus',
  args: { start: NARROWED },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(names(canvas)).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Filtros' })).toHaveFocus();
  },
};

export const FoldsOnPhone: Story = {
  name: 'on a narrow screen it is a button with the number of active filters, which opens it',
  ...onScreen('phone'),
  args: { start: NARROWED },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filtros 2 ativos' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('slider', { name: 'Total, mínimo' })).toBeInTheDocument();
    await expect(shown(canvas, 'Total')).toEqual(['899,00', '1500,00']);
    await userEvent.click(button);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
