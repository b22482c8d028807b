import type { ExternalSupplier, Place, Responsible } from '@guiche/domain/entities';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AuthorizationCodeInput } from '../../inputs/authorization-code-input/index.ts';
import { Autocomplete, type AutocompleteItem } from '../../inputs/autocomplete/index.ts';
import { CardExpiryInput } from '../../inputs/card-expiry-input/index.ts';
import { CardNumberInput } from '../../inputs/card-number-input/index.ts';
import { CepInput } from '../../inputs/cep-input/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { CityPicker } from '../../inputs/city-picker/index.ts';
import { CnpjInput } from '../../inputs/cnpj-input/index.ts';
import { CpfCnpjInput } from '../../inputs/cpf-cnpj-input/index.ts';
import { CpfInput } from '../../inputs/cpf-input/index.ts';
import { CvvInput } from '../../inputs/cvv-input/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { EmailInput } from '../../inputs/email-input/index.ts';
import { type ExpenseType, ExpenseTypeLookup } from '../../inputs/expense-type-lookup/index.ts';
import { ExternalSupplierLookup } from '../../inputs/external-supplier-lookup/index.ts';
import { FreeTextInput } from '../../inputs/free-text-input/index.ts';
import { HotelCityPicker } from '../../inputs/hotel-city-picker/index.ts';
import { IeInput } from '../../inputs/ie-input/index.ts';
import { InstantInput } from '../../inputs/instant-input/index.ts';
import { IntegerInput } from '../../inputs/integer-input/index.ts';
import { LocatorInput } from '../../inputs/locator-input/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { NumberInput } from '../../inputs/number-input/index.ts';
import { PercentInput } from '../../inputs/percent-input/index.ts';
import { PhoneInput } from '../../inputs/phone-input/index.ts';
import { type LookupPlace, PlaceLookup } from '../../inputs/place-lookup/index.ts';
import { PlacePicker } from '../../inputs/place-picker/index.ts';
import { RateInput } from '../../inputs/rate-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { SubstituteLookup } from '../../inputs/substitute-lookup/index.ts';
import { TenDigitInput } from '../../inputs/ten-digit-input/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { TicketNumberInput } from '../../inputs/ticket-number-input/index.ts';
import { TimeInput } from '../../inputs/time-input/index.ts';
import { TimeSelect } from '../../inputs/time-select/index.ts';
import { MARCO_ZERO, RECIFE } from '../../test-support/places.ts';
import { removeField, showField } from '../../test-support/show-field.tsx';
import { FormField } from './index.ts';

/** A form with one field of each input, by the name of the input's folder. That `FormField` takes each is what the compiler checks. */
interface Values {
  'authorization-code-input': string;
  autocomplete: AutocompleteItem | null;
  'card-expiry-input': string;
  'card-number-input': string;
  'cep-input': string;
  'checkbox-field': boolean;
  'city-picker': Place | null;
  'cnpj-input': string;
  'cpf-cnpj-input': string;
  'cpf-input': string;
  'cvv-input': string;
  'date-input': string | null;
  'date-time-input': string | null;
  'email-input': string;
  'expense-type-lookup': ExpenseType | null;
  'external-supplier-lookup': ExternalSupplier | null;
  'free-text-input': string;
  'hotel-city-picker': Place | null;
  'ie-input': string;
  'instant-input': string | null;
  'integer-input': number | null;
  'locator-input': string | null;
  'money-input': number | null;
  'number-input': number | null;
  'percent-input': number | null;
  'phone-input': string;
  'place-lookup': LookupPlace | null;
  'place-picker': Place | null;
  'rate-input': number | null;
  'select-input': string | null;
  'substitute-lookup': Responsible | null;
  'ten-digit-input': string;
  'text-area': string | null;
  'text-input': string;
  'ticket-number-input': string;
  'time-input': string | null;
  'time-select': string | null;
}

const FILLED: Values = {
  'authorization-code-input': '123456',
  autocomplete: { id: 'GRU', label: 'GRU · São Paulo' },
  'card-expiry-input': '12/27',
  'card-number-input': '4111111111111111',
  'cep-input': '01310100',
  'checkbox-field': true,
  'city-picker': RECIFE,
  'cnpj-input': '11222333000181',
  'cpf-cnpj-input': '52998224725',
  'cpf-input': '52998224725',
  'cvv-input': '123',
  'date-input': '2026-12-19',
  'date-time-input': '2026-12-19T08:10',
  'email-input': 'ana@cliente.com.br',
  'expense-type-lookup': { id: '1', nome: 'Alimentação', isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false },
  'external-supplier-lookup': { codigo: 'F1', descricao: 'Rede Boa Viagem', dados: '{}' },
  'free-text-input': 'Ana',
  'hotel-city-picker': RECIFE,
  'ie-input': '110042490114',
  'instant-input': '2026-12-19T12:00:00.000Z',
  'integer-input': 12,
  'locator-input': 'QK0O1I',
  'money-input': 1234.5,
  'number-input': 12.5,
  'percent-input': 12.5,
  'phone-input': '11987654321',
  'place-lookup': { id: '1', cidade: 'Recife', uf: 'PE' },
  'place-picker': MARCO_ZERO,
  'rate-input': 5.4321,
  'select-input': 'B',
  'substitute-lookup': { id: 'f2', name: 'Rafael Teixeira' },
  'ten-digit-input': '1234567890',
  'text-area': 'Observação',
  'text-input': 'Ana',
  'ticket-number-input': '9571234567890',
  'time-input': '08:10',
  'time-select': '08:30',
};

/** What each shows of its value. */
const SHOWN: Record<keyof Values, string | RegExp> = {
  'authorization-code-input': '123456',
  autocomplete: 'GRU · São Paulo',
  'card-expiry-input': '12/27',
  'card-number-input': '4111 1111 1111 1111',
  'cep-input': '01310-100',
  'checkbox-field': 'on',
  'city-picker': 'Recife',
  'cnpj-input': '11.222.333/0001-81',
  'cpf-cnpj-input': '529.982.247-25',
  'cpf-input': '529.982.247-25',
  'cvv-input': '123',
  'date-input': '19/12/2026',
  'date-time-input': '19/12/2026 08:10',
  'email-input': 'ana@cliente.com.br',
  'expense-type-lookup': 'Alimentação',
  'external-supplier-lookup': 'Rede Boa Viagem',
  'free-text-input': 'Ana',
  'hotel-city-picker': 'Recife',
  'ie-input': '110.042.490.114',
  'instant-input': /^19\/12\/2026 \d\d:00$/,
  'integer-input': '12',
  'locator-input': 'QK0O1I',
  'money-input': '1.234,50',
  'number-input': '12,50',
  'percent-input': '12,50',
  'phone-input': '(11) 98765-4321',
  'place-lookup': 'Recife, PE',
  'place-picker': 'Marco Zero',
  'rate-input': '5,432100',
  'select-input': 'B',
  'substitute-lookup': 'Rafael Teixeira',
  'ten-digit-input': '1234567890',
  'text-area': 'Observação',
  'text-input': 'Ana',
  'ticket-number-input': '957 1234567890',
  'time-input': '08:10',
  'time-select': '08:30',
};

const OPTIONS = [
  { value: 'A', label: 'Opção A' },
  { value: 'B', label: 'Opção B' },
];

const NO_PLACES = { search: async () => [] };

let form: UseFormReturn<Values>;

function EveryInput() {
  const made = useForm<Values>({ defaultValues: FILLED });
  form = made;
  return (
    <>
      <FormField input={AuthorizationCodeInput} control={made.control} name="authorization-code-input" label="authorization-code-input" />
      <FormField input={Autocomplete} control={made.control} name="autocomplete" label="autocomplete" onSearch={() => []} />
      <FormField input={CardExpiryInput} control={made.control} name="card-expiry-input" label="card-expiry-input" />
      <FormField input={CardNumberInput} control={made.control} name="card-number-input" label="card-number-input" />
      <FormField input={CepInput} control={made.control} name="cep-input" label="cep-input" />
      <FormField input={CheckboxField} control={made.control} name="checkbox-field" label="checkbox-field" />
      <FormField input={CityPicker} control={made.control} name="city-picker" label="city-picker" places={NO_PLACES} />
      <FormField input={CnpjInput} control={made.control} name="cnpj-input" label="cnpj-input" />
      <FormField input={CpfCnpjInput} control={made.control} name="cpf-cnpj-input" label="cpf-cnpj-input" />
      <FormField input={CpfInput} control={made.control} name="cpf-input" label="cpf-input" />
      <FormField input={CvvInput} control={made.control} name="cvv-input" label="cvv-input" />
      <FormField input={DateInput} control={made.control} name="date-input" label="date-input" />
      <FormField input={DateTimeInput} control={made.control} name="date-time-input" label="date-time-input" />
      <FormField input={EmailInput} control={made.control} name="email-input" label="email-input" />
      <FormField
        input={ExpenseTypeLookup}
        control={made.control}
        name="expense-type-lookup"
        label="expense-type-lookup"
        onSearch={() => []}
      />
      <FormField
        input={ExternalSupplierLookup}
        control={made.control}
        name="external-supplier-lookup"
        label="external-supplier-lookup"
        onSearch={() => []}
      />
      <FormField input={FreeTextInput} control={made.control} name="free-text-input" label="free-text-input" />
      <FormField input={HotelCityPicker} control={made.control} name="hotel-city-picker" label="hotel-city-picker" places={NO_PLACES} />
      <FormField input={IeInput} control={made.control} name="ie-input" label="ie-input" uf="SP" />
      <FormField input={InstantInput} control={made.control} name="instant-input" label="instant-input" />
      <FormField input={IntegerInput} control={made.control} name="integer-input" label="integer-input" />
      <FormField input={LocatorInput} control={made.control} name="locator-input" label="locator-input" />
      <FormField input={MoneyInput} control={made.control} name="money-input" label="money-input" />
      <FormField input={NumberInput} control={made.control} name="number-input" label="number-input" />
      <FormField input={PercentInput} control={made.control} name="percent-input" label="percent-input" />
      <FormField input={PhoneInput} control={made.control} name="phone-input" label="phone-input" />
      <FormField input={PlaceLookup} control={made.control} name="place-lookup" label="place-lookup" onSearch={() => []} />
      <FormField input={PlacePicker} control={made.control} name="place-picker" label="place-picker" places={NO_PLACES} />
      <FormField input={RateInput} control={made.control} name="rate-input" label="rate-input" />
      <FormField input={SelectInput} control={made.control} name="select-input" label="select-input" options={OPTIONS} />
      <FormField
        input={SubstituteLookup}
        control={made.control}
        name="substitute-lookup"
        label="substitute-lookup"
        absentId="f1"
        onSearch={() => []}
      />
      <FormField input={TenDigitInput} control={made.control} name="ten-digit-input" label="ten-digit-input" />
      <FormField input={TextArea} control={made.control} name="text-area" label="text-area" />
      <FormField input={TextInput} control={made.control} name="text-input" label="text-input" />
      <FormField input={TicketNumberInput} control={made.control} name="ticket-number-input" label="ticket-number-input" />
      <FormField input={TimeInput} control={made.control} name="time-input" label="time-input" />
      <FormField input={TimeSelect} control={made.control} name="time-select" label="time-select" />
    </>
  );
}

beforeEach(async () => {
  await showField(<EveryInput />);
});
afterEach(removeField);

const NAMES = Object.keys(FILLED) as (keyof Values)[];
// The masked input is what the inputs of formats are made of; it has no format of its own. A slider narrows a list, and is in no form.
const NO_INPUTS = ['masked-input', 'range-slider'];

test('every input is here', () => {
  const folders = Object.keys(import.meta.glob('../../inputs/*/index.ts')).map((path) => path.split('/').at(-2) ?? '');
  expect(folders.filter((folder) => !NO_INPUTS.includes(folder)).sort()).toEqual(NAMES.toSorted());
});

test.each(NAMES)('%s shows the value of its form, tells none back by itself, and takes focus and error from it', async (name) => {
  const field = page.getByLabelText(name, { exact: true });
  const element = field.element() as HTMLInputElement;
  if (SHOWN[name] instanceof RegExp) expect(element.value).toMatch(SHOWN[name]);
  else expect(element.value).toBe(SHOWN[name]);
  expect(form.getValues(name)).toEqual(FILLED[name]);
  form.setFocus(name);
  await vi.waitFor(() => expect(document.activeElement).toBe(element));
  form.setError(name, { type: 'violation', message: 'Confira este campo.' });
  await vi.waitFor(() => expect(element.getAttribute('aria-invalid')).toBe('true'));
  await expect.element(field).toHaveAccessibleDescription(/Confira este campo\./);
});
