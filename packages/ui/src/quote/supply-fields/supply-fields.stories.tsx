import type { Intermediary } from '@guiche/domain/entities';
import { TIPO_SERVICO, TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { offeredIntermediaries } from '@guiche/domain/quotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES } from '../../test-support/air-quote-fixtures.ts';
import { newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { QuotePart, type QuotePartProps } from '../../test-support/quote-part.tsx';
import { SupplyFields } from './index.ts';

function Supply(props: Omit<QuotePartProps, 'children'>) {
  return (
    <QuotePart {...props}>
      <SupplyFields />
    </QuotePart>
  );
}

const meta = { title: 'Quote/SupplyFields', component: Supply } satisfies Meta<typeof Supply>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of those that `QuotePart` offers. */
const SUPPLIER = { id: 'f1', nome: 'Rede Atlântica' };
const select = (name: string) => screen.getByRole('combobox', { name });

export const Stored: Story = {};
export const ReadOnly: Story = { args: { surroundings: { readOnly: true } } };
export const Suggested: Story = {
  name: 'Q-278 a new quote suggests the consolidator for manual requests, and the supplier of the agency; without them none',
  args: { value: newStay({ fornecedorPadrao: SUPPLIER }) },
  play: async ({ mount }) => {
    await mount();
    await expect(select('Consolidadora')).toHaveDisplayValue('Manual (pedidos off-line)');
    await expect(select('Fornecedor do serviço')).toHaveDisplayValue(SUPPLIER.nome);
    await mount(<Supply key="none" value={newStay({ consolidators: [] })} />);
    await expect(select('Consolidadora')).toHaveValue('');
    await expect(select('Fornecedor do serviço')).toHaveValue('');
    // Every select asks in the same words.
    for (const name of ['Consolidadora', 'Fornecedor do serviço', 'Tipo de pagamento', 'Intermediador'])
      await expect(select(name)).toHaveDisplayValue('Selecione');
  },
};

export const Charged: Story = {
  name: 'Q-163 the payment type of a charged quote is disabled and says why; without a charge it can be changed',
  args: { surroundings: { paymentTypeLocked: true } },
  play: async ({ mount }) => {
    const stored = storedStay().tipoPagamento?.descricao ?? '';
    await mount(<Supply surroundings={{ paymentTypeLocked: true }} />);
    const field = select('Tipo de pagamento');
    await expect(field).toBeDisabled();
    await expect(field).toHaveDisplayValue(stored);
    await expect(field).toHaveAccessibleDescription('O tipo de pagamento não pode ser alterado: a cotação já foi cobrada.');
    await expect(select('Intermediador')).toBeEnabled();
    await mount(<Supply surroundings={{ paymentTypeLocked: false }} />);
    await expect(select('Tipo de pagamento')).toBeEnabled();
    await expect(screen.queryByText(/já foi cobrada/)).toBeNull();
  },
};

const searchExternalSuppliers = fn(async () => [
  { codigo: 'EXT-101', descricao: 'Rede Boa Viagem', dados: '{"cnpj":"11222333000181","cidade":"Recife","estado":"PE"}' },
]);

export const ExternalSuppliers: Story = {
  name: 'S-175 who works with external suppliers searches for one: those of the agency come first; the stored one is shown and can be replaced',
  args: {
    value: storedStay({ fornecedorServico: { id: 'EXT-99', nome: 'Rede de antes' } }),
    surroundings: { searchExternalSuppliers },
  },
  play: async () => {
    const field = screen.getByRole('combobox', { name: 'Fornecedor do serviço' });
    await expect(field).toHaveValue('Rede de antes');
    await userEvent.clear(field);
    await userEvent.type(field, 'rede');
    await screen.findByRole('option', { name: /Boa Viagem/ });
    await expect(searchExternalSuppliers).toHaveBeenLastCalledWith('rede', expect.any(AbortSignal));
    await expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rede Atlântica', 'Rede Boa Viagem11.222.333/0001-81 · Recife, PE']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Rede Boa Viagem');
  },
};

const onIntermediaryChange = fn();

export const IntermediaryIsTold: Story = {
  name: 'Q-143 each intermediary that is chosen is told, for its margin; one that is no longer offered stays',
  args: { value: storedStay({ intermediador: 'RESERVA ANTIGA' }), surroundings: { onIntermediaryChange } },
  play: async () => {
    onIntermediaryChange.mockClear();
    await expect(select('Intermediador')).toHaveValue('RESERVA ANTIGA');
    await userEvent.selectOptions(select('Intermediador'), 'TREND');
    await expect(onIntermediaryChange).toHaveBeenCalledTimes(1);
    await expect(onIntermediaryChange).toHaveBeenCalledWith('TREND');
  },
};

/** An intermediary of each kind of service, beside the fixed ones that every kind has. */
const OF_EACH_KIND: readonly Intermediary[] = TIPO_SERVICO.map((kind) => ({ nome: `DE ${kind}`, tipoServico: TIPO_SERVICO_ID[kind] }));

/** The field of a new quote of a kind, as the own agency or another one sees it. */
function offeredTo(ownAgency: boolean, kind: TipoServico) {
  const options = {
    consolidators: CONSOLIDATORS,
    suppliers: [],
    intermediaries: offeredIntermediaries(kind, OF_EACH_KIND, ownAgency),
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  };
  return <Supply key={kind} value={newStay()} surroundings={{ options }} />;
}
const offered = () =>
  within(select('Intermediador'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .slice(1);

export const OwnIntermediaries: Story = {
  name: 'Q-026 the own agency is not offered OUTROS for air and hotels',
  play: async ({ mount }) => {
    const lists = {
      AEREO: ['DE AEREO', 'DIRETO'],
      HOTEL: ['DE HOTEL', 'DIRETO'],
      CARRO: ['DE CARRO', 'DIRETO', 'OUTROS'],
      RODOVIARIO: ['DE RODOVIARIO', 'DIRETO', 'OUTROS'],
      OUTROS: ['DE OUTROS', 'DIRETO', 'OUTROS'],
    };
    for (const kind of TIPO_SERVICO) {
      await mount(offeredTo(true, kind));
      await expect(offered()).toEqual(lists[kind]);
    }
  },
};

export const IntermediariesOfOthers: Story = {
  name: 'Q-027 every other agency is not offered DIRETO for air; its other lists are complete',
  play: async ({ mount }) => {
    const lists = {
      AEREO: ['DE AEREO', 'OUTROS'],
      HOTEL: ['DE HOTEL', 'DIRETO', 'OUTROS'],
      CARRO: ['DE CARRO', 'DIRETO', 'OUTROS'],
      RODOVIARIO: ['DE RODOVIARIO', 'DIRETO', 'OUTROS'],
      OUTROS: ['DE OUTROS', 'DIRETO', 'OUTROS'],
    };
    for (const kind of TIPO_SERVICO) {
      await mount(offeredTo(false, kind));
      await expect(offered()).toEqual(lists[kind]);
    }
  },
};
