import { quoteStatusLabel } from '@guiche/domain/requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { DeadlineLabel } from '../data/deadline-label/index.ts';
import { KeyValueList } from '../data/key-value-list/index.ts';
import { MoneyText } from '../data/money-text/index.ts';
import { StatusBadge } from '../data/status-badge/index.ts';
import { Banner } from '../feedback/banner/index.ts';
import { EmptyState } from '../feedback/empty-state/index.ts';
import { ErrorState } from '../feedback/error-state/index.ts';
import { ToastProvider, useTakeBackToast, useToast } from '../feedback/toast/index.ts';
import { MoneyInput } from '../inputs/money-input/index.ts';
import { Button } from '../primitives/button/index.ts';
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts';
import { Skeleton } from '../primitives/skeleton/index.ts';
import { Table, TableCell, TableHeading } from '../primitives/table/index.ts';
import { Page, Part, Sheet } from './pages/page.tsx';

// A story has no clock.
const NOW = new Date('2026-11-21T12:00:00Z');

const ROWS = [
  [48210, 'Ana Beatriz Lima', '2026-11-21T12:36:00Z', 'COTACAO_PENDENTE', 1587.54],
  [48217, 'João Sá', '2026-11-20T17:40:00Z', 'COTACAO_PENDENTE', null],
  [48224, 'Marina Duarte', '2026-11-24T16:00:00Z', 'COTACAO_FINALIZADA', 3482.16],
] as const;

interface PatternProps {
  title: string;
  lead: string;
  rules: readonly string[];
  children: ReactNode;
}

/** A pattern: what it solves, the components at work, and what holds for it. */
function Pattern({ title, lead, rules, children }: PatternProps) {
  return (
    <Part title={title} lead={lead}>
      <div className="g:grid g:gap-6 g:lg:grid-cols-[3fr_2fr]">
        <div className="g:min-w-0">{children}</div>
        <ul className="g:flex g:list-disc g:flex-col g:gap-2 g:ps-5 g:text-ink-2">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </Part>
  );
}

function RemovedQuote() {
  const toast = useToast();
  const takeBack = useTakeBackToast();
  const [removed, setRemoved] = useState(false);
  const text = 'Cotação da Gol removida.';
  function remove() {
    setRemoved(true);
    const undo = () => {
      setRemoved(false);
      takeBack({ tipo: 'SUCCESS', text });
    };
    toast({ tipo: 'SUCCESS', text, action: { label: 'Desfazer', onAct: undo } });
  }
  return removed ? (
    <p className="g:text-ink-2">A cotação saiu da lista; a mensagem no alto a traz de volta.</p>
  ) : (
    <div className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-2">
      <p>
        Cotação da Gol · <MoneyText value={1587.54} />
      </p>
      <Button onClick={remove}>Remover cotação</Button>
    </div>
  );
}

function CancelledTicket() {
  const [open, setOpen] = useState(false);
  return (
    <div className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-2">
      <p>Bilhete 957 2401118357</p>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Cancelar bilhete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
        tone="danger"
        title="Cancelar o bilhete 957 2401118357?"
        description="A companhia cobra multa de R$ 250,00, e o crédito não volta ao cartão."
        confirmLabel="Cancelar bilhete"
      />
    </div>
  );
}

function PatternsPage() {
  return (
    <ToastProvider>
      <Page title="Padrões" lead="As mesmas situações, resolvidas sempre do mesmo jeito, com os componentes de verdade.">
        <Pattern
          title="Lista"
          lead="Escolher o que fazer agora."
          rules={[
            'A ordem é a do prazo: quem abre a tela já sabe por onde começar.',
            'A linha inteira abre; o número é o link, para o teclado e para outra aba.',
            'Enquanto busca, as linhas antigas ficam e a tela diz que busca.',
            'Os filtros estão no endereço: voltar traz a mesma lista.',
          ]}
        >
          <Table
            label="Solicitações"
            head={
              <>
                <TableHeading className="g:w-40">Prazo</TableHeading>
                <TableHeading>Viajante</TableHeading>
                <TableHeading className="g:max-sm:hidden">Situação</TableHeading>
                <TableHeading align="end" className="g:w-28">
                  Menor total
                </TableHeading>
              </>
            }
          >
            {ROWS.map(([id, who, deadline, status, total]) => (
              <tr key={id}>
                <TableCell>
                  <DeadlineLabel deadline={deadline} now={NOW} />
                </TableCell>
                <TableCell>{who}</TableCell>
                <TableCell className="g:max-sm:hidden">
                  <StatusBadge label={quoteStatusLabel(status)} />
                </TableCell>
                <TableCell className="g:text-end">
                  <MoneyText value={total} />
                </TableCell>
              </tr>
            ))}
          </Table>
        </Pattern>
        <Pattern
          title="Mesa da solicitação"
          lead="Tudo o que se precisa para decidir, sem sair da tela."
          rules={[
            'O que se lê fica ao lado; o que se faz fica no meio.',
            'Um fato que falta é um traço: ninguém precisa adivinhar se carregou.',
            'A ação sobre a solicitação inteira fica no alto, à direita.',
          ]}
        >
          <Sheet className="g:p-4">
            <KeyValueList
              items={[
                { label: 'Cliente', value: 'Aurora Alimentos' },
                { label: 'Centro de custo', value: '4120 · Comercial' },
                { label: 'Solicitante', value: 'Patrícia Mello' },
                { label: 'Aprovador', value: null },
              ]}
            />
          </Sheet>
        </Pattern>
        <Pattern
          title="Formulário de cotação"
          lead="Digitar de uma vez, ver o total o tempo todo, não perder nada."
          rules={[
            'O foco começa onde o trabalho começa; Tab segue a ordem da leitura.',
            'Enter não envia um formulário longo; Ctrl+Enter salva de qualquer campo.',
            'O total e os botões ficam à vista; o que foi recusado é contado no rodapé, e um toque leva até lá.',
            'O que se digita é guardado a cada mudança: fechar, recarregar ou cair a rede não perde nada.',
          ]}
        >
          <Sheet>
            <div className="g:grid g:grid-cols-2 g:gap-3 g:p-4">
              <MoneyInput label="Tarifa" defaultValue={1642.32} required />
              <MoneyInput label="Taxas" defaultValue={98.76} />
            </div>
            <div className="g:flex g:flex-wrap g:items-center g:justify-end g:gap-2 g:border-line g:border-t g:bg-surface-2 g:p-3">
              <p className="g:me-auto">
                <span className="g:block g:text-ink-2 g:text-xs">Total do cliente</span>
                <MoneyText value={1741.08} className="g:font-semibold g:text-xl" />
              </p>
              <Button tone="quiet">Fechar e manter rascunho</Button>
              <Button tone="primary">Salvar cotação</Button>
            </div>
          </Sheet>
        </Pattern>
        <Pattern
          title="Desfazer em vez de perguntar"
          lead="O que pode voltar é feito na hora; a mensagem traz de volta."
          rules={[
            'A mensagem diz o que saiu, pelo nome, e fica dez segundos.',
            'Desfazer devolve a coisa ao mesmo lugar.',
            'Uma pergunta antes de cada remoção ensina a não ler perguntas.',
          ]}
        >
          <Sheet className="g:p-4">
            <RemovedQuote />
          </Sheet>
        </Pattern>
        <Pattern
          title="Confirmar o que não volta"
          lead="Emitir, cancelar, enviar ao cliente: aqui se pergunta."
          rules={[
            'A pergunta diz sobre o que age, o texto quanto custa, o botão o que faz.',
            'O foco começa no botão que não faz mal; Escape volta.',
            'Enquanto corre, a janela fica e não pode ser enviada duas vezes.',
          ]}
        >
          <Sheet className="g:p-4">
            <CancelledTicket />
          </Sheet>
        </Pattern>
        <Pattern
          title="Erro"
          lead="No lugar em que aconteceu, com o próximo passo."
          rules={[
            'De um campo: no campo, e contado no rodapé.',
            'De uma ação: uma mensagem, e o que foi digitado continua.',
            'De uma região inteira: em lugar dela, com um botão que tenta de novo.',
            'De outra pessoa que salvou antes: as duas versões, e a escolha.',
          ]}
        >
          <Sheet>
            <ErrorState title="Não foi possível buscar as cotações." onRetry={() => undefined}>
              O servidor não respondeu. Nada do que você digitou foi perdido.
            </ErrorState>
          </Sheet>
        </Pattern>
        <Pattern
          title="Vazio"
          lead="Uma lista sem nada diz o que mora ali."
          rules={[
            'Nada ainda: diz o que vai aparecer e oferece o primeiro passo.',
            'Nada com estes filtros: oferece limpar os filtros.',
            'Não carregou: é um erro, e nunca parece vazio.',
          ]}
        >
          <Sheet>
            <EmptyState icon={<Inbox />} title="Nenhuma solicitação sua." action={<Button>Ver as sem responsável</Button>}>
              Assuma uma solicitação para ela aparecer aqui.
            </EmptyState>
          </Sheet>
        </Pattern>
        <Pattern
          title="Trabalho demorado"
          lead="A espera tem forma, e dá para fazer outra coisa."
          rules={[
            'Uma tela que carrega tem a forma do que vem; nunca uma roda no meio dela.',
            'Um botão que espera guarda o lugar e não pode ser apertado duas vezes.',
            'Quando demora, a tela diz que demora, e que nada se perdeu.',
            'Uma janela pode fechar enquanto salva: a mensagem diz o fim.',
          ]}
        >
          <div className="g:flex g:flex-col g:gap-3">
            <Sheet className="g:flex g:flex-col g:gap-2 g:p-4">
              <Skeleton className="g:h-4 g:w-1/2" />
              <Skeleton className="g:h-4 g:w-full" />
              <Skeleton className="g:h-4 g:w-3/4" />
            </Sheet>
            <Banner tone="info" title="A emissão está demorando mais que o normal.">
              Pode seguir em outra solicitação: a mensagem avisa quando terminar.
            </Banner>
            <div>
              <Button tone="primary" pending>
                Emitir bilhete
              </Button>
            </div>
          </div>
        </Pattern>
      </Page>
    </ToastProvider>
  );
}

const meta = {
  title: 'Foundations/Patterns',
  component: PatternsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PatternsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Patterns: Story = {};

export const RemovesAndUndoes: Story = {
  name: 'a quote that was removed comes back from the message',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover cotação' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(await canvas.findByRole('button', { name: 'Remover cotação' })).toBeVisible();
  },
};
