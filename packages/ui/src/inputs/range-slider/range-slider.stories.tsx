import { durationText } from '@guiche/domain/dates';
import {
  DURATION_STEP,
  durationFilter,
  filterResults,
  HANDLE_GAP,
  HOURS,
  historyPriceEnds,
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
} from '@guiche/domain/results';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, within } from 'storybook/test';
import { MoneyText } from '../../data/money-text/index.ts';
import { FLIGHTS, HOTELS } from '../../test-support/search-results.ts';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';

const meta = {
  title: 'Inputs/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Preço',
    min: 500,
    max: 2500,
    step: PRICE_STEP,
    formatValue: priceLabel,
    onValueChange: fn(),
    onValueCommit: fn(),
    className: 'g:max-w-72',
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const HOURS_OF_DAY = { label: 'Horário de ida', ...HOURS, step: 1, formatValue: hourLabel };
const DURATIONS = { label: 'Duração', min: 5, max: 31, step: 1, formatValue: (steps: number) => durationText(steps * DURATION_STEP) };
const HISTORY = { label: 'Preço já pago', ...historyPriceEnds({ menorPreco: 120, maiorPreco: 500 }), minDistance: HANDLE_GAP };
const ONE_PRICE = { min: 1500, max: 1500 };

export const Price: Story = {};
export const Narrowed: Story = { args: { defaultValue: { min: 900, max: 1500 } } };
export const Hours: Story = { args: { ...HOURS_OF_DAY, defaultValue: { min: 8, max: 12 } } };
export const Durations: Story = { args: { ...DURATIONS, defaultValue: { min: 5, max: 13 } } };
export const Stars: Story = { args: { label: 'Estrelas', ...STARS, formatValue: String, defaultValue: { min: 3, max: 5 } } };
export const CarHistory: Story = { args: { ...HISTORY, defaultValue: { min: 200, max: 250 } } };
export const OnePrice: Story = { args: ONE_PRICE };
export const TooClose: Story = { args: { ...HISTORY, max: 150 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: { min: 900, max: 1500 } } };

const STATES: readonly (Partial<RangeSliderProps> & { label: string })[] = [
  { label: 'Inteiro' },
  { label: 'Estreitado', defaultValue: { min: 900, max: 1500 } },
  { label: 'Um só valor escolhido', defaultValue: { min: 1500, max: 1500 } },
  { label: 'No fim', defaultValue: { min: 2500, max: 2500 } },
  { label: 'Desabilitado', defaultValue: { min: 900, max: 1500 }, disabled: true },
  { label: 'Um só preço nos resultados', ...ONE_PRICE },
  { label: 'Perto demais', min: 119.9, max: 150, minDistance: HANDLE_GAP },
];

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] g:items-start g:gap-x-8 g:gap-y-4">
      {STATES.map((state) => (
        <RangeSlider key={state.label} {...args} {...state} className="" />
      ))}
      <RangeSlider {...args} {...HOURS_OF_DAY} defaultValue={{ min: 8, max: 12 }} className="" />
      <RangeSlider {...args} {...DURATIONS} defaultValue={{ min: 5, max: 13 }} className="" />
      <RangeSlider {...args} label="Estrelas" {...STARS} formatValue={String} defaultValue={{ min: 3, max: 5 }} className="" />
    </div>
  ),
};

interface ResultsProps {
  results: readonly { id: string; name: string; total: number | null }[];
}

function Results({ results }: ResultsProps) {
  return (
    <ul aria-label="Resultados" className="g:min-w-56 g:flex-1">
      {results.map(({ id, name, total }) => (
        <li key={id} className="g:flex g:justify-between g:gap-4 g:border-line g:border-b g:py-2">
          <span className="g:own">{name}</span>
          <MoneyText value={total} />
        </li>
      ))}
    </ul>
  );
}

const NO_RESULTS: Range = { min: 0, max: 0 };

/** The panel of a search for flights: each change of a handle runs the filter over the list. */
function FlightPanel({ onValueChange }: Pick<RangeSliderProps, 'onValueChange'>) {
  const [price, setPrice] = useState<Range | null>(null);
  const [out, setOut] = useState<Range | null>(null);
  const [back, setBack] = useState<Range | null>(null);
  const [duration, setDuration] = useState<Range | null>(null);
  const filters = [priceFilter(price), outboundTimeFilter(out), returnTimeFilter(back), durationFilter(duration)] as const;
  const kept = filterResults(FLIGHTS, ...filters);
  const keep = (set: (range: Range | null) => void) => (range: Range | null) => {
    set(range);
    onValueChange?.(range);
  };
  return (
    <div className="g:flex g:flex-wrap g:gap-8">
      <div className="g:grid g:w-64 g:max-sm:w-full g:content-start g:gap-4">
        <RangeSlider
          label="Preço"
          {...(priceEnds(FLIGHTS) ?? NO_RESULTS)}
          step={PRICE_STEP}
          value={price}
          onValueChange={keep(setPrice)}
          formatValue={priceLabel}
        />
        <RangeSlider {...HOURS_OF_DAY} value={out} onValueChange={keep(setOut)} />
        <RangeSlider {...HOURS_OF_DAY} label="Horário de volta" value={back} onValueChange={keep(setBack)} />
        <RangeSlider {...DURATIONS} value={duration} onValueChange={keep(setDuration)} />
      </div>
      <Results results={kept} />
    </div>
  );
}

/** The same sliders beside a list of hotels. */
function HotelPanel({ onValueChange }: Pick<RangeSliderProps, 'onValueChange'>) {
  const [stars, setStars] = useState<Range | null>(null);
  const keep = (range: Range | null) => {
    setStars(range);
    onValueChange?.(range);
  };
  return (
    <div className="g:flex g:flex-wrap g:gap-8">
      <RangeSlider label="Estrelas" {...STARS} value={stars} onValueChange={keep} className="g:w-64" />
      <Results results={filterResults(HOTELS, starFilter(stars))} />
    </div>
  );
}

const CARS = [
  { id: 'movida', name: 'Movida · Econômico', total: 120 },
  { id: 'localiza', name: 'Localiza · Intermediário', total: 310.5 },
  { id: 'unidas', name: 'Unidas · Executivo', total: 500 },
];

/** The slider of the car history beside the cars of the last search. */
function CarPanel({ onValueChange }: Pick<RangeSliderProps, 'onValueChange'>) {
  const [price, setPrice] = useState<Range | null>(null);
  const keep = (range: Range | null) => {
    setPrice(range);
    onValueChange?.(range);
  };
  return (
    <div className="g:flex g:flex-wrap g:gap-8">
      <RangeSlider {...HISTORY} value={price} onValueChange={keep} formatValue={priceLabel} className="g:w-64" />
      <Results results={filterResults(CARS, priceFilter(price))} />
    </div>
  );
}

export const FiltersFlights: Story = { tags: ['picture'], render: (args) => <FlightPanel {...args} /> };
export const FiltersHotels: Story = { render: (args) => <HotelPanel {...args} /> };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** One of the two handles of a slider, by what a screen reader calls it. */
function handle(canvas: Canvas, which: 'mínimo' | 'máximo', label = 'Preço'): HTMLInputElement {
  return canvas.getByRole<HTMLInputElement>('slider', { name: `${label}, ${which}` });
}

/** The values that are displayed, of the slider with a label. */
function displayed(canvas: Canvas, label = 'Preço'): (string | null)[] {
  return [...canvas.getByRole('group', { name: label }).querySelectorAll('[data-shown]')].map(({ textContent }) => textContent);
}

function names(canvas: Canvas): (string | null | undefined)[] {
  return within(canvas.getByRole('list', { name: 'Resultados' }))
    .queryAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);
}

export const RunsTheFilterOfFlights: Story = {
  name: 'S-031 S-032 S-033 the ends come from the flights, both values are displayed, and each change of a handle filters them again',
  render: (args) => <FlightPanel {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(displayed(canvas)).toEqual(['899,00', '2211,00']);
    await expect(displayed(canvas, 'Horário de ida')).toEqual(['0:00', '24:00']);
    await expect(displayed(canvas, 'Duração')).toEqual(['2 h 30', '15 h 30']);
    await expect(names(canvas)).toEqual(['Gol 1820', 'Azul 4102', 'Latam 3382', 'Gol 1826']);

    handle(canvas, 'máximo').focus();
    await userEvent.keyboard('{PageDown>6/}');
    await expect(displayed(canvas)).toEqual(['899,00', '1425,00']);
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    await expect(names(canvas)).toEqual(['Gol 1820', 'Azul 4102']);

    handle(canvas, 'mínimo', 'Horário de ida').focus();
    await userEvent.keyboard('{ArrowRight>8/}');
    await expect(displayed(canvas, 'Horário de ida')).toEqual(['8:00', '24:00']);
    await expect(names(canvas)).toEqual(['Azul 4102']);

    handle(canvas, 'mínimo', 'Horário de volta').focus();
    await userEvent.keyboard('{ArrowRight>13/}');
    await expect(names(canvas)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar: Horário de volta' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar: Horário de ida' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar: Preço' }));
    await expect(names(canvas)).toHaveLength(4);

    handle(canvas, 'máximo', 'Duração').focus();
    await userEvent.keyboard('{ArrowLeft>18/}');
    await expect(displayed(canvas, 'Duração')).toEqual(['2 h 30', '6 h 30']);
    await expect(names(canvas)).toEqual(['Gol 1826']);
  },
};

export const RunsTheFilterOfHotels: Story = {
  name: 'S-031 the same slider filters hotels by their stars; cleared, it keeps those without stars again',
  render: (args) => <HotelPanel {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(displayed(canvas, 'Estrelas')).toEqual(['1', '5']);
    await expect(names(canvas)).toEqual(['Pousada do Porto', 'Ibis Boa Viagem', 'Hotel Atlante', 'Grand Mercure', 'Casa da Ana']);
    handle(canvas, 'mínimo', 'Estrelas').focus();
    await userEvent.keyboard('{ArrowRight>3/}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(displayed(canvas, 'Estrelas')).toEqual(['4', '5']);
    await expect(names(canvas)).toEqual(['Hotel Atlante', 'Grand Mercure']);
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(names(canvas)).toHaveLength(5);
  },
};

export const PriceInSteps: Story = {
  name: 'S-032 a price moves in steps of 1 and shows its decimals',
  args: { defaultValue: { min: 900, max: 1500 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(displayed(canvas)).toEqual(['900,00', '1500,00']);
    handle(canvas, 'máximo').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(displayed(canvas)).toEqual(['900,00', '1502,00']);
    await expect(mocked(args.onValueChange)?.mock.calls).toEqual([1501, 1502, 1503, 1502].map((max) => [{ min: 900, max }]));
    await expect(handle(canvas, 'máximo')).toHaveAttribute('aria-valuetext', '1502,00');
  },
};

export const FocusRing: Story = {
  name: 'the handle that has the focus of the keyboard has a ring, and the other has none',
  args: { defaultValue: { min: 900, max: 1500 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rings = () =>
      Object.fromEntries(
        (['min', 'max'] as const).map((end) => [
          end,
          getComputedStyle(canvasElement.querySelector(`[data-ring="${end}"]`) as Element).opacity,
        ]),
      );
    await expect(rings()).toEqual({ min: '0', max: '0' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limpar: Preço' })).toHaveFocus();
    await expect(rings()).toEqual({ min: '0', max: '0' });
    await userEvent.tab();
    await expect(handle(canvas, 'mínimo')).toHaveFocus();
    await expect(rings()).toEqual({ min: '1', max: '0' });
    await userEvent.tab();
    await expect(handle(canvas, 'máximo')).toHaveFocus();
    await expect(rings()).toEqual({ min: '0', max: '1' });
    handle(canvas, 'máximo').blur();
    await expect(rings()).toEqual({ min: '0', max: '0' });
  },
};

export const HoursInFull: Story = {
  name: 'S-033 an hour shows as 8:00',
  args: { ...HOURS_OF_DAY, defaultValue: { min: 7, max: 12 } },
  play: async ({ canvas, userEvent }) => {
    await expect(displayed(canvas, 'Horário de ida')).toEqual(['7:00', '12:00']);
    handle(canvas, 'mínimo', 'Horário de ida').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(displayed(canvas, 'Horário de ida')).toEqual(['8:00', '12:00']);
    await expect(handle(canvas, 'mínimo', 'Horário de ida')).toHaveAttribute('aria-valuetext', '8:00');
  },
};

export const HistoryApart: Story = {
  name: 'S-073 the handles of the car history stay 50 apart, between 0.1 below the lowest price and the highest, with two decimals',
  args: HISTORY,
  play: async ({ args, canvas, userEvent }) => {
    const label = 'Preço já pago';
    const shown = () => displayed(canvas, label);
    await expect(shown()).toEqual(['119,90', '500,00']);
    handle(canvas, 'mínimo', label).focus();
    await userEvent.keyboard('{End}');
    await expect(shown()).toEqual(['450,00', '500,00']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown()).toEqual(['449,00', '500,00']);
    handle(canvas, 'máximo', label).focus();
    await userEvent.keyboard('{Home}');
    await expect(shown()).toEqual(['449,00', '499,00']);
    handle(canvas, 'mínimo', label).focus();
    await userEvent.keyboard('{Home}');
    handle(canvas, 'máximo', label).focus();
    await userEvent.keyboard('{Home}');
    await expect(shown()).toEqual(['119,90', '169,90']);
    await expect(handle(canvas, 'máximo', label)).toHaveAttribute('aria-valuetext', '169,90');
  },
};

export const FiltersCarHistory: Story = {
  name: 'S-072 the price slider filters the cars of the last search at each change, and cleared it keeps them all',
  render: (args) => <CarPanel {...args} />,
  play: async ({ canvas, userEvent }) => {
    const label = 'Preço já pago';
    const all = CARS.map(({ name }) => name);
    await expect(names(canvas)).toEqual(all);
    handle(canvas, 'mínimo', label).focus();
    // From 119,90 to 120,00, which is kept, and to 121,00.
    await userEvent.keyboard('{ArrowRight}');
    await expect(names(canvas)).toEqual(all);
    await userEvent.keyboard('{ArrowRight}');
    await expect(names(canvas)).toEqual(['Localiza · Intermediário', 'Unidas · Executivo']);
    handle(canvas, 'máximo', label).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(names(canvas)).toEqual(['Localiza · Intermediário']);
    await userEvent.click(canvas.getByRole('button', { name: `Limpar: ${label}` }));
    await expect(names(canvas)).toEqual(all);
  },
};

export const ByKeyboard: Story = {
  name: 'arrows go a step, Page Up and Page Down a tenth, Home and End as far as the other handle: they meet, and never cross',
  args: { defaultValue: { min: 900, max: 1500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limpar: Preço' })).toHaveFocus();
    await userEvent.tab();
    await expect(handle(canvas, 'mínimo')).toHaveFocus();
    for (const [keys, shown] of [
      ['{ArrowRight}', ['901,00', '1500,00']],
      ['{ArrowDown}', ['900,00', '1500,00']],
      ['{PageUp}', ['1100,00', '1500,00']],
      ['{PageDown}', ['900,00', '1500,00']],
      ['{End}', ['1500,00', '1500,00']],
      ['{ArrowRight}', ['1500,00', '1500,00']],
      ['{Home}', ['500,00', '1500,00']],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(displayed(canvas)).toEqual(shown);
    }
    await userEvent.tab();
    await expect(handle(canvas, 'máximo')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(displayed(canvas)).toEqual(['500,00', '500,00']);
    await userEvent.keyboard('{End}');
    await expect(displayed(canvas)).toEqual(['500,00', '2500,00']);
  },
};

export const Committed: Story = {
  name: 'each step of a held key is told, and one commit when it is released; a key that moved nothing commits nothing',
  play: async ({ args, canvas, userEvent }) => {
    handle(canvas, 'mínimo').focus();
    await userEvent.keyboard('{ArrowRight>5}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{/ArrowRight}');
    await expect(mocked(args.onValueCommit)?.mock.calls).toEqual([[{ min: 505, max: 2500 }]]);
    handle(canvas, 'máximo').focus();
    await userEvent.keyboard('{ArrowRight}{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
  },
};

export const Cleared: Story = {
  name: '"Limpar" is there while something is narrowed, takes it back by a key, and leaves the focus on the lower handle',
  args: { defaultValue: { min: 900, max: 2500 } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Limpar: Preço' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(displayed(canvas)).toEqual(['500,00', '2500,00']);
    await expect(mocked(args.onValueChange)?.mock.calls).toEqual([[null]]);
    await expect(mocked(args.onValueCommit)?.mock.calls).toEqual([[null]]);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(handle(canvas, 'mínimo')).toHaveFocus();
  },
};

export const OneValueSaysSo: Story = {
  name: 'where all results have one price it says so, draws no track and is out of the order of Tab',
  args: ONE_PRICE,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Há só um valor: 1500,00')).toBeVisible();
    await expect(canvasElement.querySelector('[data-drawn]')).toBeNull();
    await userEvent.tab();
    await expect(handle(canvas, 'mínimo')).not.toHaveFocus();
    await expect(handle(canvas, 'mínimo')).toHaveAttribute('aria-disabled', 'true');
    handle(canvas, 'máximo').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const SetByAProgram: Story = {
  name: 'a screen reader that sets a value moves the handle to the nearest step, as far as it can go, and commits it',
  args: { defaultValue: { min: 900, max: 1500 } },
  play: async ({ args, canvas }) => {
    await fireEvent.change(handle(canvas, 'mínimo'), { target: { value: '1000.4' } });
    await expect(displayed(canvas)).toEqual(['1000,00', '1500,00']);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 1000, max: 1500 });
    await fireEvent.change(handle(canvas, 'mínimo'), { target: { value: '2000' } });
    await expect(displayed(canvas)).toEqual(['1500,00', '1500,00']);
    await expect(handle(canvas, 'mínimo')).toHaveValue('1500');
  },
};

export const OutOfUse: Story = {
  name: 'out of use it shows its values, and nothing moves them',
  args: { disabled: true, defaultValue: { min: 900, max: 1500 } },
  play: async ({ canvas }) => {
    await expect(displayed(canvas)).toEqual(['900,00', '1500,00']);
    await expect(handle(canvas, 'mínimo')).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Does something with the mouse at a part of the track's length, 0 being its left side. */
async function pointer(canvasElement: HTMLElement, event: 'Down' | 'Move' | 'Up' | 'Cancel', part: number, button = 0): Promise<void> {
  const drawing = canvasElement.querySelector('svg');
  if (!drawing?.parentElement) throw new Error('There is no track.');
  const { left, width, top, height } = drawing.getBoundingClientRect();
  const place = { clientX: left + part * width, clientY: top + height / 2 };
  await fireEvent[`pointer${event}`](drawing.parentElement, { pointerId: 1, pointerType: 'mouse', button, ...place });
}

export const Dragged: Story = {
  name: 'a press on a handle moves nothing; dragged, it tells of each step, and commits once when it is let go',
  args: { defaultValue: { min: 1000, max: 1500 } },
  play: async ({ args, canvas, canvasElement }) => {
    await pointer(canvasElement, 'Down', 0.515);
    await expect(handle(canvas, 'máximo')).toHaveFocus();
    await expect(displayed(canvas)).toEqual(['1000,00', '1500,00']);
    await pointer(canvasElement, 'Move', 0.765);
    await expect(displayed(canvas)).toEqual(['1000,00', '2000,00']);
    await pointer(canvasElement, 'Move', 0.1);
    await expect(displayed(canvas)).toEqual(['1000,00', '1000,00']);
    await pointer(canvasElement, 'Move', 2);
    await expect(displayed(canvas)).toEqual(['1000,00', '2500,00']);
    await pointer(canvasElement, 'Move', 0.615);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await pointer(canvasElement, 'Up', 0.615);
    await expect(mocked(args.onValueCommit)?.mock.calls).toEqual([[{ min: 1000, max: 1700 }]]);
    await expect(mocked(args.onValueChange)?.mock.calls.map(([range]) => range?.max)).toEqual([2000, 1000, 2500, 1700]);
    await pointer(canvasElement, 'Move', 0.9);
    await expect(displayed(canvas)).toEqual(['1000,00', '1700,00']);
  },
};

export const InTheSameFrame: Story = {
  name: 'a dragged handle has moved when the event of the pointer has ended: it is under the pointer in the same frame',
  args: { defaultValue: { min: 1000, max: 1500 } },
  play: async ({ canvas, canvasElement }) => {
    await pointer(canvasElement, 'Down', 0.515);
    const track = canvasElement.querySelector('svg');
    const { left = 0, width = 0 } = track?.getBoundingClientRect() ?? {};
    // Not by a helper that waits for React.
    track?.parentElement?.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: left + 0.765 * width }),
    );
    const shown = displayed(canvas);
    await expect(shown).toEqual(['1000,00', '2000,00']);
    await pointer(canvasElement, 'Up', 0.765);
  },
};

export const PressedBeside: Story = {
  name: 'a press beside the handles brings the nearer one; one of another button of the mouse brings none',
  args: { defaultValue: { min: 1000, max: 1500 } },
  play: async ({ args, canvas, canvasElement }) => {
    await pointer(canvasElement, 'Down', 0.9, 2);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    for (const [part, name, shown] of [
      [0.1, 'mínimo', ['700,00', '1500,00']],
      [0.9, 'máximo', ['700,00', '2300,00']],
      [0.4, 'mínimo', ['1300,00', '2300,00']],
    ] as const) {
      await pointer(canvasElement, 'Down', part);
      await pointer(canvasElement, 'Up', part);
      await expect(handle(canvas, name)).toHaveFocus();
      await expect(displayed(canvas)).toEqual(shown);
    }
    await expect(args.onValueCommit).toHaveBeenCalledTimes(3);
  },
};

export const AtTheSamePlace: Story = {
  name: 'of two handles at the same place the pointer takes the one that can follow it, at the end of the track too',
  args: { defaultValue: { min: 2500, max: 2500 } },
  play: async ({ canvas, canvasElement }) => {
    for (const [from, to, name, shown] of [
      [1, 0.5, 'mínimo', ['1500,00', '2500,00']],
      [1, 0.5, 'máximo', ['1500,00', '1500,00']],
      [0.5, 0.75, 'máximo', ['1500,00', '2000,00']],
      [0.75, 0.5, 'máximo', ['1500,00', '1500,00']],
      [0.5, 0.25, 'mínimo', ['1000,00', '1500,00']],
    ] as const) {
      await pointer(canvasElement, 'Down', from);
      await pointer(canvasElement, 'Move', from + 0.01 * Math.sign(from - to));
      await pointer(canvasElement, 'Move', to);
      await pointer(canvasElement, 'Up', to);
      await expect(handle(canvas, name)).toHaveFocus();
      await expect(displayed(canvas)).toEqual(shown);
    }
  },
};

export const ScrolledInstead: Story = {
  name: 'where the page takes the finger to scroll, everything is as it was, and nothing is committed',
  args: { defaultValue: { min: 1000, max: 1500 } },
  play: async ({ args, canvas, canvasElement }) => {
    await pointer(canvasElement, 'Down', 0.9);
    await expect(displayed(canvas)).toEqual(['1000,00', '2300,00']);
    await pointer(canvasElement, 'Cancel', 0.9);
    await expect(displayed(canvas)).toEqual(['1000,00', '1500,00']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 1000, max: 1500 });
    await expect(args.onValueCommit).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  name: 'from right to left the track begins at the right, and so do its values',
  args: { defaultValue: { min: 1000, max: 1500 } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const middle = (which: string) => {
      const { left = Number.NaN, width = 0 } = canvasElement.querySelector(`[data-drawn="${which}"] circle`)?.getBoundingClientRect() ?? {};
      return left + width / 2;
    };
    await expect(middle('min')).toBeGreaterThan(middle('max'));
    await pointer(canvasElement, 'Down', 0.9);
    await pointer(canvasElement, 'Up', 0.9);
    await expect(displayed(canvas)).toEqual(['700,00', '1500,00']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    await expect(displayed(canvas)).toEqual(['701,00', '1500,00']);
  },
};

export const LargeEnough: Story = {
  name: 'each handle can be taken on 24 pixels, without moving',
  args: { defaultValue: { min: 1000, max: 1500 } },
  play: async ({ canvas, canvasElement }) => {
    for (const [part, name] of [
      [0.25, 'mínimo'],
      [0.5, 'máximo'],
    ] as const) {
      const { width = 1 } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
      for (const beside of [-11.9, 11.9]) {
        await pointer(canvasElement, 'Down', part + beside / width);
        await pointer(canvasElement, 'Up', part + beside / width);
        await expect(handle(canvas, name)).toHaveFocus();
        await expect(displayed(canvas)).toEqual(['1000,00', '1500,00']);
      }
    }
    const target = canvasElement.querySelector('svg')?.parentElement?.getBoundingClientRect();
    await expect(target?.height).toBeGreaterThanOrEqual(24);
  },
};

export const KeptByTheCaller: Story = {
  name: 'with a value it shows what it is given: a change that nobody keeps is told, and the handles stay',
  args: { value: { min: 1000, max: 1500 }, defaultValue: { min: 1, max: 2 } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(displayed(canvas)).toEqual(['1000,00', '1500,00']);
    handle(canvas, 'mínimo').focus();
    await userEvent.keyboard('{ArrowRight}');
    await pointer(canvasElement, 'Down', 0.9);
    await pointer(canvasElement, 'Up', 0.9);
    await expect(mocked(args.onValueChange)?.mock.calls).toEqual([[{ min: 1001, max: 1500 }], [{ min: 1000, max: 2300 }]]);
    await expect(displayed(canvas)).toEqual(['1000,00', '1500,00']);
  },
};

export const BeyondTheEnds: Story = {
  name: 'a choice beyond the ends of other results stands at the ends, and is none where both are',
  args: { value: { min: 100, max: 1500 } },
  render: (args) => (
    <div className="g:grid g:gap-4">
      <RangeSlider {...args} />
      <RangeSlider {...args} label="Total" value={{ min: 100, max: 9000 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(displayed(canvas)).toEqual(['500,00', '1500,00']);
    await expect(displayed(canvas, 'Total')).toEqual(['500,00', '2500,00']);
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Limpar: Preço']);
  },
};
