import type { Currency } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CURRENCIES } from '../../test-support/air-quote-fixtures.ts';
import { EntitySelect } from './index.ts';

const EURO: Currency = { id: 9, codigo: 'EUR', nome: 'Euro', simbolo: '€', cotacao: 6.1 };

interface CurrencyFormProps {
  moeda: Currency | null;
  disabled?: boolean;
  onPick?: (currency: Currency | null) => void;
}

/** A form whose field holds a whole currency. */
function CurrencyForm({ moeda, ...props }: CurrencyFormProps) {
  const { control } = useForm<{ moeda: Currency | null }>({ defaultValues: { moeda } });
  const held = useWatch({ control, name: 'moeda' });
  return (
    <div className="g:grid g:max-w-xs g:gap-2">
      <EntitySelect
        {...props}
        control={control}
        name="moeda"
        label="Moeda"
        options={CURRENCIES}
        labelOf={({ codigo, nome }) => `${codigo} · ${nome}`}
      />
      <output>{held ? `1 ${held.codigo} = R$ ${held.cotacao}` : '—'}</output>
    </div>
  );
}

const meta = { title: 'Form/EntitySelect', component: CurrencyForm, args: { moeda: null, onPick: fn() } } satisfies Meta<
  typeof CurrencyForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Disabled: Story = { args: { moeda: EURO, disabled: true } };
export const HoldsTheEntity: Story = {
  name: 'the field holds the whole entity that is picked',
  play: async ({ args }) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Moeda' }), 'USD · Dólar americano');
    await expect(screen.getByRole('status')).toHaveTextContent('1 USD = R$ 5.4321');
    await expect(args.onPick).toHaveBeenCalledTimes(1);
    await expect(args.onPick).toHaveBeenCalledWith(CURRENCIES[1]);
  },
};
export const NoLongerOffered: Story = {
  name: 'an entity that is no longer offered stays chosen until another is picked',
  args: { moeda: EURO },
  play: async () => {
    const select = screen.getByRole('combobox', { name: 'Moeda' });
    await expect(select).toHaveDisplayValue('EUR · Euro');
    await userEvent.selectOptions(select, 'BRL · Real');
    await expect(screen.queryByRole('option', { name: 'EUR · Euro' })).toBeNull();
  },
};
