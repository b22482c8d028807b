import type { ListedReport } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReportList, type ReportListProps } from './report-list.tsx';

const REPORTS: readonly ListedReport[] = [
  ['age09.jrxml', 'Relatório gerencial', 'Tudo o que a agência emitiu no período: valores, taxas e responsáveis.'],
  ['ven01.jrxml', 'Vendas por cliente', 'Total emitido de cada empresa, por tipo de serviço.'],
  ['ven02.jrxml', 'Vendas por consolidadora', 'Total emitido em cada consolidadora, com a comissão.'],
  ['pra01.jrxml', 'Prazos cumpridos', 'Solicitações respondidas antes do prazo, por consultor.'],
  ['sal01.jrxml', 'Saldos', 'Créditos de bilhetes não voados, por viajante e validade.'],
].map(([nomeArquivo = '', nome = '', descricao = ''], index) => ({ id: index + 1, nomeArquivo, nome, descricao, perfis: ['AGENCIA'] }));

const meta = {
  title: 'Reports/ReportList',
  component: ReportList,
  decorators: [(Story) => <div className="g:max-w-md">{Story()}</div>],
  args: {
    reports: REPORTS,
    term: '',
    onTermChange: fn(),
    chosen: 'ven01.jrxml',
    hrefOf: ({ nomeArquivo }) => `#/relatorios?relatorio=${nomeArquivo}`,
  },
} satisfies Meta<typeof ReportList>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

/** The list as a screen holds it. */
function Held(args: ReportListProps) {
  const [term, setTerm] = useState(args.term);
  return <ReportList {...args} term={term} onTermChange={setTerm} />;
}

export const Some: Story = {};
export const Loading: Story = { args: { reports: undefined } };
export const None: Story = { args: { reports: [] } };
export const NotFound: Story = { args: { term: 'aurora' } };
export const Failed: Story = {
  args: { reports: undefined, error: 'Erro ao buscar relatórios', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tentar/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Finds: Story = {
  name: 'S-112 the reports are listed with their descriptions, and found by name and by description whatever the capitals; each leads to its own parameters',
  tags: ['!autodocs'],
  render: Held,
  play: async () => {
    await expect(names()).toEqual(REPORTS.map(({ nome }) => nome));
    const open = screen.getByRole('link', { name: 'Vendas por cliente' });
    await expect(open).toHaveAttribute('href', '#/relatorios?relatorio=ven01.jrxml');
    await expect(open).toHaveAccessibleDescription('Total emitido de cada empresa, por tipo de serviço.');
    await expect(open).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: 'Saldos' })).not.toHaveAttribute('aria-current');
    const search = screen.getByRole('searchbox', { name: 'Buscar relatório' });
    // By the name alone, by the description alone, and by either.
    for (const [text, found] of [
      ['VENDAS', ['Vendas por cliente', 'Vendas por consolidadora']],
      ['créditos DE', ['Saldos']],
      ['responsaveis', ['Relatório gerencial']],
      ['Consolidadora', ['Vendas por consolidadora']],
      ['consultor', ['Prazos cumpridos']],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await expect(names()).toEqual(found);
    }
    await userEvent.type(search, ' da lua');
    await expect(names()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    await expect(search).toHaveFocus();
    await expect(names()).toHaveLength(REPORTS.length);
    await expect(screen.getByRole('status')).toHaveTextContent('5 relatórios');
  },
};
