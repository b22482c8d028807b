import { quoteStatusLabel } from '@guiche/domain/requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { DeadlineLabel } from '../data/deadline-label/index.ts';
import { MoneyText } from '../data/money-text/index.ts';
import { ServiceIcon } from '../data/service-icon/index.ts';
import { StatusBadge } from '../data/status-badge/index.ts';
import { MoneyInput } from '../inputs/money-input/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Wordmark } from '../shell/wordmark/index.ts';
import { THEMES, type Theme } from './pages/grounds.ts';
import { Part, Points } from './pages/page.tsx';

const THEME_NAMES: Readonly<Record<Theme, string>> = { light: 'No claro', dark: 'No escuro' };

// A story has no clock: the deadlines are told from this moment.
const NOW = new Date('2026-11-21T12:00:00Z');
const REQUESTS = [
  {
    id: 48213,
    kind: 'AEREO',
    title: 'São Paulo → Recife',
    who: 'Marina Duarte',
    deadline: '2026-11-21T14:10:00Z',
    status: 'COTACAO_PENDENTE',
  },
  {
    id: 48207,
    kind: 'HOTEL',
    title: 'Recife, 3 noites',
    who: 'Caio Brandão',
    deadline: '2026-11-20T22:00:00Z',
    status: 'COTACAO_PENDENTE',
  },
  {
    id: 48198,
    kind: 'RODOVIARIO',
    title: 'Campinas → Santos',
    who: 'Lia Prado',
    deadline: '2026-11-22T09:00:00Z',
    status: 'COTACAO_FINALIZADA',
  },
] as const;

/** The counter as it stands in the product, in one theme. */
function Specimen({ theme }: { theme: Theme }) {
  return (
    <article
      data-theme={theme}
      aria-label={THEME_NAMES[theme]}
      className="g:flex g:flex-col g:gap-4 g:bg-surface g:p-4 g:text-ink g:sm:p-6"
    >
      <ul className="g:overflow-hidden g:rounded-md g:border g:border-line g:bg-surface-1">
        {REQUESTS.map(({ id, kind, title, who, deadline, status }) => (
          <li key={id} className="g:flex g:items-center g:gap-3 g:border-line g:border-b g:px-pad g:py-2 g:last:border-b-0">
            <ServiceIcon kind={kind} />
            <div className="g:min-w-0 g:flex-1">
              <p className="g:truncate g:font-medium">{title}</p>
              <p className="g:truncate g:text-ink-2 g:text-sm">
                {who} · {id}
              </p>
            </div>
            <div className="g:flex g:flex-col g:items-end g:gap-0.5 g:text-sm">
              <DeadlineLabel deadline={deadline} now={NOW} />
              <StatusBadge label={quoteStatusLabel(status)} />
            </div>
          </li>
        ))}
      </ul>
      <div className="g:rounded-md g:border g:border-line g:bg-surface-1">
        <div className="g:grid g:grid-cols-2 g:gap-3 g:p-pad">
          <MoneyInput label="Tarifa" defaultValue={1642.32} onValueChange={fn()} />
          <MoneyInput label="Taxas" defaultValue={98.76} onValueChange={fn()} />
        </div>
        <div className="g:flex g:flex-wrap g:items-center g:justify-end g:gap-2 g:border-line g:border-t g:bg-surface-2 g:p-pad">
          <p className="g:me-auto">
            <span className="g:block g:text-ink-2 g:text-xs">Total do cliente</span>
            <MoneyText value={1741.08} className="g:font-semibold g:text-xl" />
          </p>
          <Button tone="quiet">Cancelar</Button>
          <Button tone="primary">Salvar cotação</Button>
        </div>
      </div>
    </article>
  );
}

const PRINCIPLES = [
  ['Números primeiro', 'O valor, o prazo e o localizador são o que se veio ler. O resto abre espaço para eles.'],
  ['Denso sem aperto', 'Oito horas por dia na mesma tela: cada linha conta, e cada linha respira.'],
  ['Nunca só a cor', 'Um estado é palavra primeiro; ícone e cor repetem. Tirada a cor, nada se perde.'],
  ['Nada se perde', 'Um erro diz o que houve e o que fazer; o que foi digitado continua lá.'],
  ['Linha antes de sombra', 'Papel, tinta e um fio. A sombra fica para o que flutua, o acento para o que se faz.'],
  ['O teclado basta', 'Todo caminho se faz sem o mouse; o foco começa onde o trabalho começa e volta de onde veio.'],
] as const;

const PAGES = [
  ['colour--tokens', 'Cor', 'Os tokens, o que querem dizer e o contraste medido de cada par.'],
  ['type--scale', 'Tipografia', 'Seis tamanhos, três pesos, algarismos em coluna.'],
  ['spacing-and-density--densities', 'Espaço e densidade', 'A grade de 4 px e as duas densidades.'],
  ['icons--icons', 'Ícones', 'Um conjunto, um sentido para cada um.'],
  ['motion--motion', 'Movimento', 'De 120 a 160 ms, e nenhum para quem não quer.'],
  ['words--words', 'Palavras', 'Assim e assim não: botões, erros, listas vazias.'],
  ['content--content', 'Conteúdo', 'Como escrevemos: botões, erros, valores, datas e nomes.'],
  ['layout--layout', 'Telas de trabalho', 'Onde fica cada coisa em uma lista, uma mesa e uma janela.'],
  ['patterns--patterns', 'Padrões', 'As mesmas situações, resolvidas sempre do mesmo jeito.'],
  ['accessibility--accessibility', 'Acessibilidade', 'O que se promete, o que foi experimentado e o que ainda não.'],
  ['tokens--tokens', 'Tokens', 'Nome, valor e sentido de cada um, para copiar e para baixar.'],
  ['theming--theming', 'Marca', 'De uma cor, o arquivo CSS que veste o sistema com a sua marca.'],
  ['rules--rules', 'Regras', 'As contas do ofício, com os passos, para experimentar.'],
  ['changelog--changelog', 'Mudanças', 'O que mudou para quem usa os pacotes.'],
] as const;

function AboutPage() {
  return (
    <main className="g:mx-auto g:flex g:max-w-6xl g:flex-col g:gap-12 g:px-4 g:py-8 g:text-base g:sm:px-8 g:sm:py-12">
      <header className="g:flex g:max-w-2xl g:flex-col g:gap-4">
        <Wordmark size="lg" />
        <h1 className="g:font-semibold g:text-2xl g:tracking-tight">Um balcão calmo, onde o trabalho anda.</h1>
        <p className="g:text-ink-2 g:text-lg">
          O sistema de design das agências de viagem: tinta sobre papel, números primeiro. Aqui estão as decisões; nos componentes ao lado,
          elas em uso.
        </p>
      </header>
      <section
        aria-label="O balcão"
        className="g:grid g:grid-cols-[minmax(0,1fr)] g:overflow-hidden g:rounded-md g:border g:border-line g:lg:grid-cols-2"
      >
        {THEMES.map((theme) => (
          <Specimen key={theme} theme={theme} />
        ))}
      </section>
      <Part title="Em que acreditamos">
        <Points points={PRINCIPLES} />
      </Part>
      <Part title="Por onde seguir" lead="Na barra do alto: tema, densidade e idioma valem para todas as páginas.">
        <nav aria-label="Fundamentos">
          <ul className="g:grid g:gap-3 g:sm:grid-cols-2 g:lg:grid-cols-3">
            {PAGES.map(([id, name, text]) => (
              <li key={id}>
                {/* Relative: Storybook may be served from any folder. */}
                <a
                  href={`./?path=/story/foundations-${id}`}
                  target="_top"
                  className="g:flex g:h-full g:items-center g:gap-3 g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:p-4 g:transition-colors g:duration-120 g:hover:bg-surface-2"
                >
                  <span className="g:min-w-0 g:flex-1">
                    <span className="g:block g:font-semibold g:text-accent-text">{name}</span>
                    <span className="g:block g:text-ink-2 g:text-sm">{text}</span>
                  </span>
                  <ChevronRight aria-hidden="true" className="g:size-4 g:shrink-0 g:text-ink-3" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Part>
    </main>
  );
}

const meta = { title: 'Foundations/About', component: AboutPage, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof AboutPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const STORIES = import.meta.glob<Record<string, unknown>>('./*.stories.tsx');

/** `spacing-and-density--densities` of a file and of what it exports. */
async function storyIds(): Promise<string[]> {
  const ids = await Promise.all(
    Object.entries(STORIES)
      .filter(([path]) => !path.includes('about.'))
      .map(async ([path, load]) => {
        const file = path.replace(/^\.\/|\.stories\.tsx$/g, '');
        return Object.keys(await load()).map((name) => `${file}--${name.toLowerCase()}`);
      }),
  );
  return ids.flat();
}

export const About: Story = {
  play: async () => {
    const known = await storyIds();
    await expect(PAGES.map(([id]) => id).filter((id) => !known.includes(id))).toEqual([]);
  },
};
