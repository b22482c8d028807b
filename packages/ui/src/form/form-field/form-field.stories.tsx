import type { Violation } from '@guiche/domain/messages';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { validationMessages } from '@guiche/domain/messages/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { useViolationText } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FormField, showViolations, violationsResolver } from './index.ts';

interface Fare {
  familia: string;
  tarifa: number | null;
  pagamento: { id: string | null };
}

function fareViolations({ familia, tarifa, pagamento }: Fare): Violation[] {
  const violations: Violation[] = [];
  if (familia === '') violations.push({ key: 'campo_obrigatorio', field: 'familia' });
  if (tarifa === null) violations.push({ key: 'campo_obrigatorio', field: 'tarifa' });
  else if (tarifa < 1) violations.push({ key: 'valor_minimo', params: { min: 'R$ 1,00' }, field: 'tarifa' });
  if (pagamento.id === null) violations.push({ key: 'campo_obrigatorio', field: 'pagamento.id' });
  return violations;
}

interface FareFormProps {
  value: Fare;
  /** Returns what the server refuses. */
  onSubmit: (fare: Fare) => Promise<readonly Violation[]>;
}

/** A form as a modal builds one: the rule judges, the fields show, the refusal of the server comes back to its field. */
function FareForm({ value, onSubmit }: FareFormProps) {
  const say = useViolationText(validationMessages, quotesMessages);
  const form = useForm<Fare>({ defaultValues: value, resolver: violationsResolver(fareViolations, say) });
  const [beside, setBeside] = useState<readonly Violation[]>([]);
  const submit = form.handleSubmit(async (fare) => setBeside(showViolations(form, await onSubmit(fare), say)));
  return (
    <form onSubmit={submit} noValidate className="g:grid g:max-w-lg g:grid-cols-1 g:items-start g:gap-3 g:sm:grid-cols-2">
      <FormField input={TextInput} control={form.control} name="familia" label="Família tarifária" required />
      <FormField input={MoneyInput} control={form.control} name="tarifa" label="Tarifa" required />
      <FormField
        input={SelectInput}
        control={form.control}
        name="pagamento.id"
        label="Tipo de pagamento"
        required
        options={[
          { value: 'FATURADO', label: 'Faturado' },
          { value: 'CARTAO_FIXO', label: 'Cartão fixo' },
        ]}
      />
      <div className="g:col-span-full g:flex g:items-center g:gap-3">
        <Button type="submit" tone="primary" pending={form.formState.isSubmitting}>
          Salvar
        </Button>
        {beside.length > 0 && (
          <p role="alert" className="g:text-danger-ink g:text-sm">
            {beside.map(say).join(' ')}
          </p>
        )}
      </div>
    </form>
  );
}

const EMPTY: Fare = { familia: '', tarifa: null, pagamento: { id: null } };
const FULL: Fare = { familia: 'Light', tarifa: 890, pagamento: { id: 'FATURADO' } };

const meta = {
  title: 'Form/FormField',
  component: FareForm,
  args: { value: EMPTY, onSubmit: fn(async () => []) },
} satisfies Meta<typeof FareForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: FULL } };

export const RuleAtItsField: Story = {
  name: 'What the rule refuses stands at its field, and the first has the focus',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const family = canvas.getByRole('textbox', { name: 'Família tarifária' });
    const fare = canvas.getByRole('textbox', { name: 'Tarifa' });
    await expect(family).toHaveFocus();
    await expect(family).toHaveAccessibleDescription('Campo obrigatório');
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Campo obrigatório');
    await userEvent.type(fare, '50');
    await expect(fare).toHaveAccessibleDescription('R$ O valor mínimo é R$ 1,00');
    await userEvent.type(fare, '0');
    await expect(fare).toHaveAccessibleDescription('R$');
    await userEvent.type(family, 'Light');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Faturado');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ familia: 'Light', tarifa: 5, pagamento: { id: 'FATURADO' } });
  },
};

export const EmptyRequired: Story = {
  name: 'S-214 a required amount that is empty is invalid once the form is sent, and says so; with an amount it is valid',
  args: { value: { ...FULL, tarifa: null } },
  play: async ({ args, canvas, userEvent }) => {
    const fare = canvas.getByRole('textbox', { name: 'Tarifa' });
    await expect(fare).toBeRequired();
    await expect(fare).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(fare).toBeInvalid();
    await expect(fare).toHaveAccessibleDescription('R$ Campo obrigatório');
    await expect(fare).toHaveFocus();
    await userEvent.type(fare, '890');
    await expect(fare).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const ServerRefuses: Story = {
  name: 'What the server refuses comes back to its field, the rest beside the form; nothing typed is lost',
  args: {
    value: FULL,
    onSubmit: fn(
      async (): Promise<readonly Violation[]> => [
        { key: 'cotacao_nao_encontrada', field: '' },
        { key: 'valor_acima_do_limite', params: { limite: 'R$ 500,00' }, field: 'tarifa' },
        { key: 'campo_obrigatorio', field: 'tarifa' },
        { key: 'campo_obrigatorio', field: 'pagamento.id.codigo' },
      ],
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const fare = canvas.getByRole('textbox', { name: 'Tarifa' });
    await expect(fare).toHaveFocus();
    await expect(fare).toHaveValue('890,00');
    await expect(fare).toHaveAccessibleDescription('R$ O valor passa do limite de R$ 500,00.');
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Campo obrigatório');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/cotação/i);
  },
};
