import type { ExternalSupplier } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { ExternalSupplierLookup, type ExternalSupplierLookupProps } from './index.ts';

const REDE: ExternalSupplier = {
  codigo: 'F-102',
  descricao: 'Rede Boa Viagem de Hotéis Ltda.',
  dados: JSON.stringify({ cnpj: '11222333000181', cidade: 'Recife', estado: 'PE' }),
};
const UNREAD: ExternalSupplier = { codigo: 'F-103', descricao: 'Rede sem cadastro', dados: 'sem dados' };
const PART: ExternalSupplier = { codigo: 'F-104', descricao: 'Rede Atlântica', dados: '{"cidade":"Natal","estado":"RN","cnpj":null}' };

const meta = {
  title: 'Inputs/ExternalSupplierLookup',
  component: ExternalSupplierLookup,
  args: {
    label: 'Fornecedor externo',
    placeholder: 'Nome ou CNPJ',
    className: 'g:max-w-72',
    onValueChange: fn(),
    onSearch: fn<ExternalSupplierLookupProps['onSearch']>(async () => [REDE, UNREAD, PART]),
  },
} satisfies Meta<typeof ExternalSupplierLookup>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const search: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'rede');
  await screen.findByRole('option', { name: /Boa Viagem/ });
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: REDE } };
export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <ExternalSupplierLookup {...args} {...state} label={name} defaultValue={filled ? REDE : null} className="" />
      )}
    </StatesMatrix>
  ),
};
export const Found: Story = { parameters: { docs: { story: { inline: false, iframeHeight: 320 } } }, play: search };

export const Shown: Story = {
  name: 'S-175 a supplier is its description, with CNPJ, city and state of its structured text; a text that cannot be read adds nothing',
  play: async (context) => {
    await search(context);
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Rede Boa Viagem de Hotéis Ltda.11.222.333/0001-81 · Recife, PE',
      'Rede sem cadastro',
      'Rede AtlânticaNatal, RN',
    ]);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith(REDE);
  },
};
