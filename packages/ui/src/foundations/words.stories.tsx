import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Inbox, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state/index.ts';
import { ErrorState } from '../feedback/error-state/index.ts';
import { TextInput } from '../inputs/text-input/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Page, Part } from './pages/page.tsx';

interface PairProps {
  good: ReactNode;
  bad: ReactNode;
  /** Why, in one sentence. */
  why: string;
}

/** The same moment said well and said badly. Icon and word tell which is which. */
function Pair({ good, bad, why }: PairProps) {
  return (
    <li className="g:overflow-hidden g:rounded-md g:border g:border-line g:bg-surface-1">
      <div className="g:grid g:md:grid-cols-2">
        <div className="g:flex g:flex-col g:gap-3 g:p-4">
          <p className="g:inline-flex g:items-center g:gap-1.5 g:font-medium g:text-sm g:text-success-ink">
            <Check aria-hidden="true" className="g:size-4" />
            Assim
          </p>
          <div className="g:flex g:flex-1 g:flex-col g:justify-center">{good}</div>
        </div>
        <div className="g:flex g:flex-col g:gap-3 g:border-line g:p-4 g:max-md:border-t g:md:border-s">
          <p className="g:inline-flex g:items-center g:gap-1.5 g:font-medium g:text-danger-ink g:text-sm">
            <X aria-hidden="true" className="g:size-4" />
            Assim não
          </p>
          <div className="g:flex g:flex-1 g:flex-col g:justify-center">{bad}</div>
        </div>
      </div>
      <p className="g:border-line g:border-t g:bg-surface-2 g:px-4 g:py-2.5 g:text-ink-2 g:text-sm">{why}</p>
    </li>
  );
}

interface ActionsProps {
  question?: string;
  primary: string;
  quiet: string;
}

function Actions({ question, primary, quiet }: ActionsProps) {
  return (
    <div className="g:flex g:flex-col g:items-center g:gap-3">
      {question && <p className="g:text-center">{question}</p>}
      <div className="g:flex g:flex-wrap g:justify-center g:gap-2">
        <Button tone="quiet">{quiet}</Button>
        <Button tone="primary">{primary}</Button>
      </div>
    </div>
  );
}

const HABITS = [
  ['Curto', 'Uma frase, uma ideia. Se cabe em três palavras, três palavras.'],
  ['Gentil', 'Quem lê está atendendo alguém. Nunca é culpa sua; nunca há ponto de exclamação.'],
  ['Concreto', 'O número, o nome, a hora. “Vence em 2 h 10 min”, não “em breve”.'],
  ['Do ofício', 'Tarifa, taxas, localizador, trecho: as palavras do balcão, não as do sistema.'],
] as const;

const TERMS = [
  ['Solicitação', 'O que o cliente pede. Nunca “ticket”, “pedido” ou “caso”.'],
  ['Cotação', 'Uma oferta com preço para um serviço. Nunca “orçamento”.'],
  ['Emissão', 'A compra feita, com bilhete ou voucher.'],
  ['Localizador', 'As seis letras e algarismos da companhia. Nunca “PNR” na tela.'],
  ['Responsável', 'Quem cuida da solicitação. “Assumir” e “Liberar” são os verbos.'],
  ['Remover', 'Tira da lista. “Cancelar” é só desfazer uma reserva ou fechar sem salvar.'],
] as const;

function WordsPage() {
  return (
    <Page
      title="Palavras"
      lead="Português do Brasil, curto, gentil e concreto. A interface fala como um bom colega de balcão: diz o que há e o que fazer."
    >
      <Part title="Jeito">
        <dl className="g:grid g:gap-4 g:sm:grid-cols-2 g:lg:grid-cols-4">
          {HABITS.map(([name, text]) => (
            <div key={name} className="g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
              <dt className="g:font-semibold">{name}</dt>
              <dd className="g:mt-1 g:text-ink-2 g:text-sm">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Botões" lead="Um verbo e, se preciso, o que ele toca. Quem só lê o botão sabe o que vai acontecer.">
        <ul className="g:flex g:flex-col g:gap-4">
          <Pair
            good={<Actions quiet="Cancelar" primary="Salvar cotação" />}
            bad={<Actions quiet="Cancelar" primary="OK" />}
            why="“OK” concorda com quê? O verbo dispensa ler a pergunta de novo."
          />
          <Pair
            good={
              <Actions
                question="A chegada está antes da partida. Está certo?"
                quiet="Voltar e corrigir"
                primary="Manter as datas e salvar"
              />
            }
            bad={<Actions question="A chegada está antes da partida. Deseja corrigir antes de salvar?" quiet="Não" primary="Sim" />}
            why="“Sim” e “Não” servem a uma pergunta só. Diante de dois caminhos, cada botão conta o seu."
          />
        </ul>
      </Part>
      <Part title="Erros" lead="O que houve, e o que fazer. No lugar em que houve. O que foi digitado fica.">
        <ul className="g:flex g:flex-col g:gap-4">
          <Pair
            good={<TextInput label="Localizador" defaultValue="QK0" error="O localizador tem 6 letras ou algarismos." />}
            bad={<TextInput label="Localizador do voo" defaultValue="QK0" error="Valor inválido!" />}
            why="“Inválido” acusa; a regra ensina."
          />
          <Pair
            good={
              <ErrorState title="Não foi possível buscar as cotações." onRetry={() => undefined}>
                O servidor não respondeu. Nada do que você digitou foi perdido.
              </ErrorState>
            }
            bad={
              <ErrorState title="Ops! Algo deu errado :(">Erro 500: Internal Server Error. Contate o administrador do sistema.</ErrorState>
            }
            why="Sem susto, sem código, sem beco: a pessoa sabe o que se salvou e tem o próximo passo na mão."
          />
        </ul>
      </Part>
      <Part title="Quando não há nada" lead="Uma lista vazia diz o que mora ali e oferece o próximo passo.">
        <ul className="g:flex g:flex-col g:gap-4">
          <Pair
            good={
              <EmptyState icon={<Inbox />} title="Nenhuma solicitação encontrada." action={<Button>Limpar filtros</Button>}>
                Nenhuma corresponde aos filtros escolhidos.
              </EmptyState>
            }
            bad={<EmptyState icon={<Inbox />} title="Sem dados" />}
            why="“Sem dados” deixa a dúvida: não há, não carregou, ou eu escondi?"
          />
        </ul>
      </Part>
      <Part title="Números, prazos e datas" lead="Um prazo diz quanto falta; a hora exata vem junto, para quem precisar.">
        <ul className="g:flex g:flex-col g:gap-4">
          <Pair
            good={<p className="g:text-center g:font-medium g:text-lg">em 2 h 10</p>}
            bad={<p className="g:text-center g:text-lg">Prazo: 2026-11-21T14:10:00Z</p>}
            why="A conta é da máquina. Datas são DD/MM/AAAA, horas vão de 00:00 a 23:59."
          />
          <Pair
            good={<p className="g:text-center g:font-medium g:text-lg">-R$ 33,26</p>}
            bad={<p className="g:text-center g:text-danger-ink g:text-lg">33.26</p>}
            why="Dinheiro tem moeda, ponto de milhar, vírgula e sinal. O vermelho sozinho não diz “menos”."
          />
        </ul>
      </Part>
      <Part title="Uma palavra para cada coisa" lead="A mesma coisa tem sempre o mesmo nome, na tela, no e-mail e na conversa.">
        <dl className="g:grid g:gap-x-8 g:gap-y-3 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4 g:sm:grid-cols-2">
          {TERMS.map(([term, meaning]) => (
            <div key={term}>
              <dt className="g:font-semibold">{term}</dt>
              <dd className="g:text-ink-2 g:text-sm">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </Page>
  );
}

const meta = { title: 'Foundations/Words', component: WordsPage, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof WordsPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
