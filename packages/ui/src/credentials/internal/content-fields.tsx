import {
  type CredentialField,
  credentialFields,
  issuingTypesOffered,
  offeredContent,
  paymentTypesOffered,
  surchargeTypesOffered,
} from '@guiche/domain/credentials';
import { COBRANCA_FEE, FATURAMENTO_VEICULO, TIPO_LOCADORA_CODE, type TipoServico } from '@guiche/domain/enums';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { credentialTexts } from './credential.texts.ts';
import { contentOf, type WithContent } from './edited-content.ts';
import { PasswordField } from './password-field.tsx';
import { useCredentialWords } from './use-credential-words.ts';

interface ContentFieldsProps {
  /** Null until one is chosen. */
  consolidator: string | null;
  section: TipoServico;
  /** A password is stored, which an empty field keeps. */
  passwordStored?: boolean | undefined;
  /** The form shows a draft, which keeps no password. */
  inDraft?: boolean | undefined;
}

/** The fields that a consolidator asks for, and no others. @see S-127, S-131, S-133, S-135 to S-140, S-142, S-143, S-277 */
export function ContentFields({ consolidator, section, passwordStored = false, inDraft = false }: ContentFieldsProps) {
  const t = useTexts(credentialTexts);
  const words = useCredentialWords();
  const { control } = useFormContext<WithContent>();
  const content = useWatch({ control, name: 'conteudo' });
  if (consolidator === null) return <p className="g:text-ink-2 g:text-sm">{t('chooseFirst')}</p>;

  const fields = credentialFields(consolidator, section, offeredContent(contentOf(content), consolidator, section));
  const choices: Partial<Record<CredentialField, readonly string[]>> = {
    tipo: Object.keys(TIPO_LOCADORA_CODE),
    tipoEmissao: issuingTypesOffered(consolidator),
    tipoPagamento: paymentTypesOffered(consolidator, section),
    tipoFaturamento: FATURAMENTO_VEICULO,
    taxaPersonalizada: surchargeTypesOffered(consolidator),
    cobrancaFee: COBRANCA_FEE,
  };
  return (
    <div className="g:grid g:items-start g:gap-3 g:sm:grid-cols-2">
      {fields.map((field) => {
        const shared = { control, name: `conteudo.${field}`, label: words.field(field) } as const;
        if (field === 'senha') return <PasswordField key={field} stored={passwordStored} inDraft={inDraft} />;
        if (field === 'fee') return <FormField key={field} input={MoneyInput} {...shared} name="conteudo.fee" required />;
        const values = choices[field];
        if (values) {
          return (
            <FormField
              key={field}
              input={SelectInput}
              {...shared}
              name={`conteudo.${field}` as 'conteudo.tipoEmissao'}
              options={values.map((value) => ({ value, label: words.value(field, value) }))}
              required={field === 'cobrancaFee'}
            />
          );
        }
        return (
          <FormField
            key={field}
            input={TextInput}
            {...shared}
            name={`conteudo.${field}` as 'conteudo.usuario'}
            maxLength={LINE_LENGTH}
            autoComplete="off"
          />
        );
      })}
    </div>
  );
}
