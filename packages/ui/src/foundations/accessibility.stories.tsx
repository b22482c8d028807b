import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { Banner } from '../feedback/banner/index.ts';
import { Page, Part, Points } from './pages/page.tsx';

const PROMISES = [
  ['Teclado', 'Tudo o que o mouse faz, o teclado faz. A página de cada componente tem a tabela das suas teclas.'],
  [
    'Foco',
    'Começa onde o trabalho começa, volta de onde veio e nunca cai no vazio: quando o elemento some, o título mais próximo o recebe.',
  ],
  ['Nome', 'Cada campo tem um rótulo que não some; ajuda, aviso e erro são lidos depois dele.'],
  ['Cor', 'Nunca sozinha: palavra ou forma dizem o mesmo. Texto tem contraste AA nos dois temas, medido na página “Cor”.'],
  ['Movimento', 'De 120 a 160 ms, e nenhum para quem pede menos ao sistema.'],
  ['Cores forçadas', 'Com as cores do sistema, a aba escolhida e a tela atual continuam marcadas.'],
  ['Celular', 'As mesmas tarefas em 390 px de largura, sem rolar a página para o lado.'],
  ['Idioma', 'Cada texto tem três idiomas, também os que só se ouvem.'],
] as const;

const TRIED = [
  ['axe em cada história', 'Cada exemplo e cada comportamento do Storybook passa pelo axe no Chromium; uma violação reprova a mudança.'],
  [
    'Teclas de verdade',
    'Os testes de digitação apertam teclas no Chromium, no Firefox e no WebKit: digitar, corrigir no meio, colar, apagar, desfazer, em cada campo com formato. Acentos e outras composições, só no Chromium.',
  ],
  ['O trabalho inteiro, só com o teclado', 'Cotar um voo é feito sem o mouse nos testes de ponta a ponta, também no Firefox e no WebKit.'],
  ['Foco depois de cada mudança', 'Os testes de ponta a ponta removem, salvam e fecham, e conferem onde o foco ficou.'],
  ['Nomes e papéis', 'Os testes encontram as coisas como um leitor de tela: pelo papel e pelo nome.'],
  ['Contraste', 'A página “Cor” mede cada par de texto e fundo nos dois temas, e reprova o que fica abaixo de AA.'],
] as const;

const NOT_TRIED = [
  [
    'Pessoas que usam leitor de tela',
    'Nenhuma experimentou ainda. O que está dito sobre leitores de tela vem da norma e dos testes, não de quem os usa.',
  ],
  ['NVDA, JAWS, VoiceOver, TalkBack', 'Nenhum deles foi ligado. Os testes leem a árvore de acessibilidade do Chromium.'],
  [
    'Safari, e o comportamento de cada história fora do Chromium',
    'O WebKit foi experimentado no Linux, não no macOS nem no iOS. No Firefox e no WebKit cada componente é mostrado, mas o axe e os comportamentos rodam no Chromium.',
  ],
  ['Ampliação e comando de voz', 'Não experimentados.'],
] as const;

interface TriedProps {
  list: readonly (readonly [what: string, how: string])[];
  done: boolean;
}

function Tried({ list, done }: TriedProps) {
  const Icon = done ? Check : X;
  return (
    <ul className="g:overflow-hidden g:rounded-md g:border g:border-line g:bg-surface-1">
      {list.map(([what, how]) => (
        <li key={what} className="g:flex g:gap-3 g:border-line g:border-b g:px-4 g:py-3 g:last:border-b-0">
          <Icon aria-hidden="true" className={`g:mt-1 g:size-4 g:shrink-0 ${done ? 'g:text-success' : 'g:text-ink-3'}`} />
          <div>
            <h3 className="g:font-semibold">{what}</h3>
            <p className="g:text-ink-2">{how}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function AccessibilityPage() {
  return (
    <Page title="Acessibilidade" lead="O que cada componente promete, o que foi experimentado, por quem e como, e o que ainda não foi.">
      <Part title="O que cada componente promete">
        <Points points={PROMISES} columns={4} />
      </Part>
      <Part title="O que foi experimentado" lead="Por máquinas, a cada mudança; no Chromium, onde nada mais é dito.">
        <Tried list={TRIED} done />
      </Part>
      <Part
        title="O que não foi experimentado"
        lead="Uma máquina encontra só uma parte dos problemas. O resto aparece com quem depende disso."
      >
        <Banner tone="warning" title="Nenhuma pessoa que usa leitor de tela experimentou estes componentes." />
        <Tried list={NOT_TRIED} done={false} />
      </Part>
      <Part
        title="O que fica com quem usa os componentes"
        lead="Um componente acessível não faz sozinho uma tela acessível: dê um título a cada tela, um rótulo a cada campo, um nome a cada botão só de ícone, e a ordem de leitura que a tela mostra."
      >
        <p className="g:max-w-2xl g:text-ink-2">
          O painel “Accessibility” de cada história mostra o que o axe viu nela, e a seção “Screen reader” de cada página, o que se espera
          ouvir.
        </p>
      </Part>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Accessibility',
  component: AccessibilityPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccessibilityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accessibility: Story = {};
