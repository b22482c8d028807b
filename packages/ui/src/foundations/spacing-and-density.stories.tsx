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
  { density: 'comfortable', name: 'Confortável', lead: 'O padrão, para quem alterna entre a tela e o telefone.', text: 'text-base' },
  { density: 'compact', name: 'Compacta', lead: 'Para quem passa o dia na lista.', text: 'text-sm' },
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
      ruler.style.cssText = `position:absolute;height:var(--t-${name})`;
      list.append(ruler);
      const { height } = ruler.getBoundingClientRect();
      ruler.remove();
      return height;
    }),
  );
  return (
    <dl ref={ref} className="grid grid-cols-3 gap-2 text-sm">
      {MEASURES.map(({ name, what }, index) => (
        <div key={name}>
          <dt className="text-ink-2">{what}</dt>
          <dd className="font-semibold text-lg">{measured?.[index]} px</dd>
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
      className={`flex flex-col gap-4 rounded-md border border-line bg-surface-1 p-4 ${text}`}
    >
      <header>
        <h3 className="font-semibold text-lg">{name}</h3>
        <p className="text-ink-2">{lead}</p>
      </header>
      <Measures />
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="Localizador" defaultValue="QK0O1I" onValueChange={fn()} />
        <MoneyInput label="Tarifa" defaultValue={1234.5} onValueChange={fn()} />
      </div>
      <ul className="rounded-md border border-line">
        {ROWS.map(({ kind, title, deadline, total }) => (
          <li key={kind} className="flex h-row items-center gap-2 border-line border-b px-pad last:border-b-0">
            <ServiceIcon kind={kind} size="sm" />
            <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
            <span className="flex text-sm max-sm:hidden">
              <DeadlineLabel deadline={deadline} now={NOW} />
            </span>
            <MoneyText value={total} className="w-24 text-right" />
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
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
                className="grid grid-cols-[2.5rem_4rem_4rem_minmax(0,1fr)] items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0"
              >
                <code className="font-sans font-semibold">{step}</code>
                <span className="text-ink-2">{step * 4} px</span>
                <span aria-hidden="true" className="h-4 bg-accent" style={{ width: `calc(var(--g-spacing) * ${step})` }} />
                <span className="text-ink-2 text-sm">{use}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      </Part>
      <Part
        title="Densidade"
        lead="A mesma tela, duas medidas. Quem escolhe é a pessoa, no menu de aparência; um componente nunca pergunta qual é: usa control, row e pad."
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          {DENSITIES.map((entry) => (
            <Counter key={entry.density} {...entry} />
          ))}
        </div>
      </Part>
      <Part title="Contorno" lead="Um só raio, 6 px. Linha antes de sombra: a sombra é só do que flutua.">
        <ul className="grid gap-4 sm:grid-cols-3">
          <li className="flex h-24 items-center justify-center rounded-md border border-line bg-surface-1 text-ink-2">cartão: linha</li>
          <li className="flex h-24 items-center justify-center rounded-md border border-line-strong bg-surface-1 text-ink-2">
            campo: linha forte
          </li>
          <li className="flex h-24 items-center justify-center rounded-md border border-line bg-surface-1 text-ink-2 shadow-pop">
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
