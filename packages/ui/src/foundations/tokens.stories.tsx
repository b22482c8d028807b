import { files, tokens } from 'virtual:design-tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect, spyOn } from 'storybook/test';
import type { ColorValue, DimensionValue, TypedValue } from '../../../../tools/lib/tokens/token-value.ts';
import { COLOUR_GROUPS } from './pages/colour-groups.ts';
import { hex, painted } from './pages/contrast.ts';
import { CopyButton } from './pages/copy-button.tsx';
import { DownloadLink } from './pages/download-link.tsx';
import { Page, Part } from './pages/page.tsx';

type Token = (typeof tokens)[number];
type Context = keyof Token['values'];

const CONTEXT_NAMES: Readonly<Record<Context, string>> = {
  base: 'Sempre',
  light: 'Claro',
  dark: 'Escuro',
  comfortable: 'Confortável',
  compact: 'Compacta',
};

const OTHER_GROUPS = [
  { title: 'Sombra e letra', lead: 'O que não é cor nem medida.', tokens: ['shadow', 'font'] },
  {
    title: 'Tamanhos de letra e canto',
    lead: 'Iguais em toda densidade. Cada tamanho tem a sua linha.',
    tokens: ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl']
      .flatMap((name) => [name, `${name}-line`])
      .concat('radius'),
  },
  {
    title: 'Movimento',
    lead: 'Curto: mostra de onde algo veio, e não faz ninguém esperar. Quem pede menos movimento não vê nenhum.',
    tokens: ['ease', 'fade', 'rise', 'slide', 'toast'],
  },
  {
    title: 'Medidas',
    lead: 'Uma para cada densidade. Um componente nunca pergunta qual é a densidade: usa a medida.',
    tokens: ['control', 'control-sm', 'row', 'pad', 'text', 'text-line'],
  },
  {
    title: 'Só no CSS',
    lead: 'O formato Design Tokens não tem tipo para estes três: uma palavra do CSS, uma largura que depende do ponteiro, uma cor misturada.',
    tokens: ['scheme', 'scrollbar', 'page-behind'],
  },
];

const GROUPS: readonly { title: string; lead: string; tokens: readonly string[] }[] = [...COLOUR_GROUPS, ...OTHER_GROUPS];

const FILES: readonly (readonly [file: string, what: string])[] = [
  [
    'theme.css',
    'Todas as variáveis, nos dois temas e nas duas densidades. Pede a letra do pacote @fontsource-variable/ibm-plex-sans e as setas de fonts/symbols.css.',
  ],
  ['light.tokens.json', 'As cores e a sombra do tema claro.'],
  ['dark.tokens.json', 'As cores e a sombra do tema escuro.'],
  ['comfortable.tokens.json', 'As medidas da densidade confortável.'],
  ['compact.tokens.json', 'As medidas da densidade compacta.'],
  ['base.tokens.json', 'O que é igual em todos: a letra e os seus tamanhos, o canto, o movimento.'],
  [
    'guiche.resolver.json',
    'Junta os cinco arquivos e diz qual vale em que tema e densidade, para as ferramentas que leem o formato por inteiro.',
  ],
];

/** How a value looks: a square of its colour, in its theme. */
function Specimen({ token, context }: { token: Token; context: Context }) {
  const theme = context === 'light' || context === 'dark' ? context : undefined;
  const look: CSSProperties | undefined =
    token.name === 'shadow'
      ? { boxShadow: 'var(--guiche-shadow)', backgroundColor: 'var(--guiche-surface-1)' }
      : { backgroundColor: `var(--guiche-${token.name})` };
  if (!theme || token.name === 'scheme') return null;
  return (
    <span data-theme={theme} className="g:flex g:rounded-md g:bg-surface g:p-1.5">
      <span aria-hidden="true" className="g:size-6 g:rounded-[4px] g:border g:border-line" style={look} />
    </span>
  );
}

function Value({ token, context, value }: { token: Token; context: Context; value: string }) {
  const colour = /^oklch\([^/]*\)$/.test(value);
  return (
    <div className="g:min-w-0">
      <dt className="g:text-ink-2 g:text-xs">{CONTEXT_NAMES[context]}</dt>
      <dd className="g:mt-0.5 g:flex g:items-start g:gap-2 g:text-sm">
        <Specimen token={token} context={context} />
        <span className="g:min-w-0 g:break-words">
          {value}
          {colour && <span className="g:block g:text-ink-2 g:text-xs">{hex(painted(value))}</span>}
        </span>
      </dd>
    </div>
  );
}

function TokenRow({ token }: { token: Token }) {
  const values = Object.entries(token.values) as [Context, string][];
  const variable = `var(--guiche-${token.name})`;
  return (
    <li
      aria-label={token.name}
      className="g:relative g:grid g:grid-cols-[minmax(0,1fr)] g:gap-x-4 g:gap-y-2 g:border-line g:border-b g:px-4 g:py-3 g:last:border-b-0 g:md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] g:md:pe-14"
    >
      <div className="g:max-md:pe-10">
        <code className="g:font-sans g:font-semibold">--guiche-{token.name}</code>
        <p className="g:text-ink-2 g:text-sm">{token.meaning}</p>
      </div>
      <dl className={`g:grid g:gap-x-4 g:gap-y-2 ${values.length > 1 ? 'g:sm:grid-cols-2' : ''}`}>
        {values.map(([context, value]) => (
          <Value key={context} token={token} context={context} value={value} />
        ))}
      </dl>
      <div className="g:absolute g:top-2.5 g:end-3">
        <CopyButton iconOnly text={variable} label={`Copiar ${variable}`} />
      </div>
    </li>
  );
}

function TokenList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ul aria-label={`Tokens: ${title}`} className="g:rounded-md g:border g:border-line g:bg-surface-1">
      {children}
    </ul>
  );
}

function TokensPage() {
  return (
    <Page
      title="Tokens"
      lead="Cada decisão tem um nome, um valor e um sentido. O CSS, os arquivos para ferramentas de design e esta página saem da mesma fonte."
    >
      <Part
        title="Levar"
        lead="Os arquivos .json seguem o formato Design Tokens (DTCG, edição 2025.10), que ferramentas de design e de estilo leem. Estão também no pacote: @guiche/ui/theme.css e @guiche/ui/tokens/…"
      >
        <ul className="g:rounded-md g:border g:border-line g:bg-surface-1">
          {FILES.map(([file, what]) => (
            <li
              key={file}
              className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-x-6 g:gap-y-2 g:border-line g:border-b g:px-4 g:py-3 g:last:border-b-0"
            >
              <div className="g:min-w-0 g:flex-1 g:basis-72">
                <p className="g:font-semibold">{file}</p>
                <p className="g:text-ink-2 g:text-sm">{what}</p>
              </div>
              <DownloadLink file={file} text={files[file] ?? ''} />
            </li>
          ))}
        </ul>
      </Part>
      {GROUPS.map(({ title, lead, tokens: names }) => (
        <Part key={title} title={title} lead={lead}>
          <TokenList title={title}>
            {tokens
              .filter(({ name }) => names.includes(name))
              .map((token) => (
                <TokenRow key={token.name} token={token} />
              ))}
          </TokenList>
        </Part>
      ))}
    </Page>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TokensPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  play: async () => {
    await expect(GROUPS.flatMap(({ tokens: names }) => names).toSorted()).toEqual(tokens.map(({ name }) => name).toSorted());
    await expect(FILES.map(([file]) => file).toSorted()).toEqual(Object.keys(files).toSorted());
  },
};

type DesignToken = TypedValue & { $description: string };

/** What the browser gets when somebody follows the link of a file. */
async function saved(canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }, file: string): Promise<string> {
  const link = canvas.getByRole('link', { name: `Baixar ${file}` });
  await expect(link).toHaveAttribute('download', file);
  return (await fetch(link.getAttribute('href') ?? '')).text();
}

const colourText = ({ colorSpace, components, alpha = 1 }: ColorValue) => `${colorSpace}(${components.join(' ')} / ${alpha})`;
const sizeText = ({ value, unit }: DimensionValue) => `${value}${unit}`;

/** The property that shows a token, and what a design tool makes of the token's value. */
function asStyle(token: DesignToken): [property: string, value: string] {
  switch (token.$type) {
    case 'color':
      return ['color', colourText(token.$value)];
    case 'dimension':
      return ['width', sizeText(token.$value)];
    case 'duration':
      return ['transition-duration', `${token.$value.value}${token.$value.unit}`];
    case 'cubicBezier':
      return ['transition-timing-function', `cubic-bezier(${token.$value.join(', ')})`];
    case 'fontFamily':
      return ['font-family', token.$value.map((name) => JSON.stringify(name)).join(', ')];
    case 'shadow':
      return [
        'box-shadow',
        token.$value
          .map(
            ({ color, offsetX, offsetY, blur, spread }) =>
              `${[offsetX, offsetY, blur, spread].map(sizeText).join(' ')} ${colourText(color)}`,
          )
          .join(', '),
      ];
  }
}

/** The computed value of a property in a part of the page with a theme and a density. */
function computed(context: Context, property: string, value: string): string {
  const around = document.body.appendChild(document.createElement('div'));
  // Not the page's own letter, so that a variable that is not there is seen.
  around.style.fontFamily = 'monospace';
  const place = around.appendChild(document.createElement('div'));
  if (context === 'light' || context === 'dark') place.dataset['theme'] = context;
  if (context === 'comfortable' || context === 'compact') place.dataset['density'] = context;
  place.style.setProperty(property, value);
  const result = getComputedStyle(place).getPropertyValue(property);
  around.remove();
  // A generic family is written with and without quotes.
  return result.replaceAll('"', '');
}

export const Exports: Story = {
  name: 'B-071 each saved file says of each token what the style sheet computes, with its meaning',
  play: async ({ canvas }) => {
    const inFiles = new Set<string>();
    for (const context of ['base', 'light', 'dark', 'comfortable', 'compact'] as const) {
      const { guiche } = JSON.parse(await saved(canvas, `${context}.tokens.json`)) as { guiche: Record<string, DesignToken> };
      for (const [name, token] of Object.entries(guiche)) {
        inFiles.add(name);
        const [property, value] = asStyle(token);
        const said = computed(context, property, value);
        await expect([context, name, said]).toEqual([context, name, computed(context, property, `var(--guiche-${name})`)]);
        await expect(canvas.getByRole('listitem', { name })).toHaveTextContent(token.$description);
        // Half transparent or not, the hex is the colour that is painted: one step of 255 is what rounding may take.
        if (token.$type === 'color') {
          const steps = painted(token.$value.hex).map((part, index) =>
            Math.abs(part - (painted(colourText({ ...token.$value, alpha: 1 }))[index] ?? 0)),
          );
          await expect(Math.max(...steps)).toBeLessThanOrEqual(1);
        }
      }
    }
    const alone = tokens.filter(({ isDesignToken }) => !isDesignToken).map(({ name }) => name);
    await expect([...inFiles, ...alone].toSorted()).toEqual(tokens.map(({ name }) => name).toSorted());
  },
};

export const StyleSheet: Story = {
  name: 'B-071 the saved style sheet sets each variable as this page does, in both themes and densities',
  play: async ({ canvas }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync((await saved(canvas, 'theme.css')).replace(/@import[^;]*;/, ''));
    const layer = sheet.cssRules[0];
    if (!(layer instanceof CSSLayerBlockRule)) throw new Error('the tokens stand in a layer');
    const rules = [...layer.cssRules].filter((rule) => rule instanceof CSSStyleRule);
    for (const { name, values } of tokens) {
      for (const [context, value] of Object.entries(values)) {
        const rule = rules.findLast(
          ({ selectorText, style }) =>
            (context === 'base' ? selectorText === ':root' : selectorText.includes(`"${context}"`)) &&
            style.getPropertyValue(`--guiche-${name}`),
        );
        await expect([context, name, rule?.style.getPropertyValue(`--guiche-${name}`).trim()]).toEqual([context, name, value]);
      }
    }
  },
};

export const Copies: Story = {
  name: 'B-071 a press copies the variable of a token, and says so',
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const row = canvas.getByRole('listitem', { name: 'accent-soft' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar var(--guiche-accent-soft)' }));
    await expect(write).toHaveBeenLastCalledWith('var(--guiche-accent-soft)');
    await expect(row.querySelector('output')).toHaveTextContent('Copiado');
    write.mockRejectedValueOnce(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar var(--guiche-accent-soft)' }));
    await expect(row.querySelector('output')).toHaveTextContent('Não copiado: selecione o texto');
    write.mockRestore();
  },
};
