import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Page, Part, Points, Sheet } from './pages/page.tsx';

interface RegionProps {
  number: number;
  name: string;
  className?: string;
}

/** A region of a screen, drawn as paper with its number. */
function Region({ number, name, className = '' }: RegionProps) {
  return (
    <div
      className={`g:flex g:min-h-9 g:items-center g:gap-2 g:rounded-md g:border g:border-line-strong g:border-dashed g:bg-surface-1 g:px-2.5 g:py-1.5 ${className}`}
    >
      <span
        aria-hidden="true"
        className="g:flex g:size-5 g:shrink-0 g:items-center g:justify-center g:rounded-full g:bg-accent g:font-semibold g:text-accent-ink g:text-xs"
      >
        {number}
      </span>
      <span className="g:text-sm">{name}</span>
    </div>
  );
}

interface ScreenProps {
  label: string;
  drawing: ReactNode;
  notes: readonly string[];
}

function Screen({ label, drawing, notes }: ScreenProps) {
  return (
    <div className="g:grid g:gap-6 g:lg:grid-cols-[3fr_2fr]">
      <figure aria-label={label} className="g:rounded-md g:border g:border-line g:bg-surface-2 g:p-3">
        {drawing}
      </figure>
      <ol className="g:flex g:flex-col g:gap-2">
        {notes.map((note, index) => (
          <li key={note} className="g:flex g:gap-2.5">
            <span className="g:w-5 g:shrink-0 g:font-semibold g:text-accent-text">{index + 1}</span>
            <span className="g:text-ink-2">{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const MEASURES = [
  ['1366 × 768', 'é a tela de trabalho. Metade vazia é um defeito; uma barra de rolagem sem necessidade também.'],
  ['390 × 844', 'é o celular: uma coluna, as mesmas tarefas, a ação sempre à vista.'],
  ['320 px', 'é o mínimo: ainda assim, nada sai da tela.'],
  ['4 px', 'é a grade; o resto está em “Espaço e densidade”.'],
] as const;

const RULES = [
  ['Um título por tela', 'Diz onde se está, e recebe o foco quando não há outro lugar.'],
  ['Uma ação principal', 'Sempre no mesmo lugar: no alto à direita de uma tela, no fim do rodapé de uma janela.'],
  ['O que se compara fica em coluna', 'Valores à direita, um abaixo do outro, com a mesma largura.'],
  ['O que decide vem primeiro', 'O prazo antes do nome; o total ao lado do botão que o envia.'],
  ['Nada se move sob o ponteiro', 'O que chega depois tem o seu lugar guardado: um esqueleto da mesma forma.'],
  ['O que rola é uma coisa só', 'A página, ou o corpo da janela. Nunca uma caixa dentro da outra, salvo uma lista.'],
] as const;

function LayoutPage() {
  return (
    <Page title="Telas de trabalho" lead="Onde fica cada coisa. Quem passa oito horas aqui encontra tudo sem procurar.">
      <Part title="Medidas">
        <dl className="g:grid g:gap-4 g:sm:grid-cols-2 g:lg:grid-cols-4">
          {MEASURES.map(([size, text]) => (
            <Sheet key={size} className="g:p-4">
              <dt className="g:font-semibold g:text-lg">{size}</dt>
              <dd className="g:mt-1 g:text-ink-2 g:text-sm">{text}</dd>
            </Sheet>
          ))}
        </dl>
      </Part>
      <Part title="Uma lista" lead="Escolher o próximo trabalho.">
        <Screen
          label="As partes da tela de uma lista"
          drawing={
            <div className="g:flex g:flex-col g:gap-2">
              <Region number={1} name="Menu" />
              <Region number={2} name="Busca e filtros" />
              <Region number={3} name="Cabeçalho da tabela, sempre à vista" />
              <Region number={4} name="Linhas" className="g:min-h-32!" />
            </div>
          }
          notes={[
            'AppShell: as telas, o que espera, e quem está ali.',
            'RequestFilters: o que se escolheu continua no endereço, e volta com ele.',
            'Table: os títulos ficam abaixo do menu enquanto as linhas rolam.',
            'RequestList: do prazo mais curto ao mais longo; a linha inteira abre.',
          ]}
        />
      </Part>
      <Part title="Uma mesa" lead="Trabalhar em uma solicitação.">
        <Screen
          label="As partes da tela de uma solicitação"
          drawing={
            <div className="g:grid g:grid-cols-[2fr_1fr] g:gap-2">
              <Region number={1} name="Número, situação, ação" className="g:col-span-2" />
              <div className="g:flex g:flex-col g:gap-2">
                <Region number={2} name="Um serviço e as suas cotações" className="g:min-h-24!" />
                <Region number={2} name="Outro serviço" className="g:min-h-16!" />
              </div>
              <Region number={3} name="O que se sabe" className="g:min-h-24!" />
            </div>
          }
          notes={[
            'RequestHeader: número e situação, e a ação sobre a solicitação inteira.',
            'ServicePanel: um abaixo do outro; as cotações em coluna, para comparar preços.',
            'RequestRail: prazo, responsável, cliente e viajantes. Pode ser escondido; em tela estreita vai para o cabeçalho.',
          ]}
        />
      </Part>
      <Part title="Uma janela com formulário" lead="Cotar sem sair da mesa.">
        <Screen
          label="As partes de uma janela com formulário"
          drawing={
            <div className="g:grid g:grid-cols-[3fr_2fr] g:gap-2">
              <Region number={1} name="Serviço, viajante, datas" className="g:col-span-2" />
              <Region number={2} name="Seções que dobram" className="g:min-h-32!" />
              <Region number={3} name="Valores" className="g:min-h-32!" />
              <Region number={4} name="Total e ações" className="g:col-span-2" />
            </div>
          }
          notes={[
            'Dialog: o título diz o trabalho, o contexto diz de quem.',
            'FormSection: o que nem toda cotação tem fica dobrado, e se abre quando é recusado.',
            'MoneyColumn: uma conta de cima para baixo. No celular vem depois das seções.',
            'QuoteTotal e os botões: não rolam nunca, e não cobrem nada.',
          ]}
        />
      </Part>
      <Part title="Em toda tela">
        <Points points={RULES} />
      </Part>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Layout',
  component: LayoutPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LayoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Layout: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
