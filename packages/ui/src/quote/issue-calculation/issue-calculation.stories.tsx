import { cancellationCalculation, changeCalculation } from '@guiche/domain/fines';
import { BRL } from '@guiche/domain/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { IssueCalculation } from './issue-calculation.tsx';

const stay = { tarifaTotal: 826.5, taxas: 82.65, total: 909.15, moeda: BRL };
const flight = { tarifaTotal: 1400, taxas: 187.54, total: 1587.54, moeda: BRL };
const newFlight = { tarifaTotal: 1650, taxas: 150, total: 1800, moeda: BRL };

const meta = {
  title: 'Quote/IssueCalculation',
  component: IssueCalculation,
  args: { calculation: cancellationCalculation(flight, { multa: 350, credito: 1237.54 }), className: 'g:max-w-sm' },
} satisfies Meta<typeof IssueCalculation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancellation: Story = { tags: ['picture'] };
export const Stay: Story = { args: { calculation: cancellationCalculation(stay, { multa: 850, credito: null }) } };
export const Change: Story = {
  tags: ['picture'],
  args: { calculation: changeCalculation(flight, newFlight, { multa: 350, credito: 0 }) },
};
export const ClientPays: Story = { args: { calculation: cancellationCalculation(stay, { multa: 1000, credito: null }) } };
export const Dollars: Story = {
  args: { calculation: cancellationCalculation({ ...stay, moeda: USD }, { multa: 200, credito: null }) },
};
export const WithoutCurrency: Story = {
  args: { calculation: cancellationCalculation({ ...stay, moeda: null }, { multa: 200, credito: null }) },
};

const text = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');
const resultsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-slot="issue-calculation"] dl > div')].map((row) => text(row.querySelector('dt')));

export const EachWithItsSteps: Story = {
  name: 'B-033 each result is told with the steps of its formula, and at the end what the client gets',
  play: async ({ canvas, canvasElement }) => {
    await expect(resultsIn(canvasElement)).toEqual(['Multa', 'Taxas retidas', 'Taxas devolvidas', 'Crédito do bilhete', 'Cliente recebe']);
    const section = canvas.getByRole('region', { name: 'Cálculo' });
    await expect(text(section)).toContain(
      'Taxas retidasR$ 0,00multa R$ 350,00 − menos total R$ 1.587,54 + mais taxas R$ 187,54, no mínimo R$ 0,00',
    );
    await expect(text(section.querySelector('[data-slot="client-result"]'))).toBe(
      'Cliente recebeR$ 0,00total R$ 1.587,54 − menos multa R$ 350,00 − menos crédito R$ 1.237,54',
    );
  },
};

export const OfAChange: Story = {
  name: 'B-033 a change tells the difference of the fares, and what the client pays',
  args: { calculation: changeCalculation(flight, newFlight, { multa: 350, credito: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(resultsIn(canvasElement)).toEqual([
      'Multa',
      'Diferença de tarifa',
      'Taxas retidas',
      'Taxas devolvidas',
      'Crédito do bilhete',
      'Cliente paga',
    ]);
    await expect(text(canvasElement.querySelector('[data-slot="client-result"]'))).toContain('R$ 562,46');
  },
};

function Typed() {
  const [multa, setMulta] = useState<number | null>(null);
  return (
    <div className="g:grid g:max-w-sm g:gap-3">
      <MoneyInput label="Multa" value={multa} onValueChange={setMulta} />
      <IssueCalculation live calculation={cancellationCalculation(stay, { multa, credito: null })} />
    </div>
  );
}

export const Live: Story = {
  name: 'B-033 the result follows each key beside it, and is a status for whoever listens',
  render: () => <Typed />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Cliente recebeR\$\s909,15/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Multa' }), '20000');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Cliente recebeR\$\s709,15/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Multa' }), '0');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Cliente pagaR\$\s1\.090,85/);
  },
};
