import { paymentsMessages } from '@guiche/domain/messages/payments';
import type { CommonQuote } from '@guiche/domain/quotes';
import { consolidatorName } from '@guiche/domain/quotes';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { EntitySelect } from '../../form/entity-select/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';
import { useSuggestedFee } from '../use-suggested-fee.ts';
import { ExternalSupplierField } from './external-supplier-field.tsx';

export interface SupplyFieldsProps {
  /** Fields of this kind of service only, after the payment type. */
  children?: ReactNode;
  /** Leaves the supplier of the service out, for who does not see it. @default false */
  supplierHidden?: boolean | undefined;
}

/**
 * The supply of a service (intermediary, consolidator, supplier) and its payment type.
 *
 * Use: in the modal of a quote, after its price.
 * Not for: a supplier outside of a quote.
 * Keyboard: Tab: goes through the fields, whose own keys hold.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see, S-175
 * @keywords fornecedor, consolidadora, pagamento
 */
export function SupplyFields({ children, supplierHidden = false }: SupplyFieldsProps) {
  const t = useTexts(quoteTexts);
  const message = useMessage(paymentsMessages);
  const { options, readOnly, onIntermediaryChange, paymentTypeLocked = false, searchExternalSuppliers } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  const {
    field: { ref, ...intermediary },
    fieldState,
  } = useController({ control, name: 'intermediador' });
  const suggestFee = useSuggestedFee();
  const present = intermediary.value;
  const intermediaries =
    present === null || options.intermediaries.includes(present) ? options.intermediaries : [present, ...options.intermediaries];
  const common = { control, readOnly } as const;
  return (
    <div className="g:grid g:gap-3 g:sm:grid-cols-2">
      <EntitySelect
        {...common}
        name="agenciaServico"
        label={t('consolidator')}
        options={options.consolidators}
        labelOf={({ consolidadora }) => consolidatorName(consolidadora)}
        onPick={suggestFee}
      />
      <SelectInput
        ref={ref}
        name="intermediador"
        label={t('intermediary')}
        options={intermediaries.map((name) => ({ value: name, label: name }))}
        value={present}
        onValueChange={(name) => {
          intermediary.onChange(name);
          onIntermediaryChange?.(name);
        }}
        onBlur={intermediary.onBlur}
        error={fieldState.error?.message}
        readOnly={readOnly}
      />
      {!supplierHidden &&
        (searchExternalSuppliers ? (
          <ExternalSupplierField search={searchExternalSuppliers} />
        ) : (
          <EntitySelect
            {...common}
            name="fornecedorServico"
            label={t('supplier')}
            options={options.suppliers}
            labelOf={({ nome }) => nome}
          />
        ))}
      <EntitySelect
        {...common}
        name="tipoPagamento"
        label={t('paymentType')}
        options={options.paymentTypes}
        labelOf={({ descricao }) => descricao}
        disabled={paymentTypeLocked && !readOnly}
        description={paymentTypeLocked ? message('tipo_pagamento_ja_cobrado') : undefined}
      />
      {children}
      <div className="g:sm:col-span-2">
        <FormField
          input={CheckboxField}
          control={control}
          name="aguardandoFornecedor"
          label={t('waitingForSupplier')}
          description={t('waitingForSupplierHint')}
          readOnly={readOnly}
        />
      </div>
    </div>
  );
}
