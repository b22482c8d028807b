import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { expect } from 'storybook/test';
import { COLOUR_GROUPS, type ColourGroup } from './pages/colour-groups.ts';
import { contrast, hex, painted, ratioText } from './pages/contrast.ts';
import { GROUNDS, LEAST, THEME_NAMES, THEMES, type Theme } from './pages/grounds.ts';
import { Page, Part } from './pages/page.tsx';
import { colourTokens, meaningOf, tokenValue } from './pages/tokens.ts';
import { useMeasured } from './pages/use-measured.ts';

interface Pair {
  on: string;
  ratio: number;
  enough: boolean;
}

interface Measured {
  value: string;
  hex: string;
  pairs: Pair[];
}

function measure(element: HTMLElement, name: string): Measured {
  const value = tokenValue(element, name);
  const ground = GROUNDS[name];
  return {
    value,
    hex: hex(painted(tokenValue(element, 'surface'), value)),
    pairs: (ground?.on ?? []).map((on) => {
      const below = tokenValue(element, on);
      const ratio = contrast(painted(below, value), painted(below));
      return { on, ratio, enough: ratio >= LEAST[ground?.kind ?? 'text'] };
    }),
  };
}

/** A token on one of its grounds, painted with the two and saying what was measured. */
function PairChip({ name, on, ratio, enough }: Pair & { name: string }) {
  const text = GROUNDS[name]?.kind !== 'mark';
  return (
    <li
      title={`${name} / ${on}`}
      className="g:inline-flex g:items-center g:gap-1 g:rounded-md g:border g:border-line g:px-1.5 g:py-0.5 g:text-xs"
      style={{ backgroundColor: `var(--guiche-${on})`, color: text ? `var(--guiche-${name})` : 'var(--guiche-ink)' }}
    >
      {!text && <span aria-hidden="true" className="g:size-3 g:rounded-full g:border-2" style={{ borderColor: `var(--guiche-${name})` }} />}
      <span className="g:sr-only">{`${name} sobre ${on}:`}</span>
      <span className="g:font-medium">{ratioText(ratio)}</span>
      {enough ? <Check aria-hidden="true" className="g:size-3" /> : <X aria-hidden="true" className="g:size-3" />}
      <span>{enough ? 'AA' : 'falha'}</span>
    </li>
  );
}

interface TokenCellProps {
  theme: Theme;
  name: string;
  last: boolean;
}

/** A token in one theme: its colour, its values, and how it reads on each ground that it is meant for. */
function TokenCell({ theme, name, last }: TokenCellProps) {
  const [ref, measured] = useMeasured((element: HTMLTableCellElement) => measure(element, name));
  return (
    <td
      ref={ref}
      data-theme={theme}
      className={`g:bg-surface g:px-4 g:py-3 g:align-top g:text-ink ${last ? '' : 'g:border-line g:border-b'}`}
    >
      <div className="g:flex g:gap-3">
        <span
          aria-hidden="true"
          className="g:mt-0.5 g:size-10 g:shrink-0 g:rounded-md g:border g:border-line"
          style={{ backgroundColor: `var(--guiche-${name})` }}
        />
        <div className="g:flex g:min-w-0 g:flex-1 g:flex-col g:gap-1.5">
          <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-2 g:text-sm">
            <span className="g:font-medium">{measured?.hex}</span>
            <span className="g:text-ink-2 g:text-xs">{measured?.value}</span>
          </p>
          {measured && measured.pairs.length > 0 && (
            <ul className="g:flex g:flex-wrap g:gap-1">
              {measured.pairs.map((pair) => (
                <PairChip key={pair.on} {...pair} name={name} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </td>
  );
}

function TokenTable({ title, tokens }: Pick<ColourGroup, 'title' | 'tokens'>) {
  return (
    // Positioned, or the words for screen readers alone would widen the page.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow window the table scrolls sideways, by keyboard too.
    <section aria-label={`Tokens: ${title}`} tabIndex={0} className="g:relative g:overflow-x-auto g:rounded-md g:border g:border-line">
      <table className="g:w-full g:min-w-4xl g:table-fixed g:border-collapse">
        <thead>
          <tr>
            <th
              scope="col"
              className="g:text-start g:w-[28%] g:border-line g:border-b g:bg-surface-1 g:px-4 g:py-2 g:font-medium g:text-ink-2 g:text-sm"
            >
              Token e sentido
            </th>
            {THEMES.map((theme) => (
              <th
                key={theme}
                scope="col"
                data-theme={theme}
                className="g:text-start g:border-line g:border-b g:bg-surface-2 g:px-4 g:py-2 g:font-medium g:text-ink-2 g:text-sm"
              >
                {THEME_NAMES[theme]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((name, index) => (
            <tr key={name}>
              <th
                scope="row"
                className={`g:text-start g:bg-surface-1 g:px-4 g:py-3 g:align-top g:font-normal ${index === tokens.length - 1 ? '' : 'g:border-line g:border-b'}`}
              >
                <code className="g:font-sans g:font-semibold">{name}</code>
                <p className="g:mt-0.5 g:text-ink-2 g:text-sm">{meaningOf(name)}</p>
              </th>
              {THEMES.map((theme) => (
                <TokenCell key={theme} theme={theme} name={name} last={index === tokens.length - 1} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColourPage() {
  return (
    <Page
      title="Cor"
      lead="Tinta sobre papel, e um só acento. Uma cor tem nome pelo que quer dizer, nunca pelo tom: por isso claro e escuro são os mesmos nomes."
    >
      <Part
        title="Como ler"
        lead="Os valores são lidos desta página; o contraste é medido no ponto que o navegador pinta. Texto pede 4,5; uma marca que precisa ser vista (borda, ícone) pede 3."
      >
        <ul className="g:flex g:flex-wrap g:gap-x-6 g:gap-y-2 g:text-ink-2 g:text-sm">
          <li>
            <strong className="g:font-semibold g:text-ink">Etiqueta</strong>: o texto e o fundo são o próprio par medido.
          </li>
          <li>
            <strong className="g:font-semibold g:text-ink">Etiqueta com círculo</strong>: o círculo é a marca medida sobre o fundo.
          </li>
          <li>
            <strong className="g:font-semibold g:text-ink">Sem etiqueta</strong>: é fundo ou enfeite; quem fica sobre ele traz a medida.
          </li>
        </ul>
      </Part>
      {COLOUR_GROUPS.map(({ title, lead, tokens }) => (
        <Part key={title} title={title} lead={lead}>
          <TokenTable title={title} tokens={tokens} />
        </Part>
      ))}
    </Page>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ColourPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  play: async ({ canvas }) => {
    const shown = COLOUR_GROUPS.flatMap(({ tokens }) => tokens);
    await expect(shown.toSorted()).toEqual(colourTokens().toSorted());
    await expect(canvas.queryByText('falha')).not.toBeInTheDocument();
  },
};

type Kind = keyof typeof LEAST;

function pairsOf(place: HTMLElement, kind: Kind): (Pair & { name: string })[] {
  return Object.entries(GROUNDS)
    .filter(([, ground]) => ground.kind === kind)
    .flatMap(([name]) => measure(place, name).pairs.map((pair) => ({ ...pair, name })));
}

/** Every pair of a kind in one picture, the weakest first. */
function WeakestFirst({ theme, kind }: { theme: Theme; kind: Kind }) {
  const [ref, pairs] = useMeasured((place: HTMLDivElement) => pairsOf(place, kind).sort((a, b) => a.ratio - b.ratio));
  return (
    <div ref={ref} data-theme={theme} className="g:bg-surface g:p-4 g:text-ink">
      <h2 className="g:mb-2 g:font-semibold">{THEME_NAMES[theme]}</h2>
      <ul className="g:flex g:flex-wrap g:gap-1">
        {pairs?.map((pair) => (
          <PairChip key={`${pair.name} ${pair.on}`} {...pair} />
        ))}
      </ul>
    </div>
  );
}

function BothThemes({ kind }: { kind: Kind }) {
  return (
    <div className="g:grid g:sm:grid-cols-2">
      {THEMES.map((theme) => (
        <WeakestFirst key={theme} theme={theme} kind={kind} />
      ))}
    </div>
  );
}

function tooWeak(root: HTMLElement, kind: Kind): string[] {
  return THEMES.flatMap((theme) => {
    const place = root.querySelector<HTMLElement>(`[data-theme="${theme}"]`);
    if (!place) throw new Error(`No place in the theme ${theme}`);
    const pairs = pairsOf(place, kind);
    if (pairs.length === 0) throw new Error(`Nothing measured in the theme ${theme}`);
    return pairs.filter(({ enough }) => !enough).map(({ name, on, ratio }) => `${theme}: ${name} on ${on} has ${ratio.toFixed(2)}`);
  });
}

export const TextReads: Story = {
  name: 'every text has at least 4.5:1 on every surface it is meant for, in light and in dark',
  render: () => <BothThemes kind="text" />,
  play: async ({ canvasElement }) => {
    // The ruler first: two pairs that are known.
    await expect(contrast(painted('white'), painted('black'))).toBeCloseTo(21, 5);
    await expect(contrast(painted('#767676'), painted('oklch(1 0 0)'))).toBeCloseTo(4.54, 2);
    await expect(tooWeak(canvasElement, 'text')).toEqual([]);
  },
};
export const MarksShow: Story = {
  name: 'every border and icon that must be seen has at least 3:1, in light and in dark',
  render: () => <BothThemes kind="mark" />,
  play: async ({ canvasElement }) => {
    await expect(tooWeak(canvasElement, 'mark')).toEqual([]);
  },
};
