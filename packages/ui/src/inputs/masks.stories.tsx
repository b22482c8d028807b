import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Page, Part } from '../foundations/pages/page.tsx';
import { StatesMatrix } from '../test-support/states-matrix.tsx';
import { EveryFieldForm } from './test-support/every-field-form.tsx';
import { MASK_FIELDS, type MaskField, type MaskFieldProps } from './test-support/mask-fields.tsx';

const FIELDS = MASK_FIELDS.flatMap(({ fields }) => fields);

const HABITS = [
  ['O valor é simples', 'Pontos, traços e espaços são da tela. O sistema recebe só o que conta.'],
  ['Colar é digitar de uma vez', 'Com pontuação, sem ela, com o nome do documento antes: o campo entende.'],
  ['O cursor fica', 'Corrigir no meio não leva ao fim. Apagar junto de um ponto apaga o algarismo ao lado.'],
  ['O erro tem hora', 'O que já não pode dar certo é dito na hora; o que está pela metade, só ao sair do campo.'],
] as const;

function FieldRow({ name, folder, when, value, source, example, field, live }: MaskField) {
  const [current, setCurrent] = useState(example);
  const props: MaskFieldProps = { label: name, labelHidden: true, onValueChange: setCurrent };
  return (
    <tr className="g:border-line g:align-top g:max-md:grid g:max-md:gap-3 g:max-md:border-t g:max-md:px-4 g:max-md:py-4 g:max-md:first:border-t-0 g:md:[&>*]:border-line g:md:[&>*]:border-t">
      <th scope="row" className="g:text-start g:font-normal g:md:px-4 g:md:py-3">
        <span className="g:block g:font-semibold">{name}</span>
        <span className="g:block g:text-ink-2 g:text-sm">{when}</span>
        <code className="g:block g:font-sans g:text-ink-3 g:text-xs">{folder}</code>
      </th>
      <td className="g:min-w-0 g:md:px-4 g:md:py-3">{live ? live(props) : field(props, true)}</td>
      <td className="g:min-w-0 g:md:px-4 g:md:py-3">
        <span className="g:block g:text-ink-3 g:text-xs g:md:hidden">Valor</span>
        <code data-value={folder} className="g:block g:break-all g:font-medium g:font-sans g:leading-7">
          {JSON.stringify(current)}
        </code>
        <span className="g:block g:text-ink-2 g:text-sm">{value}</span>
      </td>
      {/* An id of a requirement is one word. */}
      <td className="g:text-ink-2 g:text-sm g:md:px-4 g:md:py-3">{source.replace(/\b([QS])-(?=\d)/g, '$1\u2011')}</td>
    </tr>
  );
}

function MasksPage() {
  return (
    <Page
      title="Máscaras"
      lead="Cada formato tem o seu campo. Quem digita vê o formato; o sistema recebe o valor simples. Todos os campos desta página funcionam: experimente."
    >
      <Part title="Como se comportam">
        <dl className="g:grid g:gap-4 g:sm:grid-cols-2 g:lg:grid-cols-4">
          {HABITS.map(([name, text]) => (
            <div key={name} className="g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
              <dt className="g:font-semibold">{name}</dt>
              <dd className="g:mt-1 g:text-ink-2 g:text-sm">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {MASK_FIELDS.map(({ title, lead, fields }) => (
        <Part key={title} title={title} lead={lead}>
          <table
            aria-label={title}
            className="g:w-full g:table-fixed g:rounded-md g:border g:border-line g:border-separate g:[border-spacing:0] g:bg-surface-1 g:max-md:block"
          >
            <thead className="g:max-md:hidden">
              <tr className="g:text-ink-2 g:text-sm">
                <th scope="col" className="g:text-start g:w-[28%] g:px-4 g:py-2 g:font-medium">
                  Quando usar
                </th>
                <th scope="col" className="g:text-start g:w-[24%] g:px-4 g:py-2 g:font-medium">
                  Experimente
                </th>
                <th scope="col" className="g:text-start g:w-[22%] g:px-4 g:py-2 g:font-medium">
                  Valor
                </th>
                <th scope="col" className="g:text-start g:w-[26%] g:px-4 g:py-2 g:font-medium">
                  De onde vem a regra
                </th>
              </tr>
            </thead>
            <tbody className="g:max-md:block">
              {fields.map((row) => (
                <FieldRow key={row.folder} {...row} />
              ))}
            </tbody>
          </table>
        </Part>
      ))}
    </Page>
  );
}

interface PlaygroundProps extends MaskFieldProps {
  /** Which of the fields of this page. */
  mask: string;
  filled: boolean;
}

/** One field with everything that it can be told. */
function Playground({ mask, filled, ...props }: PlaygroundProps) {
  const found = FIELDS.find(({ folder }) => folder === mask);
  // A field keeps its value itself: another one, or another start, begins anew.
  return (
    <div key={`${mask} ${filled}`} className="g:max-w-72">
      {found?.field(props, filled)}
    </div>
  );
}

const meta = {
  title: 'Inputs/Masks',
  component: Playground,
  tags: ['!autodocs'],
  args: { mask: 'cpf-input', label: 'CPF do passageiro', filled: false, onValueChange: fn() },
} satisfies Meta<typeof Playground>;
export default meta;
type Story = StoryObj<typeof meta>;

const FOLDERS = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '');
/** Fields without a format of their own; the moment's is that of date and time. */
const WITHOUT_FORMAT = [
  'autocomplete',
  'city-picker',
  'expense-type-lookup',
  'external-supplier-lookup',
  'hotel-city-picker',
  'place-lookup',
  'place-picker',
  'substitute-lookup',
  'checkbox-field',
  'instant-input',
  'masked-input',
  'range-slider',
  'select-input',
  'text-area',
  'text-input',
];

export const Masks: Story = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => <MasksPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A field that is new finds its place in this page.
    await expect(FIELDS.map(({ folder }) => folder).sort()).toEqual(FOLDERS.filter((name) => !WITHOUT_FORMAT.includes(name)).sort());
    const shownValue = (folder: string) => canvasElement.querySelector(`[data-value="${folder}"]`);
    for (const { folder, example } of FIELDS) await expect(shownValue(folder)).toHaveTextContent(JSON.stringify(example));
    await expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(0);

    const people = within(canvas.getByRole('table', { name: 'Pessoas e empresas' }));
    const cpf = people.getByRole('textbox', { name: 'CPF' });
    await userEvent.clear(cpf);
    await userEvent.type(cpf, '11144477735');
    await expect(cpf).toHaveValue('111.444.777-35');
    await expect(shownValue('cpf-input')).toHaveTextContent('"11144477735"');
    await userEvent.clear(cpf);
    await userEvent.paste('529.982.247-25');
    cpf.blur();
  },
};

export const States: Story = {
  name: 'All fields in all states',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => (
    <main className="g:flex g:flex-col g:gap-8 g:p-4 g:text-ink g:sm:p-8">
      <h1 className="g:font-semibold g:text-2xl g:tracking-tight">Todos os campos, em todos os estados</h1>
      {FIELDS.map(({ name, folder, field }) => (
        <section key={folder} aria-label={name} className="g:flex g:flex-col g:gap-3 g:border-line g:border-t g:pt-4">
          <h2 className="g:font-semibold g:text-lg">{name}</h2>
          <StatesMatrix>{(state, filled, label) => field({ ...state, label }, filled)}</StatesMatrix>
        </section>
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    for (const { name } of FIELDS) {
      const matrix = within(canvas.getByRole('region', { name }));
      const controls = [...matrix.queryAllByRole('textbox'), ...matrix.queryAllByRole('combobox')];
      await expect([name, controls.length]).toEqual([name, 9]);
      await expect(controls.filter((control) => control.getAttribute('aria-invalid') === 'true')).toHaveLength(1);
      await expect(controls.filter((control) => control.hasAttribute('disabled'))).toHaveLength(1);
      await expect(controls.filter((control) => control.getAttribute('aria-required') === 'true')).toHaveLength(1);
      // Nothing that is said to a field gets lost on the way: help, warning and error are read with it.
      await expect(matrix.getByLabelText('Com ajuda')).toHaveAccessibleDescription(/Como aparece na reserva da companhia\./);
      await expect(matrix.getByLabelText('Com aviso')).toHaveAccessibleDescription(/Diferente do valor aprovado\./);
      await expect(matrix.getByLabelText('Com erro')).toHaveAccessibleDescription(/Campo obrigatório/);
    }
  },
};

const submitted = fn();

export const InForm: Story = {
  name: 'S-225 in a form each takes what is pasted, and submits the plain value',
  parameters: { controls: { disable: true } },
  render: () => <EveryFieldForm onSubmit={submitted} />,
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    for (const [label, text] of [
      ['CPF', '529.982.247-25'],
      ['CNPJ', 'CNPJ 12.abc.345/01de-35'],
      ['CPF ou CNPJ', '11.222.333/0001-81'],
      ['Inscrição estadual', 'IE 110.042.490.114'],
      ['Telefone', '+55 (11) 98765-4321'],
      ['E-mail', ' mailto:reservas@hotel.com.br '],
      ['CEP', 'CEP 01310-100'],
      ['Tarifa', 'R$ 1.234,50'],
      ['Comissão', '12,5%'],
      ['Distância', '432,1 km'],
      ['Código do acordo', '0.123.456.789'],
      ['Número do cartão', '4111-1111-1111-1111'],
      ['Validade do cartão', '12/2028'],
      ['Código de verificação', ' 123 '],
      ['Código de autorização', '012 345'],
      ['Localizador', 'abc-123'],
      ['Número do bilhete', '957-2401118357'],
      ['Hora do embarque', '14h05'],
      ['Nome no cartão', 'Ana B. Nogueira'],
    ] as const) {
      await userEvent.click(canvas.getByRole('textbox', { name: label }));
      await userEvent.paste(text);
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hora da retirada' }), '14:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    await expect(submitted).toHaveBeenLastCalledWith({
      cpf: '52998224725',
      cnpj: '12ABC34501DE35',
      cpfCnpj: '11222333000181',
      ie: '110042490114',
      telefone: '11987654321',
      email: 'reservas@hotel.com.br',
      cep: '01310100',
      tarifa: 1234.5,
      comissao: 12.5,
      distancia: 432.1,
      acordo: '0123456789',
      numeroCartao: '4111111111111111',
      validadeCartao: '1228',
      codigoVerificacao: '123',
      codigoAutorizacao: '012345',
      localizador: 'ABC123',
      bilhete: '9572401118357',
      embarque: '14:05',
      retirada: '14:30',
      nomeCartao: 'ANA B NOGUEIRA',
    });
    for (const input of canvas.getAllByRole('textbox')) {
      await expect(input).toBeValid();
      await expect(input).toHaveAttribute('autocomplete', 'off');
    }
  },
};

export const TryOut: Story = {
  name: 'Playground',
  argTypes: {
    mask: { control: 'select', options: FIELDS.map(({ folder }) => folder) },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
    description: { control: 'text' },
    error: { control: 'text' },
    warning: { control: 'text' },
    placeholder: { control: 'text' },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
    labelHidden: { control: 'boolean' },
    id: { table: { disable: true } },
    className: { table: { disable: true } },
  },
};
