import type { CarQuote } from '@guiche/domain/entities';
import { CATEGORIA_CARRO, enumLabel } from '@guiche/domain/enums';
import { carMessages } from '@guiche/domain/messages/car';
import { quoteOffer } from '@guiche/domain/quotes';
import type { Ref } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { LineInput } from '../../quote/line-input.tsx';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { carSectionTexts } from './car-section.texts.ts';
import { CompanyField } from './company-field.tsx';
import { CompanyLogo } from './company-logo.tsx';

const NAMES = ['nomeCia', 'categoria', 'nomeModelo', 'cambio', 'arcondicionado'] as const;

/** The rental company and its car; folded to the two. @see Q-049 */
export function CarSection({ firstFieldRef }: { firstFieldRef: Ref<HTMLInputElement> }) {
  const t = useTexts(carSectionTexts);
  const { control, getValues } = useFormContext<CarQuote>();
  const [nomeCia, nomeModelo] = useWatch({ control, name: ['nomeCia', 'nomeModelo'] });
  return (
    <FormSection title={t('car')} names={NAMES} summary={quoteOffer({ ...getValues(), nomeCia, nomeModelo }) || t('noCar')}>
      <CarFields firstFieldRef={firstFieldRef} />
    </FormSection>
  );
}

function CarFields({ firstFieldRef }: { firstFieldRef: Ref<HTMLInputElement> }) {
  const t = useTexts(carSectionTexts);
  const message = useMessage(carMessages);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<CarQuote>();
  const categories = CATEGORIA_CARRO.map((value) => {
    const key = enumLabel('categoria_carro', value);
    return { value, label: key === null ? value : message(key) };
  });
  return (
    <div className="g:grid g:grid-cols-2 g:gap-3 g:sm:grid-cols-6">
      <div className="g:col-span-2 g:flex g:items-start g:gap-2 g:sm:col-span-4">
        <div className="g:min-w-0 g:flex-1">
          <CompanyField inputRef={firstFieldRef} />
        </div>
        <CompanyLogo />
      </div>
      <div className="g:col-span-2">
        <FormField
          input={SelectInput<(typeof CATEGORIA_CARRO)[number]>}
          control={control}
          name="categoria"
          label={t('category')}
          options={categories}
          readOnly={readOnly}
        />
      </div>
      <div className="g:col-span-2">
        <FormField input={LineInput} control={control} name="nomeModelo" label={t('model')} readOnly={readOnly} />
      </div>
      <div className="g:col-span-2">
        <FormField input={LineInput} control={control} name="cambio" label={t('gearbox')} readOnly={readOnly} />
      </div>
      <div className="g:col-span-2 g:self-end">
        <FormField input={CheckboxField} control={control} name="arcondicionado" label={t('airConditioning')} readOnly={readOnly} />
      </div>
    </div>
  );
}
