import type { AirQuote } from '@guiche/domain/entities';
import { readCredential, suggestedFee } from '@guiche/domain/pricing';
import { consolidatorName } from '@guiche/domain/quotes';
import { type Control, useController, useFormContext } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { EntitySelect } from './entity-select.tsx';
import { supplySectionTexts } from './supply-section.texts.ts';

interface SupplySectionProps {
  control: Control<AirQuote>;
  /** Tells the caller whose margin to look up. @see Q-143 */
  onIntermediaryChange: (intermediary: string | null) => void;
}

/** Through whom the tickets are bought, and how they are paid. */
export function SupplySection({ control, onIntermediaryChange }: SupplySectionProps) {
  const t = useTexts(supplySectionTexts);
  const { options, travellers, readOnly } = useAirQuoteSurroundings();
  const { getFieldState, getValues, setValue } = useFormContext<AirQuote>();
  const { field: intermediary, fieldState } = useController({ control, name: 'intermediador' });
  const present = intermediary.value;
  const intermediaries =
    present === null || options.intermediaries.includes(present) ? options.intermediaries : [present, ...options.intermediaries];
  const placeholder = t('choose');

  // The credential's fee is a suggestion for a new quote: one that a person typed stays. @see Q-130
  function suggestFee(credential: string | undefined) {
    if (getValues('versao') !== 0 || getFieldState('fee').isDirty) return;
    setValue('fee', suggestedFee(readCredential(credential), travellers.length, getValues('cotacaoMoeda')));
  }

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <EntitySelect
        control={control}
        name="agenciaServico"
        label={t('consolidator')}
        placeholder={placeholder}
        options={options.consolidators}
        labelOf={({ consolidadora }) => consolidatorName(consolidadora)}
        onPick={(picked) => suggestFee(picked?.credencial)}
        disabled={readOnly}
      />
      <SelectInput
        ref={intermediary.ref}
        name="intermediador"
        label={t('intermediary')}
        placeholder={placeholder}
        options={intermediaries.map((name) => ({ value: name, label: name }))}
        value={present}
        onValueChange={(name) => {
          intermediary.onChange(name);
          onIntermediaryChange(name);
        }}
        onBlur={intermediary.onBlur}
        error={fieldState.error?.message}
        disabled={readOnly}
      />
      <EntitySelect
        control={control}
        name="fornecedorServico"
        label={t('supplier')}
        placeholder={placeholder}
        options={options.suppliers}
        labelOf={({ nome }) => nome}
        disabled={readOnly}
      />
      <EntitySelect
        control={control}
        name="tipoPagamento"
        label={t('paymentType')}
        placeholder={placeholder}
        options={options.paymentTypes}
        labelOf={({ descricao }) => descricao}
        disabled={readOnly}
      />
      <div className="sm:col-span-2">
        <FormField
          input={CheckboxField}
          control={control}
          name="aguardandoFornecedor"
          label={t('waitingForSupplier')}
          description={t('waitingForSupplierHint')}
          disabled={readOnly}
        />
      </div>
    </div>
  );
}
