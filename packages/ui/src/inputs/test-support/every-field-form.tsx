import { useForm } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { AuthorizationCodeInput } from '../authorization-code-input/index.ts';
import { CardExpiryInput } from '../card-expiry-input/index.ts';
import { CardNumberInput } from '../card-number-input/index.ts';
import { CepInput } from '../cep-input/index.ts';
import { CnpjInput } from '../cnpj-input/index.ts';
import { CpfCnpjInput } from '../cpf-cnpj-input/index.ts';
import { CpfInput } from '../cpf-input/index.ts';
import { CvvInput } from '../cvv-input/index.ts';
import { EmailInput } from '../email-input/index.ts';
import { FreeTextInput } from '../free-text-input/index.ts';
import { IeInput } from '../ie-input/index.ts';
import { LocatorInput } from '../locator-input/index.ts';
import { MoneyInput } from '../money-input/index.ts';
import { NumberInput } from '../number-input/index.ts';
import { PercentInput } from '../percent-input/index.ts';
import { PhoneInput } from '../phone-input/index.ts';
import { TenDigitInput } from '../ten-digit-input/index.ts';
import { TicketNumberInput } from '../ticket-number-input/index.ts';
import { TimeInput } from '../time-input/index.ts';
import { TimeSelect } from '../time-select/index.ts';

const EMPTY_FORM = {
  cpf: '',
  cnpj: '',
  cpfCnpj: '',
  ie: '',
  telefone: '',
  email: '',
  cep: '',
  tarifa: null as number | null,
  comissao: null as number | null,
  distancia: null as number | null,
  acordo: '',
  numeroCartao: '',
  validadeCartao: '',
  codigoVerificacao: '',
  codigoAutorizacao: '',
  localizador: '',
  bilhete: '',
  embarque: null as string | null,
  retirada: null as string | null,
  nomeCartao: '',
};

type EveryField = typeof EMPTY_FORM;

/** Every field of a format as a form has it; what is submitted are the plain values. */
export function EveryFieldForm({ onSubmit }: { onSubmit: (values: EveryField) => void }) {
  const { control, handleSubmit } = useForm<EveryField>({ defaultValues: EMPTY_FORM });
  return (
    <form
      onSubmit={handleSubmit((values) => onSubmit(values))}
      noValidate
      className="g:grid g:grid-cols-1 g:items-start g:gap-3 g:sm:grid-cols-2 g:lg:grid-cols-4"
    >
      <FormField input={CpfInput} control={control} name="cpf" label="CPF" required />
      <FormField input={CnpjInput} control={control} name="cnpj" label="CNPJ" />
      <FormField input={CpfCnpjInput} control={control} name="cpfCnpj" label="CPF ou CNPJ" />
      <FormField input={IeInput} control={control} name="ie" label="Inscrição estadual" uf="SP" />
      <FormField input={PhoneInput} control={control} name="telefone" label="Telefone" />
      <FormField input={EmailInput} control={control} name="email" label="E-mail" maxLength={100} />
      <FormField input={CepInput} control={control} name="cep" label="CEP" />
      <FormField input={MoneyInput} control={control} name="tarifa" label="Tarifa" min={0.01} />
      <FormField input={PercentInput} control={control} name="comissao" label="Comissão" max={100} />
      <FormField input={NumberInput} control={control} name="distancia" label="Distância" suffix="km" fraction={1} />
      <FormField input={TenDigitInput} control={control} name="acordo" label="Código do acordo" />
      <FormField input={CardNumberInput} control={control} name="numeroCartao" label="Número do cartão" />
      <FormField input={CardExpiryInput} control={control} name="validadeCartao" label="Validade do cartão" />
      <FormField input={CvvInput} control={control} name="codigoVerificacao" label="Código de verificação" brand="visa" />
      <FormField input={AuthorizationCodeInput} control={control} name="codigoAutorizacao" label="Código de autorização" />
      <FormField input={LocatorInput} control={control} name="localizador" label="Localizador" />
      <FormField input={TicketNumberInput} control={control} name="bilhete" label="Número do bilhete" />
      <FormField input={TimeInput} control={control} name="embarque" label="Hora do embarque" />
      <FormField input={TimeSelect} control={control} name="retirada" label="Hora da retirada" />
      <FormField input={FreeTextInput} control={control} name="nomeCartao" label="Nome no cartão" stripSpecial upperCase />
      <div className="g:col-span-full">
        <Button type="submit" tone="primary">
          Salvar
        </Button>
      </div>
    </form>
  );
}
