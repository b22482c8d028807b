import type { CommonQuote } from '@guiche/domain/quotes';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { CustomFields } from '../custom-fields/index.ts';
import { quoteTexts } from '../quote.texts.ts';

/** The client's own fields; folded to the number of those that are filled in, unless a required one is empty when the quote opens. */
export function CustomFieldsSection() {
  const t = useTexts(quoteTexts);
  const { control } = useFormContext<CommonQuote>();
  const fields = useWatch({ control, name: 'camposCustomizados' });
  const [startsOpen] = useState(fields.some(({ obrigatorio, valor }) => obrigatorio && !valor?.trim()));
  const filled = fields.filter(({ valor }) => valor?.trim()).length;
  return (
    <FormSection
      title={t('customFields')}
      names={['camposCustomizados']}
      defaultOpen={startsOpen}
      summary={t('filledOf', { filled, total: fields.length })}
    >
      <CustomFields />
    </FormSection>
  );
}
