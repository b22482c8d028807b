import { UFS } from '@guiche/masks/ie';
import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../../internal/field-frame.tsx';
import { AuthorizationCodeInput } from '../authorization-code-input/index.ts';
import { CardExpiryInput } from '../card-expiry-input/index.ts';
import { CardNumberInput } from '../card-number-input/index.ts';
import { CepInput } from '../cep-input/index.ts';
import { CnpjInput } from '../cnpj-input/index.ts';
import { CpfCnpjInput } from '../cpf-cnpj-input/index.ts';
import { CpfInput } from '../cpf-input/index.ts';
import { CvvInput } from '../cvv-input/index.ts';
import { DateInput } from '../date-input/index.ts';
import { DateTimeInput } from '../date-time-input/index.ts';
import { EmailInput } from '../email-input/index.ts';
import { FreeTextInput } from '../free-text-input/index.ts';
import { IeInput } from '../ie-input/index.ts';
import { IntegerInput } from '../integer-input/index.ts';
import { LocatorInput } from '../locator-input/index.ts';
import { MoneyInput } from '../money-input/index.ts';
import { NumberInput } from '../number-input/index.ts';
import { PercentInput } from '../percent-input/index.ts';
import { PhoneInput } from '../phone-input/index.ts';
import { RateInput } from '../rate-input/index.ts';
import { SelectInput } from '../select-input/index.ts';
import { TenDigitInput } from '../ten-digit-input/index.ts';
import { TicketNumberInput } from '../ticket-number-input/index.ts';
import { TimeInput } from '../time-input/index.ts';
import { TimeSelect } from '../time-select/index.ts';

type MaskFieldValue = string | number | null;

/** What every field of the page is given; it keeps its value itself. */
export interface MaskFieldProps extends FieldProps {
  onValueChange?: ((value: MaskFieldValue) => void) | undefined;
  placeholder?: string | undefined;
}

export interface MaskField {
  name: string;
  /** Its folder in `inputs/`. */
  folder: string;
  when: string;
  /** What the value is, for who reads it. */
  value: string;
  /** Where the rule is published, and what it says. */
  source: string;
  example: MaskFieldValue;
  field: (props: MaskFieldProps, filled: boolean) => ReactNode;
  /** With what it needs beside it, where it is tried out. */
  live?: (props: MaskFieldProps) => ReactNode;
}

function IeOfState(props: MaskFieldProps) {
  const [uf, setUf] = useState<string | null>('SP');
  return (
    <div className="g:flex g:flex-col g:gap-2">
      <SelectInput label="Estado" value={uf} onValueChange={setUf} options={UFS.map((code) => ({ value: code, label: code }))} />
      <IeInput {...props} uf={uf} defaultValue="110042490114" />
    </div>
  );
}

const TODAY = '2026-11-21';

/** Every field of a format, in the order in which the page shows them. */
export const MASK_FIELDS: readonly { title: string; lead: string; fields: readonly MaskField[] }[] = [
  {
    title: 'Pessoas e empresas',
    lead: 'Números que a Receita e os estados emitem. O dígito verificador pega o erro de digitação; se o número existe, só quem o emitiu sabe.',
    fields: [
      {
        name: 'CPF',
        folder: 'cpf-input',
        when: 'O documento de uma pessoa.',
        value: '11 algarismos, como texto',
        source: 'Receita Federal, IN RFB 2.172/2024 (antes, 1.548/2015). Dois dígitos verificadores, módulo 11.',
        example: '52998224725',
        field: (props, filled) => <CpfInput {...props} defaultValue={filled ? '52998224725' : ''} />,
      },
      {
        name: 'CNPJ',
        folder: 'cnpj-input',
        when: 'O registro de uma empresa, com algarismos ou com letras.',
        value: '14 letras e algarismos, como texto',
        source: 'Receita Federal, IN RFB 2.229/2024: letras desde julho de 2026; cada uma vale seu código ASCII menos 48; módulo 11.',
        example: '12ABC34501DE35',
        field: (props, filled) => <CnpjInput {...props} defaultValue={filled ? '12ABC34501DE35' : ''} />,
      },
      {
        name: 'CPF ou CNPJ',
        folder: 'cpf-cnpj-input',
        when: 'Quem fornece ou paga pode ser pessoa ou empresa.',
        value: '11 ou 14 caracteres, como texto',
        source: 'As duas normas acima. Com uma letra, ou com mais de 11 algarismos, é CNPJ.',
        example: '11222333000181',
        field: (props, filled) => <CpfCnpjInput {...props} defaultValue={filled ? '11222333000181' : ''} />,
      },
      {
        name: 'Inscrição estadual',
        folder: 'ie-input',
        when: 'O registro da empresa no estado. O estado se escolhe antes.',
        value: '8 a 14 caracteres, como texto',
        source: 'SINTEGRA e as secretarias da Fazenda: um roteiro de cálculo para cada estado e o Distrito Federal.',
        example: '110042490114',
        field: (props, filled) => <IeInput {...props} uf="SP" defaultValue={filled ? '110042490114' : ''} />,
        live: (props) => <IeOfState {...props} />,
      },
    ],
  },
  {
    title: 'Contato e endereço',
    lead: 'O que se copia de uma assinatura de e-mail. Cole como veio: o campo tira o que sobra.',
    fields: [
      {
        name: 'Telefone',
        folder: 'phone-input',
        when: 'Fixo ou celular do Brasil, com DDD.',
        value: '10 ou 11 algarismos, sem +55, como texto',
        source: 'Anatel, Resolução 749/2022: 67 códigos de área; o celular começa por 9, o fixo por 2 a 5.',
        example: '11987654321',
        field: (props, filled) => <PhoneInput {...props} defaultValue={filled ? '11987654321' : ''} />,
      },
      {
        name: 'E-mail',
        folder: 'email-input',
        when: 'Um endereço. O limite do servidor vai em maxLength.',
        value: 'texto sem espaços em volta',
        source: 'RFC 5321, 4.5.3.1: 64 caracteres antes da arroba, 254 no todo. O fim do domínio, S-198.',
        example: 'reservas@hotel.com.br',
        field: (props, filled) => <EmailInput {...props} defaultValue={filled ? 'reservas@hotel.com.br' : ''} />,
      },
      {
        name: 'CEP',
        folder: 'cep-input',
        when: 'Um endereço no Brasil.',
        value: '8 algarismos, como texto',
        source: 'Correios: cinco algarismos, hífen e três. Se o endereço existe, só o diretório deles diz.',
        example: '01310100',
        field: (props, filled) => <CepInput {...props} defaultValue={filled ? '01310100' : ''} />,
      },
    ],
  },
  {
    title: 'Números e dinheiro',
    lead: 'Vazio é null, nunca zero. Com min e max, o campo diz ao ser deixado o que passou do limite.',
    fields: [
      {
        name: 'Dinheiro',
        folder: 'money-input',
        when: 'Tarifas, taxas, totais. Digita-se a partir dos centavos.',
        value: 'número na unidade da moeda, ou null',
        source: 'ISO 4217: o código da moeda traz o símbolo.',
        example: 1234.5,
        field: (props, filled) => <MoneyInput {...props} defaultValue={filled ? 1234.5 : null} />,
      },
      {
        name: 'Porcentagem',
        folder: 'percent-input',
        when: 'Parte de um valor, de 0 a 100: comissão, margem.',
        value: 'número, 12,5% é 12.5, ou null',
        source: 'Nossa, S-212: duas casas, se nada for dito.',
        example: 12.5,
        field: (props, filled) => <PercentInput {...props} defaultValue={filled ? 12.5 : null} />,
      },
      {
        name: 'Câmbio',
        folder: 'rate-input',
        when: 'Quantos reais vale uma unidade de outra moeda.',
        value: 'número, ou null',
        source: 'Nossa, Q-132: seis casas.',
        example: 5.4321,
        field: (props, filled) => <RateInput {...props} defaultValue={filled ? 5.4321 : null} />,
      },
      {
        name: 'Número',
        folder: 'number-input',
        when: 'Uma medida: distância, peso com casas.',
        value: 'número, ou null',
        source: 'Nossa, S-213: duas casas, se nada for dito.',
        example: 432.1,
        field: (props, filled) => <NumberInput {...props} defaultValue={filled ? 432.1 : null} />,
      },
      {
        name: 'Inteiro',
        folder: 'integer-input',
        when: 'Uma contagem: bagagens, diárias.',
        value: 'número inteiro, ou null',
        source: 'Nossa: sem sinal e sem ponto de milhar.',
        example: 2,
        field: (props, filled) => <IntegerInput {...props} defaultValue={filled ? 2 : null} />,
      },
      {
        name: 'Dez algarismos',
        folder: 'ten-digit-input',
        when: 'Um número que é nome, não conta: os zeros à esquerda valem.',
        value: '10 algarismos, como texto',
        source: 'Nossa, S-209.',
        example: '0123456789',
        field: (props, filled) => <TenDigitInput {...props} defaultValue={filled ? '0123456789' : ''} />,
      },
    ],
  },
  {
    title: 'Cartão',
    lead: 'Nada disto sai do campo por outro caminho que não o valor, e o navegador não o guarda nem sugere.',
    fields: [
      {
        name: 'Número do cartão',
        folder: 'card-number-input',
        when: 'O cartão inteiro, ou com algarismos ocultos. A bandeira aparece ao lado.',
        value: 'algarismos e *, como texto',
        source: 'ISO/IEC 7812-1: até 19 algarismos, o último pela fórmula de Luhn. Bandeiras, S-217 e S-218.',
        example: '4111111111111111',
        field: (props, filled) => <CardNumberInput {...props} defaultValue={filled ? '4111111111111111' : ''} />,
      },
      {
        name: 'Validade do cartão',
        folder: 'card-expiry-input',
        when: 'Como está no cartão. Se já passou, o formulário diz.',
        value: '4 algarismos, MMAA, como texto',
        source: 'Nossa, S-216: mês de 01 a 12.',
        example: '1228',
        field: (props, filled) => <CardExpiryInput {...props} defaultValue={filled ? '1228' : ''} />,
      },
      {
        name: 'Código de verificação',
        folder: 'cvv-input',
        when: 'Ao lado do número do cartão, que diz a bandeira.',
        value: '3 ou 4 algarismos, como texto',
        source: 'As bandeiras (CVV2, CVC2, CID): quatro algarismos na American Express, três nas demais.',
        example: '123',
        field: (props, filled) => <CvvInput {...props} defaultValue={filled ? '123' : ''} />,
      },
      {
        name: 'Código de autorização',
        folder: 'authorization-code-input',
        when: 'O que a operadora devolve ao cobrar o cartão.',
        value: '6 algarismos ou mais, como texto',
        source: 'Nossa, Q-205 a Q-207.',
        example: '123456',
        field: (props, filled) => <AuthorizationCodeInput {...props} defaultValue={filled ? '123456' : ''} />,
      },
    ],
  },
  {
    title: 'Viagem',
    lead: 'Horas são as do relógio do lugar, sem fuso.',
    fields: [
      {
        name: 'Localizador',
        folder: 'locator-input',
        when: 'O nome da reserva na companhia.',
        value: '6 letras e algarismos, como texto',
        source: 'IATA, o localizador do PNR. Nunca só algarismos, Q-201.',
        example: 'ABC123',
        field: (props, filled) => <LocatorInput {...props} defaultValue={filled ? 'ABC123' : ''} />,
      },
      {
        name: 'Número do bilhete',
        folder: 'ticket-number-input',
        when: 'O bilhete emitido. O tamanho não é julgado: nem toda companhia segue a regra.',
        value: 'letras e algarismos, como texto',
        source: 'IATA: três algarismos da companhia e dez do bilhete.',
        example: '9572401118357',
        field: (props, filled) => <TicketNumberInput {...props} defaultValue={filled ? '9572401118357' : ''} />,
      },
      {
        name: 'Data',
        folder: 'date-input',
        when: 'Um dia, digitado ou escolhido no calendário.',
        value: 'texto AAAA-MM-DD, ou null',
        source: 'ISO 8601 no valor. Na tela DD/MM/AAAA, S-220.',
        example: '2026-12-10',
        field: (props, filled) => <DateInput {...props} today={TODAY} defaultValue={filled ? '2026-12-10' : null} />,
      },
      {
        name: 'Data e hora',
        folder: 'date-time-input',
        when: 'Uma partida, uma chegada, um vencimento.',
        value: 'texto AAAA-MM-DDTHH:mm, ou null',
        source: 'ISO 8601 no valor, sem fuso. Na tela, S-221.',
        example: '2026-12-10T08:10',
        field: (props, filled) => <DateTimeInput {...props} today={TODAY} defaultValue={filled ? '2026-12-10T08:10' : null} />,
      },
      {
        name: 'Hora',
        folder: 'time-input',
        when: 'Uma hora ao minuto: o embarque.',
        value: 'texto HH:mm, ou null',
        source: 'ISO 8601 no valor: de 00:00 a 23:59.',
        example: '14:05',
        field: (props, filled) => <TimeInput {...props} defaultValue={filled ? '14:05' : null} />,
      },
      {
        name: 'Hora da lista',
        folder: 'time-select',
        when: 'Uma hora combinada: a retirada do carro.',
        value: 'texto HH:mm, ou null',
        source: 'Nossa, S-197: a cada meia hora.',
        example: '14:30',
        field: ({ placeholder, ...props }, filled) => <TimeSelect {...props} defaultValue={filled ? '14:30' : null} />,
      },
    ],
  },
  {
    title: 'Texto',
    lead: 'O que outro sistema vai ler e só aceita certas letras. Para o resto há TextInput e TextArea.',
    fields: [
      {
        name: 'Texto livre',
        folder: 'free-text-input',
        when: 'Nome no cartão, observação para a consolidadora. Três opções, cada uma por si.',
        value: 'texto sem espaços em volta',
        source: 'Nossa, S-223: sem caracteres especiais, em maiúsculas, ou só letras, algarismos, vírgulas e pontos.',
        example: 'ANA B NOGUEIRA',
        field: (props, filled) => <FreeTextInput {...props} stripSpecial upperCase defaultValue={filled ? 'ANA B NOGUEIRA' : ''} />,
      },
    ],
  },
];
