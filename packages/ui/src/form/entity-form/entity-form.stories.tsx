import type { Violation } from '@guiche/domain/messages';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { validationMessages } from '@guiche/domain/messages/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useViolationText } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { FormField } from '../form-field/index.ts';
import { FormSection } from '../form-section/index.ts';
import { EntityForm, type EntityFormProps } from './entity-form.tsx';

interface Fare {
  versao: number;
  familia: string;
  tarifa: number | null;
  taxas: number | null;
  nota: string;
}

const STORED: Fare = { versao: 3, familia: 'Light', tarifa: 890, taxas: 41.33, nota: '' };

function fareViolations({ familia, tarifa, taxas, nota }: Fare): readonly Violation[] {
  const violations: Violation[] = [];
  if (familia === '') violations.push({ key: 'campo_obrigatorio', field: 'familia' });
  if (tarifa === null) violations.push({ key: 'informe_a_tarifa', field: 'tarifa' });
  if ((taxas ?? 0) < 0) violations.push({ key: 'valor_nao_pode_ser_negativo', field: 'taxas' });
  if (nota === 'duas vezes') violations.push({ key: 'cotacao_nao_encontrada', field: 'semCampo' });
  return violations;
}

type FareFormProps = Pick<
  EntityFormProps<Fare>,
  | 'value'
  | 'draft'
  | 'draftTexts'
  | 'draftSavedAt'
  | 'conflict'
  | 'conflictBy'
  | 'savedBefore'
  | 'saving'
  | 'refused'
  | 'failure'
  | 'failureIsFinal'
  | 'offline'
  | 'readOnly'
  | 'confirm'
  | 'onSubmit'
  | 'onDraftChange'
  | 'onDiscardDraft'
  | 'onClose'
  | 'startAt'
>;

/** An entity with four fields, as a modal or a page of settings builds its form. */
function FareForm(props: FareFormProps) {
  const say = useViolationText(quotesMessages, validationMessages);
  const first = useRef<HTMLInputElement>(null);
  return (
    <EntityForm
      {...props}
      rule={fareViolations}
      say={say}
      prepare={(fare) => ({ ...fare, familia: fare.familia.trim() })}
      rebase={(typed, stored) => ({ ...typed, versao: stored.versao })}
      describeConflict={({ tarifa }) => `A versão salva tem tarifa de ${tarifa}.`}
      initialFocus={first}
      summary={<Sum />}
    >
      <Fields first={first} readOnly={props.readOnly ?? false} />
    </EntityForm>
  );
}

function Fields({ first, readOnly }: { first: React.Ref<HTMLInputElement>; readOnly: boolean }) {
  const { control } = useFormContext<Fare>();
  return (
    <>
      <FormSection title="Família" names={['familia']}>
        <FormField input={TextInput} control={control} name="familia" label="Família tarifária" required readOnly={readOnly} />
      </FormSection>
      <FormSection title="Valores" names={['tarifa', 'taxas']}>
        <div className="g:grid g:grid-cols-2 g:gap-3">
          <FareInput first={first} readOnly={readOnly} />
          <FormField input={MoneyInput} control={control} name="taxas" label="Taxas" readOnly={readOnly} />
        </div>
      </FormSection>
      <FormField input={TextInput} control={control} name="nota" label="Nota" readOnly={readOnly} />
      <Autocomplete label="Cia" name="cia" debounce={0} onSearch={() => []} readOnly={readOnly} />
    </>
  );
}

function FareInput({ first, readOnly }: { first: React.Ref<HTMLInputElement>; readOnly: boolean }) {
  const { control } = useFormContext<Fare>();
  const { field, fieldState } = useController({ control, name: 'tarifa' });
  return (
    <MoneyInput
      ref={mergeRefs(field.ref, first)}
      label="Tarifa"
      name="tarifa"
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
      readOnly={readOnly}
    />
  );
}

function Sum() {
  const { control } = useFormContext<Fare>();
  const [tarifa, taxas] = useWatch({ control, name: ['tarifa', 'taxas'] });
  return <output className="g:font-semibold">{`Soma ${((tarifa ?? 0) + (taxas ?? 0)).toFixed(2).replace('.', ',')}`}</output>;
}

const meta = {
  title: 'Form/EntityForm',
  component: FareForm,
  decorators: [
    (Story) => <div className="g:h-[32rem] g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">{Story()}</div>,
  ],
  args: {
    value: STORED,
    onClose: fn(),
    onDraftChange: fn(),
    onDiscardDraft: fn(),
    onSubmit: fn(async () => []),
  },
} satisfies Meta<typeof FareForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const Stored: Story = {};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Draft: Story = {
  args: { draft: { ...STORED, tarifa: 950 } },
  play: async () => {
    await expect(await screen.findByText(/Rascunho recuperado/)).toBeVisible();
    await waitFor(() => expect(field('Tarifa')).toHaveValue('950,00'));
  },
};

export const StartsAtTheWork: Story = {
  name: 'the focus starts where the work does, and the summary follows what is typed',
  play: async () => {
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await userEvent.clear(field('Tarifa'));
    await userEvent.type(field('Tarifa'), '100000');
    await expect(screen.getByText('Soma 1041,33')).toBeVisible();
  },
};

export const StartsAtAField: Story = {
  name: 'who was led to a field begins there, and not where the work usually starts',
  args: { startAt: 'familia' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Família tarifária/ })).toHaveFocus());
  },
};

export const SaveKeys: Story = {
  name: 'Ctrl+Enter saves from any field and the button says so, Enter in a text field does not',
  play: async ({ args }) => {
    await expect(button('Salvar')).toHaveTextContent('Ctrl+Enter');
    await userEvent.type(field('Nota'), 'x{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...STORED, nota: 'x' });
  },
};

let finish: (refused: readonly Violation[]) => void = () => undefined;

export const SentOnce: Story = {
  name: 'Q-023 B-064 a save that runs is shown, and cannot be sent twice however often it is pressed',
  args: {
    onSubmit: fn(
      () =>
        new Promise<readonly Violation[]>((answer) => {
          finish = answer;
        }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(button(/Aguarde/)).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button(/Aguarde/));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    finish([]);
    await waitFor(() => expect(button('Salvar')).toBeEnabled());
  },
};

export const RefusedByItsRule: Story = {
  name: 'what the rule refuses stands at its field, in its section and in the footer, which leads from one to the next',
  args: { value: { ...STORED, familia: '', tarifa: null } },
  play: async ({ args }) => {
    await userEvent.click(button('Família'));
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(button('2 campos a corrigir')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field('Família tarifária')).toBeVisible();
    field('Nota').focus();
    await userEvent.click(button('2 campos a corrigir'));
    await expect(field('Família tarifária')).toHaveFocus();
    await userEvent.click(button('2 campos a corrigir'));
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await userEvent.type(field('Tarifa'), '5000');
    await waitFor(() => expect(button('1 campo a corrigir')).toBeVisible());
  },
};

export const PressedTwice: Story = {
  name: 'the second of two presses on Save leaves the focus on the refused field, though the footer has moved down under it',
  tags: ['!autodocs'],
  args: { value: { ...STORED, tarifa: null } },
  play: async () => {
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    const footer = button('Salvar').closest('footer');
    if (!footer) throw new Error('The form has no footer');
    // A press moves the focus unless its default is prevented.
    await expect(fireEvent.mouseDown(footer, { detail: 2 })).toBe(false);
    await expect(fireEvent.mouseDown(footer, { detail: 1 })).toBe(true);
    await expect(fireEvent.mouseDown(button('Salvar'), { detail: 2 })).toBe(false);
    await expect(fireEvent.mouseDown(button('1 campo a corrigir'), { detail: 2 })).toBe(true);
  },
};

export const UnreadText: Story = {
  name: 'text in a field that is no value yet is not saved: the field says so and takes the focus',
  play: async ({ args }) => {
    const lookup = screen.getByRole('combobox', { name: 'Cia' });
    await userEvent.type(lookup, 'xyz');
    await userEvent.click(field('Nota'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(lookup).toHaveFocus());
    await expect(lookup).toHaveAccessibleDescription('Escolha uma opção da lista.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(lookup);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const FirstInReadingOrder: Story = {
  name: 'what is missing above a text that is no value yet is refused with it, and the first of both takes the focus',
  args: { value: { ...STORED, familia: '', tarifa: null } },
  play: async ({ args }) => {
    await userEvent.click(button('Família'));
    const lookup = screen.getByRole('combobox', { name: 'Cia' });
    await userEvent.type(lookup, 'xyz');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field('Família tarifária')).toHaveFocus());
    await expect(lookup).toHaveAccessibleDescription('Escolha uma opção da lista.');
    await userEvent.click(button('2 campos a corrigir'));
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await userEvent.click(button('2 campos a corrigir'));
    await waitFor(() => expect(lookup).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedInAnyOrder: Story = {
  name: 'of what the server refuses the first in the form takes the focus, whichever it names first',
  args: {
    onSubmit: fn(async () => [
      { key: 'valor_nao_pode_ser_negativo' as const, field: 'taxas' },
      { key: 'campo_obrigatorio' as const, field: 'familia' },
    ]),
  },
  play: async () => {
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(field('Família tarifária')).toHaveFocus());
    field('Taxas').focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field('Família tarifária')).toHaveFocus());
  },
};

export const RefusedOutOfSight: Story = {
  name: 'a refused field that has the focus already is brought into sight',
  args: { value: { ...STORED, familia: '' } },
  decorators: [
    (Story) => (
      <div data-testid="frame" className="g:h-44 g:overflow-y-auto">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const first = field('Família tarifária');
    first.focus();
    const frame = canvas.getByTestId('frame');
    frame.scrollTo(0, frame.scrollHeight);
    const isInSight = () => {
      const [inner, outer] = [first.getBoundingClientRect(), frame.getBoundingClientRect()];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    };
    await expect(isInSight()).toBe(false);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(isInSight()).toBe(true));
    await expect(first).toHaveFocus();
  },
};

export const WithoutAField: Story = {
  name: 'what the rule or the server refuses and no field shows is said above the form',
  args: { onSubmit: fn(async () => [{ key: 'cotacao_nao_encontrada' as const, field: '' }]) },
  play: async ({ args }) => {
    await userEvent.click(button('Salvar'));
    await expect(await screen.findByText(/Não é possível salvar/)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(field('Nota'), 'duas vezes');
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(screen.getByText(/Não é possível salvar/)).toBeVisible());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(field('Nota'), '!');
    await waitFor(() => expect(screen.queryByText(/Não é possível salvar/)).toBeNull());
  },
};

/** Ends the save that runs in `Saving`. */
let store: (fare: Fare) => void = () => undefined;

/** A form whose save runs until the story ends it. */
function Saving(props: FareFormProps) {
  const [savedBefore, setSavedBefore] = useState<Fare>();
  async function submit(fare: Fare) {
    await props.onSubmit(fare);
    const stored = await new Promise<Fare>((resolve) => {
      store = resolve;
    });
    setSavedBefore(stored);
    return [];
  }
  return <FareForm {...props} savedBefore={savedBefore} onSubmit={submit} />;
}

export const TypedWhileSaving: Story = {
  name: 'B-064 what is typed while a save runs stays, with its focus, over the version that was stored',
  render: (args) => <Saving {...args} />,
  play: async ({ args }) => {
    await userEvent.type(field('Nota'), 'a');
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(button(/Aguarde/)).toBeVisible());
    await userEvent.type(field('Nota'), 'b');
    store({ ...STORED, nota: 'a', versao: 4 });
    await expect(await screen.findByText('Salvo. O que foi digitado depois ainda não foi salvo.')).toBeVisible();
    await expect(field('Nota')).toHaveValue('b');
    await expect(field('Nota')).toHaveFocus();
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...STORED, nota: 'b', versao: 4 }));
    await userEvent.type(field('Nota'), '{Backspace}a');
    await waitFor(() => expect(args.onDiscardDraft).toHaveBeenCalled());
    await userEvent.type(field('Nota'), 'c');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...STORED, nota: 'ac', versao: 4 }));
  },
};

export const NoDraftAfterSaving: Story = {
  name: 'a save that ends hands out no draft',
  play: async ({ args }) => {
    await userEvent.type(field('Nota'), 'a');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenCalledTimes(1));
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button('Salvar')).toBeVisible());
    await expect(args.onDraftChange).toHaveBeenCalledTimes(1);
  },
};

export const SavedElsewhere: Story = {
  name: 'Q-023 a save that an earlier window started is shown as running, and not sent a second time',
  args: { saving: true },
  play: async ({ args, mount }) => {
    await mount();
    await userEvent.click(button(/Aguarde/));
    await userEvent.type(field('Nota'), 'a');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await mount(<FareForm {...args} saving={false} refused={[{ key: 'informe_a_tarifa', field: 'tarifa' }]} />);
    await waitFor(() => expect(field('Tarifa')).toHaveAccessibleDescription(/Informe a tarifa/));
  },
};

export const Failed: Story = {
  name: 'Q-023 a failed save says why until the next try, and offers that',
  args: { failure: 'O servidor está indisponível no momento.', offline: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('O servidor está indisponível no momento.');
    await expect(screen.queryByText(/Sem conexão/)).toBeNull();
    await userEvent.click(button('Tentar de novo'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const FailedForGood: Story = {
  name: 'Q-023 a save that would fail again the same way offers no other try',
  args: { failure: 'Você não tem permissão para esta ação.', failureIsFinal: true },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Você não tem permissão para esta ação.');
    await expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    await expect(button(/^Salvar/)).toBeEnabled();
  },
};

export const Offline: Story = {
  name: 'B-064 without a connection the form says that what is typed is kept',
  args: { offline: true },
  play: async () => expect(screen.getByText(/fica guardado neste navegador/)).toBeVisible(),
};

export const DraftOfAMoment: Story = {
  name: 'a draft says from when it is',
  args: { draft: { ...STORED, tarifa: 950 }, draftSavedAt: new Date(2026, 10, 21, 9, 40).toISOString() },
  play: async () => {
    await expect(await screen.findByText(/^Rascunho de 21\/11\/2026 09:40 recuperado/)).toBeVisible();
  },
};

export const ConflictNamed: Story = {
  name: 'B-061 a conflict says who saved first, when, and in which fields the stored version differs, in the order of the form',
  args: {
    value: { nota: '', taxas: 41.33, tarifa: 890, familia: 'Light', versao: 3 },
    draft: { nota: '', taxas: 50, tarifa: 890, familia: 'Light', versao: 3 },
    conflict: { ...STORED, versao: 4, familia: 'Plus', tarifa: 700 },
    conflictBy: { name: 'Beatriz Sampaio Coelho', at: new Date(2026, 10, 21, 9, 40).toISOString() },
  },
  play: async () => {
    await expect(await screen.findByText('Beatriz Sampaio Coelho salvou primeiro, em 21/11/2026 09:40')).toBeVisible();
    await expect(await screen.findByText('A versão salva é diferente em: Família tarifária, Tarifa, Taxas.')).toBeVisible();
  },
};

/** A long form whose save ends with a notice. */
function Ending({ conflict, failure, result = [], ...props }: FareFormProps & { result?: readonly Violation[] }) {
  const [ended, setEnded] = useState(false);
  async function submit() {
    setEnded(true);
    return result;
  }
  return (
    <>
      <FareForm {...props} {...(ended && { conflict, failure })} onSubmit={submit} />
      <div className="g:h-96" />
    </>
  );
}
const noticeInSight = (words: RegExp): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    const scrolled = canvasElement.querySelector('.g\\:overflow-y-auto');
    if (!scrolled) throw new Error('Nothing around the form scrolls.');
    scrolled.scrollTop = 300;
    await expect(scrolled.scrollTop).toBe(300);
    await userEvent.click(button('Salvar'));
    const notice = await screen.findByText(words);
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(scrolled.getBoundingClientRect().top));
    // Until the save has ended, the button has another name.
    await waitFor(() => expect(button('Salvar')).toHaveFocus());
  };

export const ConflictInSight: Story = {
  name: 'a conflict is brought into sight where the form is scrolled down, and the focus stays',
  args: { conflict: { ...STORED, versao: 4, tarifa: 700 } },
  render: (args) => <Ending {...args} />,
  play: noticeInSight(/salvou primeiro/),
};
export const FailureInSight: Story = {
  name: 'Q-023 so is the reason of a failed save',
  args: { failure: 'O servidor está indisponível no momento.' },
  render: (args) => <Ending {...args} />,
  play: noticeInSight(/indisponível/),
};
export const RefusalInSight: Story = {
  name: 'so is a refusal that no field shows',
  render: (args) => <Ending {...args} result={[{ key: 'cotacao_nao_encontrada', field: '' }]} />,
  play: noticeInSight(/Não é possível salvar/),
};

export const ConflictTakesMine: Story = {
  name: 'a conflict keeps what was typed; mine over it carries the version that is stored',
  args: { conflict: { ...STORED, versao: 4, tarifa: 700 } },
  play: async ({ args }) => {
    await expect(screen.getByText(/A versão salva tem tarifa de 700/)).toBeVisible();
    await userEvent.clear(field('Taxas'));
    await userEvent.type(field('Taxas'), '5000');
    await userEvent.click(button('Salvar a minha por cima'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...STORED, taxas: 50, versao: 4 }));
  },
};

export const ConflictTakesStored: Story = {
  name: 'a conflict: the stored version replaces what was typed, and its draft',
  args: { conflict: { ...STORED, versao: 4, tarifa: 700 } },
  play: async ({ args }) => {
    await userEvent.type(field('Nota'), 'minha');
    await userEvent.click(button('Usar a versão salva'));
    await waitFor(() => expect(field('Tarifa')).toHaveValue('700,00'));
    await expect(field('Nota')).toHaveValue('');
    await expect(args.onDiscardDraft).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const DraftHandedOut: Story = {
  name: 'each change is handed out, and what is typed and taken back again is no draft',
  play: async ({ args }) => {
    await userEvent.type(field('Nota'), 'a');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...STORED, nota: 'a' }));
    await expect(args.onDiscardDraft).not.toHaveBeenCalled();
    await userEvent.type(field('Nota'), '{Backspace}');
    await waitFor(() => expect(args.onDiscardDraft).toHaveBeenCalled());
  },
};

export const UnreadTextInDraft: Story = {
  name: 'B-064 a text in a lookup that is no choice yet is handed out with the draft, though no value changed',
  play: async ({ args }) => {
    const lookup = screen.getByRole('combobox', { name: 'Cia' });
    await userEvent.type(lookup, 'xyz');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(STORED, { cia: 'xyz' }));
    await userEvent.type(field('Nota'), 'a');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...STORED, nota: 'a' }, { cia: 'xyz' }));
    await userEvent.clear(lookup);
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...STORED, nota: 'a' }));
  },
};

export const UnreadTextRestored: Story = {
  name: 'B-064 such a text stands in its field again, says what it lacks, opens no list, and goes with the draft',
  args: { draft: { ...STORED, tarifa: 950 }, draftTexts: { cia: 'xyz' } },
  play: async ({ args }) => {
    const lookup = screen.getByRole('combobox', { name: 'Cia' });
    await waitFor(() => expect(field('Tarifa')).toHaveValue('950,00'));
    await expect(lookup).toHaveValue('xyz');
    await expect(lookup).toHaveAccessibleDescription('Escolha uma opção da lista.');
    await expect(lookup).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field('Nota'), 'a');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...STORED, tarifa: 950, nota: 'a' }, { cia: 'xyz' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar alterações' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(lookup).toHaveValue(''));
    await expect(lookup).not.toHaveAccessibleDescription(/Escolha/);
  },
};

export const Discarded: Story = {
  name: 'discarding asks first, and says what is lost',
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Descartar alterações' })).toBeNull();
    await userEvent.type(field('Nota'), 'a');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar alterações' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Não' }));
    await expect(field('Nota')).toHaveValue('a');
    await userEvent.click(button('Descartar alterações'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(args.onDiscardDraft).toHaveBeenCalled();
  },
};

export const AskedBeforeSaving: Story = {
  name: 'what only a person knows is asked after the rules; going back sends nothing',
  args: { confirm: fn(async ({ tarifa }: Fare) => tarifa !== 890) },
  play: async ({ args }) => {
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(args.confirm).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field('Tarifa'));
    await userEvent.type(field('Tarifa'), '100000');
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const KeyPressedTwice: Story = {
  name: 'Q-023 the key that saves, pressed twice before anything is shown as running, sends the values once',
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => []) },
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: 'Tarifa' });
    // By hand: what the helpers send is rendered in between.
    for (let press = 0; press < 2; press += 1)
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(screen.getByRole('button', { name: /Salvar/ })).toBeEnabled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    // And once more afterwards.
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};
