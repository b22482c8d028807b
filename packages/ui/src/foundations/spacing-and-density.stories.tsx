import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeadlineLabel } from '../data/deadline-label/index.ts';
import { MoneyText } from '../data/money-text/index.ts';
import { ServiceIcon } from '../data/service-icon/index.ts';
import { MoneyInput } from '../inputs/money-input/index.ts';
import { TextInput } from '../inputs/text-input/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Page, Part, Sheet } from './pages/page.tsx';
import { useMeasured } from './pages/use-measured.ts';

const STEPS = [
  { step: 1, use: 'entre um ícone e sua palavra' },
  { step: 2, use: 'entre peças que se leem juntas' },
  { step: 3, use: 'dentro de um cartão' },
  { step: 4, use: 'entre campos' },
  { step: 6, use: 'entre partes de uma janela' },
  { step: 8, use: 'à volta de uma página' },
  { step: 12, use: 'entre partes de uma página' },
] as const;

const DENSITIES = [
  { density: 'comfortable', name: 'Confortável', lead: 'O padrão, para quem alterna entre a tela e o telefone.', text: 'g:text-base' },
  { density: 'compact', name: 'Compacta', lead: 'Para quem passa o dia na lista.', text: 'g:text-sm' },
] as const;

const MEASURES = [
  { name: 'control', what: 'Campo e botão' },
  { name: 'control-sm', what: 'Campo e botão pequenos' },
  { name: 'row', what: 'Linha de lista' },
  { name: 'pad', what: 'Respiro de um cartão' },
] as const;

function Measures() {
  const [ref, measured] = useMeasured((list: HTMLDListElement) =>
    MEASURES.map(({ name }) => {
      const ruler = document.createElement('div');
      ruler.style.cssText = `position:absolute;height:var(--guiche-${name})`;
      list.append(ruler);
      const { height } = ruler.getBoundingClientRect();
      ruler.remove();
      return height;
    }),
  );
  return (
    <dl ref={ref} className="g:grid g:grid-cols-3 g:gap-2 g:text-sm">
      {MEASURES.map(({ name, what }, index) => (
        <div key={name}>
          <dt className="g:text-ink-2">{what}</dt>
          <dd className="g:font-semibold g:text-lg">{measured?.[index]} px</dd>
        </div>
      ))}
    </dl>
  );
}

// A story has no clock: the deadlines below are told from this moment.
const NOW = new Date('2026-11-21T12:00:00Z');
const ROWS = [
  { kind: 'AEREO', title: 'GRU → REC, Marina Duarte', deadline: '2026-11-21T14:10:00Z', total: 1741.08 },
  { kind: 'HOTEL', title: 'Recife, 3 noites', deadline: '2026-11-22T18:00:00Z', total: 1290 },
  { kind: 'CARRO', title: 'Compacto, 4 diárias', deadline: '2026-11-20T09:00:00Z', total: 612.4 },
] as const;

function Counter({ density, name, lead, text }: (typeof DENSITIES)[number]) {
  return (
    <article
      data-density={density}
      aria-label={name}
      className={`g:flex g:flex-col g:gap-4 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4 ${text}`}
    >
      <header>
        <h3 className="g:font-semibold g:text-lg">{name}</h3>
        <p className="g:text-ink-2">{lead}</p>
      </header>
      <Measures />
      <div className="g:grid g:grid-cols-2 g:gap-3">
        <TextInput label="Localizador" defaultValue="QK0O1I" onValueChange={fn()} />
        <MoneyInput label="Tarifa" defaultValue={1234.5} onValueChange={fn()} />
      </div>
      <ul className="g:rounded-md g:border g:border-line">
        {ROWS.map(({ kind, title, deadline, total }) => (
          <li key={kind} className="g:flex g:h-row g:items-center g:gap-2 g:border-line g:border-b g:px-pad g:last:border-b-0">
            <ServiceIcon kind={kind} size="sm" />
            <span className="g:min-w-0 g:flex-1 g:truncate g:font-medium">{title}</span>
            <span className="g:flex g:text-sm g:max-sm:hidden">
              <DeadlineLabel deadline={deadline} now={NOW} />
            </span>
            <MoneyText value={total} className="g:w-24 g:text-end" />
          </li>
        ))}
      </ul>
      <div className="g:flex g:justify-end g:gap-2">
        <Button tone="quiet">Cancelar</Button>
        <Button tone="primary">Salvar cotação</Button>
      </div>
    </article>
  );
}

function SpacingAndDensityPage() {
  return (
    <Page
      title="Espaço e densidade"
      lead="Denso sem aperto. Todo espaço é múltiplo de 4 px; o que se repete o dia inteiro tem altura própria, e ela muda com a densidade."
    >
      <Part title="Grade de 4 px" lead="Poucos passos, cada um com seu lugar. O que se lê junto fica mais perto do que o que se lê depois.">
        <Sheet>
          <ul>
            {STEPS.map(({ step, use }) => (
              <li
                key={step}
                className="g:grid g:grid-cols-[2.5rem_4rem_4rem_minmax(0,1fr)] g:items-center g:gap-3 g:border-line g:border-b g:px-4 g:py-2.5 g:last:border-b-0"
              >
                <code className="g:font-sans g:font-semibold">{step}</code>
                <span className="g:text-ink-2">{step * 4} px</span>
                <span aria-hidden="true" className="g:h-4 g:bg-accent" style={{ width: `calc(var(--g-spacing) * ${step})` }} />
                <span className="g:text-ink-2 g:text-sm">{use}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      </Part>
      <Part
        title="Densidade"
        lead="A mesma tela, duas medidas. Quem escolhe é a pessoa, no menu de aparência; um componente nunca pergunta qual é: usa control, row e pad."
      >
        <div className="g:grid g:grid-cols-[minmax(0,1fr)] g:gap-4 g:lg:grid-cols-2">
          {DENSITIES.map((entry) => (
            <Counter key={entry.density} {...entry} />
          ))}
        </div>
      </Part>
      <Part title="Contorno" lead="Um só raio, 6 px. Linha antes de sombra: a sombra é só do que flutua.">
        <ul className="g:grid g:gap-4 g:sm:grid-cols-3">
          <li className="g:flex g:h-24 g:items-center g:justify-center g:rounded-md g:border g:border-line g:bg-surface-1 g:text-ink-2">
            cartão: linha
          </li>
          <li className="g:flex g:h-24 g:items-center g:justify-center g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:text-ink-2">
            campo: linha forte
          </li>
          <li className="g:flex g:h-24 g:items-center g:justify-center g:rounded-md g:border g:border-line g:bg-surface-1 g:text-ink-2 g:shadow-pop">
            menu e janela: sombra
          </li>
        </ul>
      </Part>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Spacing and density',
  component: SpacingAndDensityPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SpacingAndDensityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Densities: Story = {
  name: 'Spacing and density',
  tags: ['example'],
  play: async ({ canvas }) => {
    for (const [name, control, row] of [
      ['Confortável', 32, 32],
      ['Compacta', 26, 26],
    ] as const) {
      const counter = canvas.getByRole('article', { name });
      const save = [...counter.querySelectorAll('button')].find(({ textContent }) => textContent === 'Salvar cotação');
      const field = counter.querySelector('[data-control]')?.parentElement;
      await expect([save?.offsetHeight, field?.offsetHeight, counter.querySelector('li')?.offsetHeight]).toEqual([control, control, row]);
    }
  },
};
