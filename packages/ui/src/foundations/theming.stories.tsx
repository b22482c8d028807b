import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { BrandPage } from './brand/brand-page.tsx';
import { Specimen } from './brand/specimen.tsx';
import { contrast, painted } from './pages/contrast.ts';
import { THEME_NAMES, THEMES, type Theme } from './pages/grounds.ts';

const meta = {
  title: 'Foundations/Theming',
  component: BrandPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const cssField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Cor da marca' });
const shownCss = (canvas: Canvas) => canvas.getByRole('region', { name: 'CSS da marca' }).textContent ?? '';

/** The value that the file gives a token in a theme. */
function valueIn(css: string, theme: Theme, token: string): string {
  const rule = css.split('}\n').find((text) => text.includes(`"${theme}"`)) ?? '';
  return new RegExp(`--guiche-${token}: ([^;]+);`).exec(rule)?.[1] ?? '';
}

export const Theming: Story = {
  play: async ({ canvas }) => {
    await expect(shownCss(canvas)).toContain('/* oklch(0.47 0.16 300) */');
    await expect(painted(valueIn(shownCss(canvas), 'light', 'accent'))).toEqual(painted('oklch(0.47 0.16 300)'));
    await expect(canvas.queryByText('falha')).not.toBeInTheDocument();
  },
};

/** What is seen of real components without a token of their own, in a theme. */
function looks(canvas: Canvas, theme: Theme) {
  const place = within(canvas.getByTestId(`host-${theme}`));
  const style = (element: Element) => getComputedStyle(element);
  const button = style(place.getByRole('button', { name: 'Salvar cotação' }));
  const chosen = place.getByText('GRU → REC, 14h05').closest('li');
  const link = place.getAllByText('Ver a tarifa')[0];
  if (!chosen || !link) throw new Error('the specimen shows a chosen offer with a link');
  const box = place.getByRole('checkbox', { name: 'Reservado' });
  const sheet = painted(style(place.getByRole('article', { name: 'Janela' })).backgroundColor);
  return {
    button: painted(button.backgroundColor),
    buttonText: painted(button.backgroundColor, button.color),
    box: painted(style(box).backgroundColor),
    sheet,
    chosen: painted(style(chosen).backgroundColor),
    chosenText: painted(style(chosen).color),
    link: painted(style(link).color),
  };
}

export const PutsOn: Story = {
  name: 'B-070 the file that is made of a typed colour puts the brand on real components, before and after our style sheet, in both themes',
  render: () => (
    <>
      <BrandPage />
      {THEMES.map((theme) => (
        <div key={theme} data-testid={`host-${theme}`}>
          <Specimen theme={theme} />
        </div>
      ))}
    </>
  ),
  // The specimens of the page stand here twice.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(cssField(canvas));
    await userEvent.type(cssField(canvas), '#ffcc00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome da marca (opcional)' }), 'Viação Sol');
    const css = shownCss(canvas);
    await expect(css).toContain('/* Viação Sol, #ffcc00 */');
    const link = canvas.getByRole('link', { name: 'Baixar marca-viacao-sol.css' });
    await expect(link).toHaveAttribute('download', 'marca-viacao-sol.css');
    await waitFor(async () => expect(await (await fetch(link.getAttribute('href') ?? '')).text()).toBe(css));

    const before = THEMES.map((theme) => looks(canvas, theme));
    const style = document.createElement('style');
    style.textContent = css;
    try {
      for (const put of [() => document.head.prepend(style), () => document.head.append(style)]) {
        put();
        for (const theme of THEMES) {
          const expected = (token: string) => painted(valueIn(css, theme, token));
          await waitFor(() => expect([theme, looks(canvas, theme).button]).toEqual([theme, expected('accent')]));
          const { button, buttonText, box, sheet, chosen, chosenText, link: action } = looks(canvas, theme);
          await expect(buttonText).toEqual(expected('accent-ink'));
          await expect(box).toEqual(expected('accent'));
          await expect(chosen).toEqual(expected('accent-soft'));
          await expect(action).toEqual(expected('accent-text'));
          await expect(contrast(button, buttonText)).toBeGreaterThanOrEqual(4.5);
          await expect(contrast(action, chosen)).toBeGreaterThanOrEqual(4.5);
          await expect(contrast(chosenText, chosen)).toBeGreaterThanOrEqual(4.5);
          await expect(contrast(box, sheet)).toBeGreaterThanOrEqual(3);
        }
        style.remove();
        await waitFor(() => expect(THEMES.map((theme) => looks(canvas, theme))).toEqual(before));
      }
    } finally {
      style.remove();
    }
  },
};

export const ChecksContrast: Story = {
  name: 'B-070 each pair stands there with its contrast and its verdict in words, as the browser paints it in both themes',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(cssField(canvas));
    await userEvent.type(cssField(canvas), 'oklch(0.7 0.3 140)');
    const css = shownCss(canvas);
    const table = within(canvas.getByRole('table', { name: 'Contraste de cada par' }));
    for (const [pair, name, on] of [
      ['accent-ink sobre accent', 'accent-ink', 'accent'],
      ['accent-text sobre accent-soft', 'accent-text', 'accent-soft'],
      ['accent sobre surface-3', 'accent', 'surface-3'],
      ['ink-2 sobre accent-soft', 'ink-2', 'accent-soft'],
    ] as const) {
      const row = table.getAllByRole('row').find(({ textContent }) => new RegExp(`^${pair}(?:Texto|Borda)`).test(textContent));
      if (!row) throw new Error(`the table has no ${pair}`);
      const cells = within(row).getAllByRole('cell');
      for (const [index, theme] of THEMES.entries()) {
        const place = canvas.getByRole('article', { name: THEME_NAMES[theme] });
        const colour = (token: string) =>
          painted(valueIn(css, theme, token) || getComputedStyle(place).getPropertyValue(`--guiche-${token}`).trim());
        const cut = Math.floor(contrast(colour(name), colour(on)) * 10) / 10;
        await expect([pair, theme, cells[index]?.textContent]).toEqual([
          pair,
          theme,
          `${cut.toLocaleString('pt-BR', { minimumFractionDigits: 1 })}passa`,
        ]);
      }
    }
  },
};

export const TellsOfMoves: Story = {
  name: 'B-070 the page says by how much a colour was moved to pass, and when it was not',
  play: async ({ canvas, userEvent }) => {
    const told = (theme: string) => canvas.getByText(theme, { selector: 'output strong' }).parentElement;
    await expect(told('Claro')).toHaveTextContent('Claro: a cor pedida, sem mudança.');
    await expect(told('Escuro')).toHaveTextContent(/^Escuro: clareada para passar: luminosidade de 47,0 % para [\d,]+ %/);
    await userEvent.clear(cssField(canvas));
    await userEvent.type(cssField(canvas), '#ffcc00');
    const lightness = Number(/oklch\(([\d.]+)/.exec(valueIn(shownCss(canvas), 'light', 'accent'))?.[1]);
    const written = (lightness * 100).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    await expect(told('Claro')).toHaveTextContent(`Claro: escurecida para passar: luminosidade de 86,5 % para ${written} %`);
    await expect(told('Escuro')).toHaveTextContent('Escuro: a cor pedida, sem mudança.');
    await userEvent.clear(cssField(canvas));
    await userEvent.type(cssField(canvas), '#b3261e');
    await expect(canvas.getByText('Parecida com a cor de perigo')).toBeVisible();
  },
};

export const BadInput: Story = {
  name: 'B-070 a text that is no colour gets an error at its field once it is left, and the last good colour stays',
  play: async ({ canvas, userEvent }) => {
    const field = cssField(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '#080');
    const good = shownCss(canvas);
    await expect(good).toContain('/* #080 */');
    for (const text of ['#12', 'azul']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).not.toBeInvalid();
      await userEvent.tab();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(`"${text}" não é uma cor que se leia aqui.`));
      await expect(field).toHaveValue(text);
      await expect(shownCss(canvas)).toBe(good);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '7A1FA2');
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await expect(shownCss(canvas)).toContain('/* 7A1FA2 */');
    // The browser's own picker, and back.
    fireEvent.input(canvas.getByLabelText('Escolher'), { target: { value: '#008800' } });
    await expect(field).toHaveValue('#008800');
    await expect(shownCss(canvas)).toContain('/* #008800 */');
  },
};
