import { VALIDATION_KEYS, type Violation } from '@guiche/domain/messages';
import { validationMessages } from '@guiche/domain/messages/validation';
import { isIe, UFS } from '@guiche/masks/ie';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { FormField, violationsResolver } from '../../form/form-field/index.ts';
import { useViolationText } from '../../i18n/index.ts';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { SelectInput } from '../select-input/index.ts';
import { IeInput } from './ie-input.tsx';

const meta = {
  title: 'Inputs/IeInput',
  component: IeInput,
  args: { label: 'Inscrição estadual', uf: 'SP', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof IeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Inscrição estadual' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '110042490114' } };
export const RuralProducer: Story = { args: { defaultValue: 'P011004243002' } };
export const Invalid: Story = { args: { defaultValue: '110042490115' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <IeInput {...args} {...state} label={name} defaultValue={filled ? '110042490114' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const WithoutState: Story = {
  name: 'Without a state nothing can be typed, and the description says to choose one',
  args: { uf: null, description: 'Como no cartão de inscrição.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(input).toHaveAccessibleDescription('Escolha antes o estado');
    await userEvent.type(input, '110');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toBeValid();
  },
};

export const WithoutStateInEnglish: Story = {
  globals: { language: 'en' },
  args: { uf: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Choose the state first'));
  },
};

export const WithoutStateInSpanish: Story = {
  globals: { language: 'es' },
  args: { uf: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Elija antes el estado'));
  },
};

export const Typed: Story = {
  name: 'Formats by the pattern of its state; the value is the characters alone',
  args: { uf: 'sp' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '110042490114');
    await expect(input).toHaveValue('110.042.490.114');
    await expect(args.onValueChange).toHaveBeenCalledTimes(12);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('110042490114');
    await userEvent.clear(input);
    await userEvent.type(input, 'p011004243002');
    await expect(input).toHaveValue('P-01100424.3/002');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('P011004243002');
    await expect(input).toBeValid();
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 a number that its state cannot have issued is invalid at once, an incomplete one when it is left',
  args: { uf: 'AC' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '02');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Inscrição estadual inválida');
    await userEvent.type(input, '{Backspace}1');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Inscrição estadual inválida');
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with words before it, the number keeps its P, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.click(input);
    await userEvent.paste('IE SP: 110.042.490.114');
    await expect(input).toHaveValue('110.042.490.114');
    await userEvent.clear(input);
    await userEvent.paste('IE P-01100424.3/002');
    await expect(input).toHaveValue('P-01100424.3/002');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

interface Registration {
  uf: string | null;
  ie: string;
}

function registrationViolations({ uf, ie }: Registration): Violation[] {
  return ie === '' || isIe(ie, uf) ? [] : [{ key: VALIDATION_KEYS.ie, field: 'ie' }];
}

/** A state and its registration, as the form of a supplier has them. */
function RegistrationForm({ value }: { value: Registration }) {
  const say = useViolationText(validationMessages);
  const form = useForm<Registration>({
    defaultValues: value,
    mode: 'onTouched',
    resolver: violationsResolver(registrationViolations, say),
  });
  const { control, formState } = form;
  return (
    <form noValidate className="g:grid g:max-w-lg g:grid-cols-1 g:items-start g:gap-3 g:sm:grid-cols-2">
      <FormField
        input={SelectInput}
        control={control}
        name="uf"
        label="Estado"
        options={UFS.map((uf) => ({ value: uf, label: uf }))}
        onValueChange={() => form.trigger('ie')}
      />
      <FormField input={IeInput} control={control} name="ie" label="Inscrição estadual" uf={form.watch('uf')} />
      <p className="g:col-span-full g:text-ink-2 g:text-sm">
        No formulário: <output aria-label="Erros">{Object.keys(formState.errors).join(', ') || 'nenhum erro'}</output>
        {' · '}
        <output aria-label="Valor">{form.watch('ie')}</output>
      </p>
    </form>
  );
}

export const StateChanged: Story = {
  name: 'S-230 another state lays the number out anew and judges it again, under the key ie; nothing typed is lost',
  render: () => <RegistrationForm value={{ uf: null, ie: '' }} />,
  play: async ({ canvas, userEvent }) => {
    const state = canvas.getByRole('combobox', { name: 'Estado' });
    const input = canvas.getByRole('textbox', field);
    const errors = canvas.getByRole('status', { name: 'Erros' });
    await userEvent.selectOptions(state, 'RJ');
    await userEvent.type(input, '99999993');
    await userEvent.tab();
    await expect(input).toHaveValue('99.999.99-3');
    await expect(errors).toHaveTextContent('nenhum erro');

    await userEvent.selectOptions(state, 'RS');
    await expect(input).toHaveValue('999/99993');
    await expect(input).toHaveAccessibleDescription('Inscrição estadual inválida');
    await waitFor(() => expect(errors).toHaveTextContent(/^ie$/));

    await userEvent.selectOptions(state, 'RJ');
    await waitFor(() => expect(errors).toHaveTextContent('nenhum erro'));
    await expect(input).toBeValid();

    await userEvent.selectOptions(state, 'Selecione');
    await expect(input).toHaveValue('99999993');
    await expect(input).toHaveAttribute('readonly');
    await expect(input).toHaveAccessibleDescription('Escolha antes o estado Inscrição estadual inválida');
    await waitFor(() => expect(errors).toHaveTextContent(/^ie$/));

    await userEvent.selectOptions(state, 'RJ');
    await expect(input).toHaveValue('99.999.99-3');
    await expect(input).not.toHaveAttribute('readonly');
    await expect(canvas.getByRole('status', { name: 'Valor' })).toHaveTextContent('99999993');
    await waitFor(() => expect(errors).toHaveTextContent('nenhum erro'));
  },
};

export const TooLongForItsState: Story = {
  name: 'S-230 a number too long for the new state stands whole, and only what is deleted goes',
  render: () => <RegistrationForm value={{ uf: 'SP', ie: '110042490114' }} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(input).toHaveValue('110.042.490.114');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'RJ');
    await expect(input).toHaveValue('110042490114');
    await expect(input).toHaveAccessibleDescription('Inscrição estadual inválida');
    await userEvent.type(input, '{End}5{Backspace}');
    await expect(input).toHaveValue('11004249011');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'SP');
    await expect(input).toHaveValue('110.042.490.11');
  },
};
