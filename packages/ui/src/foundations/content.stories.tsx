import { errorsMessages } from '@guiche/domain/messages/errors';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { validationMessages } from '@guiche/domain/messages/validation';
import { formatDateTime } from '@guiche/masks/date-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeadlineLabel } from '../data/deadline-label/index.ts';
import { MoneyText } from '../data/money-text/index.ts';
import { useMessage } from '../i18n/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Page, Part, Sheet } from './pages/page.tsx';

// A story has no clock.
const NOW = new Date('2026-11-21T12:00:00Z');

const BUTTONS = [
  ['Salvar cotação', 'verbo e objeto', 'a ação principal de um formulário'],
  ['Assumir', 'só o verbo', 'em uma linha que já diz de quê'],
  ['Descartar alterações', 'verbo e o que se perde', 'o que não se deve apertar sem ler'],
  ['Voltar e corrigir', 'os dois passos que faz', 'uma saída que não é “Não”'],
] as const;

const NAMES = [
  ['Pessoas', 'Como a própria pessoa escreve, inteiro: “Ana Beatriz Lima”. Onde não cabe, o fim é cortado e o resto aparece com o foco.'],
  ['Mais de uma', 'A primeira pelo nome e as outras contadas: “Ana Beatriz Lima e mais 2”.'],
  ['Lugares', 'A cidade em uma frase; o código do aeroporto em uma linha de voo: GRU → REC.'],
  ['Companhias', 'O nome que se usa no balcão: Gol, LATAM, Azul. A razão social fica na fatura.'],
  ['Números', 'O da solicitação sem ponto: 48210. É um nome, não uma quantidade.'],
] as const;

const LANGUAGES = [
  ['Português do Brasil', 'é o idioma de partida, e o que aparece quando falta outro.'],
  ['Inglês e espanhol', 'têm todas as mesmas frases: uma que falte não passa nos testes.'],
  ['Plural', 'cada idioma tem o seu: “1 cotação”, “2 cotações”. Nunca “cotação(ões)”.'],
  ['Frases inteiras', 'nunca pedaços somados: a ordem das palavras muda de um idioma para outro.'],
] as const;

interface FactsProps {
  facts: readonly (readonly [name: string, text: string])[];
}

function Facts({ facts }: FactsProps) {
  return (
    <dl className="g:grid g:gap-x-8 g:gap-y-4 g:sm:grid-cols-2">
      {facts.map(([name, text]) => (
        <div key={name} className="g:border-line g:border-t g:pt-3">
          <dt className="g:font-semibold">{name}</dt>
          <dd className="g:mt-1 g:text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function ContentPage() {
  const message = useMessage(errorsMessages, paymentsMessages, validationMessages);
  const errors = [
    [message('origem_obrigatoria'), 'o que falta, como pedido'],
    [message('horario_inexistente', { campo: 'Partida', hora: '25:10' }), 'o que foi digitado, e por que não serve'],
    [message('erro_codigo_autorizacao_invalido'), 'a regra, dita como regra'],
    [message('texto_maior_que_campo'), 'o que aconteceu com o que foi colado'],
  ] as const;
  return (
    <Page title="Conteúdo" lead="O que se lê na tela: ações, erros, valores, datas e nomes. O jeito de falar está em “Palavras”.">
      <Part title="Ações são verbos" lead="Quem só lê o botão sabe o que vai acontecer, e a quê.">
        <ul className="g:overflow-hidden g:rounded-md g:border g:border-line g:bg-surface-1">
          {BUTTONS.map(([label, form, place]) => (
            <li
              key={label}
              className="g:grid g:items-center g:gap-x-6 g:gap-y-1 g:border-line g:border-b g:px-4 g:py-3 g:last:border-b-0 g:sm:grid-cols-3"
            >
              <span>
                <Button size="sm">{label}</Button>
              </span>
              <span className="g:font-medium">{form}</span>
              <span className="g:text-ink-2">{place}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Um erro diz o que fazer" lead="As frases abaixo são as do produto, lidas do catálogo no idioma da barra do alto.">
        <ul className="g:flex g:flex-col g:gap-2">
          {errors.map(([error, what]) => (
            <li key={what}>
              <Sheet className="g:flex g:flex-wrap g:items-baseline g:justify-between g:gap-x-6 g:gap-y-1 g:px-4 g:py-3">
                <span className="g:text-danger-ink">{error}</span>
                <span className="g:text-ink-2 g:text-sm">{what}</span>
              </Sheet>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Valores" lead="Moeda, ponto de milhar, dois centavos, e o sinal antes de tudo. Em coluna, à direita.">
        <Sheet className="g:grid g:gap-4 g:p-4 g:sm:grid-cols-3">
          <p className="g:flex g:flex-col">
            <MoneyText value={1642.32} className="g:font-semibold g:text-xl" />
            <span className="g:text-ink-2 g:text-sm">em reais</span>
          </p>
          <p className="g:flex g:flex-col">
            <MoneyText value={-250} currency="USD" className="g:font-semibold g:text-xl" />
            <span className="g:text-ink-2 g:text-sm">negativo, em outra moeda</span>
          </p>
          <p className="g:flex g:flex-col">
            <MoneyText value={null} className="g:font-semibold g:text-xl" />
            <span className="g:text-ink-2 g:text-sm">não informado: nunca 0,00</span>
          </p>
        </Sheet>
      </Part>
      <Part title="Datas e prazos" lead="A data é DD/MM/AAAA, a hora de 00:00 a 23:59. Um prazo diz quanto falta; a hora exata vem junto.">
        <Sheet className="g:grid g:gap-4 g:p-4 g:sm:grid-cols-3">
          <p className="g:flex g:flex-col">
            <span className="g:font-semibold g:text-lg">{formatDateTime('2026-12-10T08:10')}</span>
            <span className="g:text-ink-2 g:text-sm">um voo, na hora do aeroporto</span>
          </p>
          <p className="g:flex g:flex-col g:items-start">
            <DeadlineLabel deadline="2026-11-21T12:36:00Z" now={NOW} />
            <span className="g:text-ink-2 g:text-sm">um prazo, na hora de quem lê</span>
          </p>
          <p className="g:flex g:flex-col g:items-start">
            <DeadlineLabel deadline="2026-11-20T17:40:00Z" now={NOW} />
            <span className="g:text-ink-2 g:text-sm">um prazo que passou</span>
          </p>
        </Sheet>
      </Part>
      <Part title="Nomes">
        <Facts facts={NAMES} />
      </Part>
      <Part title="Três idiomas">
        <Facts facts={LANGUAGES} />
      </Part>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Content',
  component: ContentPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^-US\$.250,00$/)).toBeVisible();
    await expect(canvas.getByText('10/12/2026 08:10')).toBeVisible();
  },
};
