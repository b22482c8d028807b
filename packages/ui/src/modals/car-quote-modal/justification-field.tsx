import { carDatesOf, changedDatesViolation } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { requestedDates, useCarQuoteSurroundings } from './car-quote-context.ts';
import { rentalSectionTexts } from './rental-section.texts.ts';
import { shownDates } from './shown-dates.ts';

/** Why the dates are not those that the client asked for: there while they differ, and where a reason was given. @see Q-219 */
export function JustificationField() {
  const t = useTexts(rentalSectionTexts);
  const { service } = useCarQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<CarQuote>();
  const [dataRetirada, horaRetirada, dataDevolucao, horaDevolucao, reason] = useWatch({
    control,
    name: ['dataRetirada', 'horaRetirada', 'dataDevolucao', 'horaDevolucao', 'justificativaDataAlterada'],
  });
  const requested = requestedDates(service);
  const differs = changedDatesViolation(carDatesOf({ dataRetirada, horaRetirada, dataDevolucao, horaDevolucao }), requested, null);
  if (!differs && !reason) return null;
  return (
    <FormField
      input={TextArea}
      control={control}
      name="justificativaDataAlterada"
      label={t('justification')}
      description={t('requested', { span: t('span', shownDates(requested)) })}
      rows={1}
      required={differs !== undefined}
      readOnly={readOnly}
    />
  );
}
