import type { HotelQuote } from '@guiche/domain/entities';
import type { CommonQuote } from '@guiche/domain/quotes';
import type { Ref } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../form/form-field/index.ts';
import { FormSection } from '../form/form-section/index.ts';
import { useTexts } from '../i18n/index.ts';
import { AuthorizationCodeInput, type AuthorizationCodeInputProps } from '../inputs/authorization-code-input/index.ts';
import { InstantInput } from '../inputs/instant-input/index.ts';
import { TicketNumberInput } from '../inputs/ticket-number-input/index.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { issueSectionTexts } from './issue-section.texts.ts';
import { LineInput } from './line-input.tsx';
import { useQuoteSurroundings } from './quote-surroundings.ts';

const INPUTS = {
  codigoReserva: LineInput,
  localizador: LineInput,
  numeroBilhete: TicketNumberInput,
  codigoTransacaoCartao: AuthorizationCodeInput,
} as const;

/** The fields of an issue that only some kinds of service have. */
export type IssueField = keyof typeof INPUTS;

/** What decides which fields of an issue are required. */
export type PaidQuote = Pick<CommonQuote, 'statusCotacao' | 'tipoPagamento'>;

interface IssueSectionProps {
  /** The fields of this kind of service, in their order; when and by whom it was issued follow for all. */
  fields: readonly IssueField[];
  /** The number of a ticket is no airline's: it is taken as it is typed. */
  freeTicketNumber: boolean;
  /** Those of them without which the quote is not saved. */
  required?: ((quote: PaidQuote) => readonly IssueField[]) | undefined;
  /** Whether a rule looks at the authorization code, so that its field says what is wrong with it. @see Q-208 */
  codeIsChecked: ((quote: PaidQuote) => boolean) | undefined;
  /** Gives access to the first field, to focus it. */
  firstFieldRef: Ref<HTMLInputElement>;
}

/** What is filled in when a quote is issued. @see */
export function IssueSection({ fields, freeTicketNumber, required, codeIsChecked, firstFieldRef }: IssueSectionProps) {
  const t = useTexts(issueSectionTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<IssuedQuote>();
  const common = { control, readOnly } as const;
  const [statusCotacao, tipoPagamento] = useWatch({ control, name: ['statusCotacao', 'tipoPagamento'] });
  const needed = readOnly ? [] : (required?.({ statusCotacao, tipoPagamento }) ?? []);
  const judged = codeIsChecked?.({ statusCotacao, tipoPagamento });
  return (
    <FormSection title={t('issue')} names={[...fields, 'dataEmissao', 'emissor']}>
      <div className="g:grid g:grid-cols-2 g:gap-3 g:sm:grid-cols-4">
        {fields.map((name, index) => (
          <div key={name} className={fields.length === 1 ? 'g:max-sm:col-span-2' : undefined}>
            <IssueInput
              name={name}
              input={freeTicketNumber && name === 'numeroBilhete' ? LineInput : INPUTS[name]}
              required={needed.includes(name)}
              own={name === 'codigoTransacaoCartao' ? { judged } : undefined}
              inputRef={index === 0 ? firstFieldRef : undefined}
            />
          </div>
        ))}
        <div className="g:max-sm:col-span-2">
          <FormField input={InstantInput} {...common} name="dataEmissao" label={t('issuedAt')} past />
        </div>
        <div className="g:max-sm:col-span-2">
          <FormField input={LineInput} {...common} name="emissor" label={t('issuer')} />
        </div>
      </div>
    </FormSection>
  );
}

/** The fields of an issue as quotes of any kind may have them. */
type IssuedQuote = PaidQuote & Pick<HotelQuote, IssueField | 'dataEmissao' | 'emissor'>;

interface IssueInputProps {
  name: IssueField;
  input: (typeof INPUTS)[IssueField];
  required: boolean;
  /** Props of this input alone. */
  own: Pick<AuthorizationCodeInputProps, 'judged'> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function IssueInput({ name, input: Input, required, own, inputRef }: IssueInputProps) {
  const t = useTexts(issueSectionTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<IssuedQuote>();
  const { field, fieldState } = useController({ control, name });
  return (
    <Input
      {...own}
      ref={mergeRefs(field.ref, inputRef)}
      name={name}
      label={t(name)}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      readOnly={readOnly}
      required={required}
    />
  );
}
