import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from '../data/money-text/index.ts';
import { Page, Part, Sheet } from './pages/page.tsx';
import { useMeasured } from './pages/use-measured.ts';

const SCALE = [
  {
    name: 'text-2xl',
    size: 26,
    line: 32,
    use: 'O título de uma página.',
    sample: 'Cotações da agência',
    look: 'g:text-2xl g:font-semibold g:tracking-tight',
  },
  {
    name: 'text-xl',
    size: 20,
    line: 26,
    use: 'O título de uma janela, o total de uma cotação.',
    sample: 'R$ 1.741,08',
    look: 'g:text-xl g:font-semibold',
  },
  {
    name: 'text-lg',
    size: 16,
    line: 22,
    use: 'O título de um cartão, uma frase que abre a página.',
    sample: 'São Paulo → Recife',
    look: 'g:text-lg g:font-semibold',
  },
  {
    name: 'text-base',
    size: 14,
    line: 20,
    use: 'O texto do trabalho: campos, listas, botões.',
    sample: 'LATAM 3456, ida e volta, tarifa Light',
    look: 'g:text-base',
  },
  {
    name: 'text-sm',
    size: 13,
    line: 18,
    use: 'Rótulos e textos de apoio; o texto do trabalho, na densidade compacta.',
    sample: 'Sem bagagem despachada',
    look: 'g:text-sm',
  },
  {
    name: 'text-xs',
    size: 12,
    line: 16,
    use: 'Etiquetas de estado, ajuda e erro sob um campo. Nada menor que isto.',
    sample: 'Como aparece na reserva da companhia',
    look: 'g:text-xs',
  },
] as const;

function ScaleRow({ name, use, sample, look }: (typeof SCALE)[number]) {
  const [ref, measured] = useMeasured((element: HTMLParagraphElement) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return `${Number.parseFloat(fontSize)} / ${Number.parseFloat(lineHeight)} px`;
  });
  return (
    <li className="g:grid g:items-baseline g:gap-x-6 g:gap-y-1 g:border-line g:border-b g:px-4 g:py-4 g:last:border-b-0 g:md:grid-cols-[8rem_minmax(0,1fr)_20rem]">
      <div className="g:flex g:items-baseline g:gap-3 g:md:flex-col g:md:gap-0">
        <code className="g:font-sans g:font-semibold">{name}</code>
        <span className="g:text-ink-2 g:text-sm">{measured}</span>
      </div>
      <p ref={ref} data-scale={name} className={look}>
        {sample}
      </p>
      <p className="g:text-ink-2 g:text-sm">{use}</p>
    </li>
  );
}

const WEIGHTS = [
  { weight: '400', look: 'g:font-normal', use: 'o que se lê' },
  { weight: '500', look: 'g:font-medium', use: 'o que se compara' },
  { weight: '600', look: 'g:font-semibold', use: 'o que se procura' },
] as const;

const AMOUNTS = [
  ['Tarifa', 1111.11],
  ['Taxas', 98.76],
  ['Taxa da agência', 45],
  ['Desconto', -33.26],
] as const;

interface AmountsProps {
  title: string;
  lead: string;
  /** Under their names, at the left, as a person would have to read them one by one. */
  adrift?: boolean;
}

function Amounts({ title, lead, adrift = false }: AmountsProps) {
  const row = adrift ? 'g:flex g:gap-4' : 'g:flex g:justify-between g:gap-4';
  return (
    <Sheet className="g:flex g:flex-col g:gap-3 g:p-4">
      <div>
        <h3 className="g:font-semibold">{title}</h3>
        <p className="g:text-ink-2 g:text-sm">{lead}</p>
      </div>
      <dl className="g:flex g:flex-col">
        {AMOUNTS.map(([name, value]) => (
          <div key={name} className={`${row} g:border-line g:border-b g:py-1.5`}>
            <dt className="g:text-ink-2">{name}</dt>
            <dd>
              <MoneyText value={value} />
            </dd>
          </div>
        ))}
        <div className={`${row} g:py-2 g:font-semibold g:text-lg`}>
          <dt>Total</dt>
          <dd>
            <MoneyText value={1221.61} />
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}

function TypePage() {
  return (
    <Page
      title="Tipografia"
      lead="Uma só família, IBM Plex Sans, variável e servida por nós. Letras que não se confundem num localizador, algarismos que se alinham numa coluna."
    >
      <Part title="Escala" lead="Seis tamanhos. A hierarquia vem primeiro da tinta e do peso; o tamanho é a última ferramenta.">
        <Sheet>
          <ul>
            {SCALE.map((step) => (
              <ScaleRow key={step.name} {...step} />
            ))}
          </ul>
        </Sheet>
      </Part>
      <Part title="Pesos" lead="Três bastam. Nunca itálico para dar ênfase, nunca maiúsculas para títulos.">
        <ul className="g:grid g:gap-4 g:sm:grid-cols-3">
          {WEIGHTS.map(({ weight, look, use }) => (
            <li key={weight}>
              <Sheet className="g:flex g:flex-col g:gap-1 g:p-4">
                <span className={`g:text-2xl ${look}`}>Balcão {weight}</span>
                <span className="g:text-ink-2 g:text-sm">{use}</span>
              </Sheet>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="Algarismos"
        lead="Todo algarismo tem a mesma largura, em toda parte: os centavos ficam sob os centavos e nada dança enquanto o total muda. Dinheiro vai à direita, com a moeda; o negativo traz o sinal, não só a cor."
      >
        <div className="g:grid g:gap-4 g:md:grid-cols-2">
          <Amounts title="Assim" lead="Os centavos numa coluna: dois valores se comparam sem ler." />
          <Amounts title="Assim não" lead="À deriva: para achar o maior é preciso ler todos." adrift />
        </div>
      </Part>
      <Part
        title="O que não se confunde"
        lead="Um localizador é ditado ao telefone e copiado à mão. Zero e O, um, I e l são letras diferentes à primeira vista."
      >
        <Sheet className="g:flex g:flex-wrap g:items-baseline g:gap-x-10 g:gap-y-3 g:p-4">
          <span className="g:font-medium g:text-2xl g:tracking-wider">O0 Il1 S5 B8 Z2</span>
          <span className="g:font-medium g:text-2xl g:tracking-wider">QK0O1I</span>
          <span className="g:text-2xl">ação, avó, avô, à vista, às 14 h</span>
        </Sheet>
      </Part>
    </Page>
  );
}

const meta = { title: 'Foundations/Type', component: TypePage, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof TypePage
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How wide a text is as `place` would write it. */
function widthOf(text: string, place: Element, weight = '400'): number {
  const ruler = document.createElement('span');
  ruler.textContent = text;
  ruler.style.cssText = `position:absolute;font-weight:${weight}`;
  place.append(ruler);
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return Math.round(width * 100) / 100;
}

export const Scale: Story = {
  name: 'Type',
  tags: ['example'],
  play: async ({ canvasElement }) => {
    await document.fonts.load('14px "IBM Plex Sans Variable"');
    await expect(document.fonts.check('14px "IBM Plex Sans Variable"')).toBe(true);
    for (const { name, size, line } of SCALE) {
      const { fontSize, lineHeight, fontFamily } = getComputedStyle(canvasElement.querySelector(`[data-scale="${name}"]`) ?? canvasElement);
      await expect([name, fontSize, lineHeight]).toEqual([name, `${size}px`, `${line}px`]);
      await expect(fontFamily).toContain('IBM Plex Sans Variable');
    }
    const figures = [...'0123456789'].map((figure) => widthOf(figure.repeat(10), canvasElement));
    await expect(new Set(figures).size).toBe(1);
    const weights = WEIGHTS.map(({ weight }) => widthOf('Cotações da agência', canvasElement, weight));
    await expect(new Set(weights).size).toBe(WEIGHTS.length);
  },
};
