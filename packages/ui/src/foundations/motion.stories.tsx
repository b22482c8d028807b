import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../primitives/button/index.ts';
import { Skeleton } from '../primitives/skeleton/index.ts';
import { Page, Part, Sheet } from './pages/page.tsx';

const MOTIONS = [
  { name: 'animate-fade', ms: 120, look: 'g:animate-fade', what: 'Aparece no lugar', use: 'dicas, o véu atrás de uma janela' },
  { name: 'animate-rise', ms: 140, look: 'g:animate-rise', what: 'Sobe 4 px', use: 'janelas, menus, listas de escolha' },
  { name: 'animate-slide', ms: 160, look: 'g:animate-slide', what: 'Entra 12 px pelo lado', use: 'painéis que vêm do lado' },
  { name: 'animate-toast-in', ms: 500, look: 'g:animate-toast-in', what: 'Entra 24 px pelo lado', use: 'só mensagens: S-192 pede 500 ms' },
] as const;

function MotionPage() {
  const [round, setRound] = useState(0);
  return (
    <Page
      title="Movimento"
      lead="O movimento mostra de onde algo veio e sai do caminho: 120 a 160 ms. Quem pede menos movimento ao sistema não vê nenhum."
    >
      <Part
        title="Entradas"
        lead="Nada se move sem que a pessoa tenha feito algo, e nada a faz esperar: o que se abre já aceita o teclado."
      >
        <div>
          <Button onClick={() => setRound(round + 1)}>
            <RefreshCw aria-hidden="true" />
            Ver de novo
          </Button>
        </div>
        <ul className="g:grid g:gap-4 g:sm:grid-cols-2 g:lg:grid-cols-4">
          {MOTIONS.map(({ name, ms, look, what, use }) => (
            <li key={name} className="g:flex g:flex-col g:gap-3 g:rounded-md g:border g:border-line g:bg-surface-2 g:p-4">
              <div className="g:flex g:h-28 g:items-center g:justify-center">
                <div
                  key={round}
                  data-motion={name}
                  className={`g:flex g:h-14 g:w-28 g:items-center g:justify-center g:rounded-md g:border g:border-line g:bg-surface-1 g:font-semibold g:shadow-pop ${look}`}
                >
                  {ms} ms
                </div>
              </div>
              <div>
                <h3 className="g:font-semibold">{what}</h3>
                <p className="g:text-ink-2 g:text-sm">{use}</p>
                <code className="g:font-sans g:text-ink-2 g:text-xs">{name}</code>
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Mudanças no lugar" lead="Cor de fundo e de borda mudam em 120 ms sob o ponteiro; uma seta que desdobra gira em 140 ms.">
        <Sheet className="g:flex g:flex-wrap g:items-center g:gap-3 g:p-4">
          <Button tone="primary">Salvar cotação</Button>
          <Button>Adicionar trecho</Button>
          <Button tone="quiet">Cancelar</Button>
        </Sheet>
      </Part>
      <Part
        title="Espera"
        lead="Uma página que carrega tem a forma do que vem, não uma roda que gira. A roda é só do botão que foi apertado, e o botão guarda seu lugar."
      >
        <div className="g:grid g:gap-4 g:sm:grid-cols-2">
          <Sheet className="g:flex g:flex-col g:gap-2 g:p-4">
            <Skeleton className="g:h-4 g:w-1/2" />
            <Skeleton className="g:h-4 g:w-full" />
            <Skeleton className="g:h-4 g:w-3/4" />
          </Sheet>
          <Sheet className="g:flex g:items-center g:justify-center g:p-4">
            <Button tone="primary" pending>
              Salvar cotação
            </Button>
          </Sheet>
        </div>
      </Part>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MotionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Milliseconds of a CSS time. */
function milliseconds(time: string): number {
  return Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
}

export const Motion: Story = {
  play: async ({ canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const { name, ms } of MOTIONS) {
      const specimen = canvasElement.querySelector(`[data-motion="${name}"]`);
      const taken = milliseconds(getComputedStyle(specimen ?? canvasElement).animationDuration);
      if (still) await expect(taken).toBeLessThan(1);
      else await expect([name, taken]).toEqual([name, ms]);
    }
  },
};

export const AtOnce: Story = {
  name: 'for those who want no motion a change is there at once, not in the next frame: what is measured then is what holds',
  render: () => (
    <>
      <div data-testid="bare" className="g:h-2" />
      <div data-testid="own" className="g:own g:h-2 g:transition-all" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    for (const id of ['bare', 'own']) {
      const element = canvas.getByTestId(id);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      element.style.height = '300px';
      await expect([id, element.offsetHeight]).toEqual([id, 300]);
    }
  },
};
