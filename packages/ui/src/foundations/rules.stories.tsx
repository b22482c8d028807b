import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Page, Part } from './pages/page.tsx';
import { FORMULA_GROUPS } from './pages/rules/formulas.ts';

const FORMULAS = FORMULA_GROUPS.flatMap(({ formulas }) => formulas);
const CONTENTS = 'formulas';

function RulesPage() {
  return (
    <Page
      title="Regras"
      lead="As contas do ofício, uma a uma. Mude um valor e veja o resultado e os passos. Cada cartão começa com o exemplo do requisito; quem calcula são as mesmas regras do produto."
    >
      {/* Storybook leads links to the window around the story unless they say otherwise. */}
      <nav id={CONTENTS} aria-label="Fórmulas" className="g:scroll-mt-4 g:columns-2 g:gap-x-4 g:sm:gap-x-8 g:lg:columns-3">
        {FORMULA_GROUPS.map(({ id, title, formulas }) => (
          <div key={id} className="g:mb-5 g:break-inside-avoid">
            <p className="g:font-semibold g:text-sm">{title}</p>
            <ul aria-label={title} className="g:mt-1 g:border-line g:border-t g:pt-1">
              {formulas.map((each) => (
                <li key={each.id}>
                  <a href={`#${each.id}`} target="_self" className="g:block g:rounded-md g:py-1 g:text-accent-text g:hover:underline">
                    {each.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {FORMULA_GROUPS.map(({ id, title, lead, formulas }) => (
        <Part key={id} title={title} lead={lead}>
          {formulas.map((each) => (
            <OneFormula key={each.id} id={each.id} />
          ))}
          <p>
            <a
              href={`#${CONTENTS}`}
              target="_self"
              className="g:inline-flex g:items-center g:gap-1 g:rounded-md g:text-accent-text g:text-sm g:hover:underline"
            >
              <ArrowUp aria-hidden="true" className="g:size-4" />
              Voltar à lista de fórmulas
            </a>
          </p>
        </Part>
      ))}
    </Page>
  );
}

/** One formula by its id, as the page shows it. */
function OneFormula({ id }: { id: string }) {
  return FORMULAS.find((each) => each.id === id)?.render();
}

const meta = {
  title: 'Foundations/Rules',
  // The sentences around the results are in Portuguese: the words in them are, too.
  globals: { language: 'pt-BR' },
  component: RulesPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RulesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What each card says at first sight: the worked example of its requirement. */
const DOCUMENTED = {
  'tarifa-total': ['R$ 1.357,95', '1.234,50 + 123,45 = 1.357,95'],
  'total-do-cliente': ['R$ 1.587,54', 'Total: 1.357,95 + 30,00 + 89,90 + 45,00 + 24,69 + 40,00 = 1.587,54'],
  'total-de-exibicao': ['R$ 1.464,09', '1.234,50 + 24,69 + 89,90 + 45,00 + 30,00 + 40,00 = 1.464,09'],
  'iss-percentual': ['2,00%', '24,69 ÷ 1.234,50 × 100 = 2,00%'],
  'taxa-extra': ['R$ 25,00', '500,00 × 5,00 ÷ 100 = 25,00'],
  'taxa-extra-percentual': ['5,00%', '25,00 ÷ 500,00 × 100 = 5,00%'],
  'fee-da-credencial': ['R$ 105,00', '35,00 × 3 = 105,00'],
  'valor-em-reais': ['R$ 651,85', '120,00 × 5,432100 = 651,85'],
  'diarias-do-hotel': ['2,92 diárias', '70:00 h ÷ 24 h = 2,92'],
  'tarifa-do-hotel': ['R$ 826,50', '275,50 × 3,00 = 826,50'],
  'tarifa-media': ['R$ 275,50', '826,50 ÷ 3,00 = 275,50'],
  'percentual-da-comissao': ['0,12', '12,00 ÷ 100 = 0,12'],
  'valor-da-comissao': ['R$ 99,18', '826,50 × 0,12 = 99,18'],
  'fracao-da-comissao': ['0,12', '99,18 ÷ 826,50 = 0,12'],
  'diarias-do-carro': ['2,25 diárias', '54:00 h ÷ 24 h = 2,25'],
  'tarifa-do-carro': ['R$ 337,50', '150,00 × 2,25 = 337,50'],
  'valor-da-diaria': ['R$ 150,00', '337,50 ÷ 2,25 = 150,00'],
  'retirada-do-carro': ['Pode ser salva', 'Agora: 10/03/2026 09:00'],
  'markup-do-hotel': ['R$ 82,65', 'Tarifa total: 826,50 + 82,65 = 909,15'],
  'markup-do-aereo': ['R$ 123,45', '1.234,50 × 10,00 ÷ 100 = 123,45'],
  'teto-do-aereo': ['R$ 1.100,02', 'Teto: 1.000,01 × (1 + 0,10) = 1.100,02, arredondado para cima'],
  'valor-apos-alteracao': ['R$ 1.100,01', 'Limite: 1.000,01 × 0,10 + 1.000,01 = 1.100,01'],
  'volta-a-aprovacao': ['Sim, volta à aprovação', 'Total agora: 1.100,01, que passa do limite'],
  'volta-a-selecao': ['Volta à seleção de cotação', 'Total: de 1.000,00 para 1.100,01, mudou'],
  multa: ['Pode ser salva', 'Multa: 909,15'],
  devolucao: ['R$ 709,15', '909,15 − 200,00 = 709,15'],
  'opcao-de-saldo': ['Reembolso', 'Devolução: 709,15'],
  'credito-do-bilhete': ['R$ 1.237,54', '1.587,54 − 350,00 = 1.237,54'],
  'saldo-usado': ['Pode ser salvo', 'Reservado: 800,00'],
  'saldo-de-entrada': ['Pode ser salvo', 'Opção de saldo: Reembolso'],
  'tipo-de-pagamento': ['Faturado', 'Na cotação: conta como cartão'],
  'troca-do-tipo': ['O tipo de pagamento não pode ser alterado: a cotação já foi cobrada.', 'A segunda cobrança deixa'],
  'situacao-da-cotacao': ['Cotação finalizada ou Cotação cancelada', 'Emissão pendente: quem faz esta mudança é o cliente'],
  'situacao-da-solicitacao': ['Fechamento, Seleção de cotação ou Aprovação da alteração', 'Finalizado: ninguém faz esta mudança'],
  prazo: ['No prazo', 'Entre os dois: 2 h 10'],
  'validade-da-reserva': ['Vencida', 'Entre os dois: 1 min'],
  'prazo-de-cancelamento': ['Cancelamento até 08/03/2026 18:00', 'Entre os dois: 33 h'],
} as const;

export const Rules: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A formula that is new says here what its card shows first.
    await expect(FORMULAS.map(({ id }) => id).sort()).toEqual(Object.keys(DOCUMENTED).sort());
    const contents = within(canvas.getByRole('navigation', { name: 'Fórmulas' }));
    for (const { id, title } of FORMULAS) {
      await expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
      await expect(canvas.getByRole('article', { name: title })).toHaveAttribute('id', id);
    }
    for (const [id, [result, step]] of Object.entries(DOCUMENTED)) {
      const card = within(canvasElement.querySelector<HTMLElement>(`#${id}`) ?? canvasElement);
      await expect(card.getByRole('status')).toHaveTextContent(result);
      await expect(card.getByText(step)).toBeVisible();
    }
    await expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(0);

    // From the list to a card, and on to its first field, without a mouse.
    const card = canvas.getByRole('article', { name: 'Valor da diária do carro' });
    contents.getByRole('link', { name: 'Valor da diária do carro' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(card).toHaveFocus();
    await userEvent.tab();
    await expect(within(card).getByRole('textbox', { name: 'Tarifa' })).toHaveFocus();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};

/** A card alone, for what happens when one uses it. */
const only = (id: string): Pick<Story, 'render'> => ({
  render: () => (
    <main className="g:p-4">
      <h1 className="g:sr-only">Regras</h1>
      <h2 className="g:sr-only">Uma fórmula</h2>
      <OneFormula id={id} />
    </main>
  ),
});

export const TotalFollows: Story = {
  ...only('total-do-cliente'),
  name: 'Q-116 Q-117 the total and its steps follow each amount',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Markup' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('R$ 1.464,09');
    await expect(canvas.getByText('Tarifa total: 1.234,50 + 0,00 = 1.234,50')).toBeVisible();
    const fee = canvas.getByRole('textbox', { name: 'Fee' });
    await userEvent.clear(fee);
    await userEvent.type(fee, '10000');
    await expect(canvas.getByRole('status')).toHaveTextContent('R$ 1.519,09');
    await expect(canvas.getByText('Total: 1.234,50 + 30,00 + 89,90 + 100,00 + 24,69 + 40,00 = 1.519,09')).toBeVisible();
  },
};

export const DisplayTotal: Story = {
  ...only('total-de-exibicao'),
  name: 'Q-118 the total for display has six amounts and no markup, and follows each of them',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('O que buscas e listas mostram de uma cotação: o markup fica de fora.')).toBeVisible();
    const amounts = canvas.getAllByRole('textbox').map((field) => [field, (field as HTMLInputElement).value] as const);
    const labels = ['Tarifa', 'ISS', 'Taxas', 'Fee', 'Taxa extra', 'DU/RAV'].map((name) => canvas.getByRole('textbox', { name }));
    await expect(amounts.map(([field]) => field)).toEqual(labels);
    await expect(amounts.map(([, value]) => value)).toEqual(['1.234,50', '24,69', '89,90', '45,00', '30,00', '40,00']);
    await expect(canvas.getByRole('status')).toHaveTextContent('R$ 1.464,09');
    // Without each of them in turn.
    for (const [index, total] of ['229,59', '204,90', '115,00', '70,00', '40,00', '0,00'].entries()) {
      const field = labels[index];
      if (field) await userEvent.clear(field);
      await expect(canvas.getByRole('status')).toHaveTextContent(`R$ ${total}`);
    }
  },
};

export const CarDays: Story = {
  ...only('diarias-do-carro'),
  name: 'Q-125 a part of a day counts as one, and a return before the pickup is refused in words',
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('textbox', { name: 'Devolução' });
    const retype = async (text: string) => {
      await userEvent.clear(back);
      await expect(canvas.getByRole('status')).toHaveTextContent('Preencha os campos para ver o resultado.');
      await userEvent.type(back, text);
    };
    await retype('100320261600');
    await expect(canvas.getByRole('status')).toHaveTextContent('1,00 diária');
    await expect(canvas.getByText('06:00 h ÷ 24 h = 0,25, que conta como 1,00')).toBeVisible();
    await retype('090320261600');
    await expect(canvas.getByRole('status')).toHaveTextContent('A data de devolução não pode ser anterior à data de retirada');
  },
};

export const CardModes: Story = {
  ...only('tipo-de-pagamento'),
  name: 'Q-164 the card follows the payment type: fixed, virtual for each transaction, and billed for every other and for none',
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('combobox', { name: 'Tipo de pagamento' });
    const shown: Record<string, string | null> = {};
    for (const { text } of [...(form as HTMLSelectElement).options]) {
      await userEvent.selectOptions(form, text);
      shown[text] = canvas.getByRole('status').textContent;
    }
    await expect(shown).toEqual({
      Nenhum: 'Faturado',
      'Cartão do viajante': 'Faturado',
      'Cartão de crédito': 'Faturado',
      'Cartão WEX': 'Faturado',
      'Cartão fixo': 'Cartão fixo',
      'Cartão virtual por transação': 'Cartão virtual por transação',
      'Pagamento direto': 'Faturado',
      Faturado: 'Faturado',
    });
  },
};

export const MarkupConditions: Story = {
  ...only('markup-do-hotel'),
  name: 'Q-136 Q-137 each condition stops the markup alone, and the stored one stays',
  play: async ({ canvas, userEvent }) => {
    const result = canvas.getByRole('status');
    const failing = () => canvas.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Não: '));
    for (const [box, condition] of [
      ['Agência própria', 'A agência é a própria'],
      ['Faturado pela operadora', 'O pagamento é faturado pela operadora'],
      ['Cotação ONLINE', 'A cotação não é ONLINE'],
      ['Credencial não aplica margem', 'A credencial não proíbe a margem'],
      ['Markup digitado à mão', 'Ninguém digitou o markup'],
    ] as const) {
      const control = canvas.getByRole('checkbox', { name: box });
      await userEvent.click(control);
      await expect(result).toHaveTextContent('R$ 50,00');
      await expect(failing().map((item) => item.textContent)).toEqual([`Não: ${condition}`]);
      await userEvent.click(control);
      await expect(result).toHaveTextContent('R$ 82,65');
      await expect(failing()).toHaveLength(0);
    }
    const consolidator = canvas.getByRole('combobox', { name: 'Consolidadora' });
    for (const [value, markup] of [
      ['MANUAL_PEDIDOS_OFF', 'R$ 82,65'],
      ['DIRETORIOHOTEL', 'R$ 82,65'],
      ['TREND', 'R$ 0,00'],
    ] as const) {
      await userEvent.selectOptions(consolidator, value);
      await expect(result).toHaveTextContent(markup);
    }
    await expect(canvas.getByText('Tarifa total: 826,50 + 0,00 = 826,50')).toBeVisible();
  },
};

export const FineRefused: Story = {
  ...only('multa'),
  name: 'Q-151 a fine above the total is refused with both amounts, save for air',
  play: async ({ canvas, userEvent }) => {
    const fine = canvas.getByRole('textbox', { name: 'Multa' });
    await userEvent.clear(fine);
    await userEvent.type(fine, '90916');
    await expect(canvas.getByRole('status')).toHaveTextContent(/R\$\s909,16.*R\$\s909,15/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Serviço' }), 'AEREO');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pode ser salva');
    await userEvent.clear(fine);
    await userEvent.type(fine, '-100');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Pode ser salva');
  },
};

export const LifeCycle: Story = {
  ...only('situacao-da-cotacao'),
  name: 'Q-096 a status leads where it is named, for whom it is named',
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('combobox', { name: 'Situação da cotação' });
    const actor = canvas.getByRole('combobox', { name: 'Quem muda' });
    await userEvent.selectOptions(status, 'COTACAO_PENDENTE');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cotação finalizada ou Cotação cancelada');
    await expect(canvas.getByText('Emissão pendente: quem faz esta mudança é o cliente')).toBeVisible();
    await userEvent.selectOptions(actor, 'CLIENTE');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cotação cancelada ou Emissão pendente');
    await userEvent.selectOptions(status, 'EMISSAO_CANCELADA');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nenhuma mudança');
  },
};
