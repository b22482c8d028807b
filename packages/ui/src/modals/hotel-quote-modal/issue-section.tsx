import type { HotelQuote } from '@guiche/domain/entities';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { AuthorizationCodeInput } from '../../inputs/authorization-code-input/index.ts';
import { InstantInput } from '../../inputs/instant-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { issueSectionTexts } from './issue-section.texts.ts';

/** The fields of an issued hotel only: reservation, authorization code of the card, moment and author of the issue. @see */
export function IssueSection() {
  const t = useTexts(issueSectionTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<HotelQuote>();
  const common = { control, readOnly } as const;
  return (
    <div className="g:grid g:grid-cols-2 g:gap-3 g:sm:grid-cols-4">
      <FormField input={TextInput} {...common} name="codigoReserva" label={t('reservationCode')} />
      <FormField input={AuthorizationCodeInput} {...common} name="codigoTransacaoCartao" label={t('authorization')} />
      <FormField input={InstantInput} {...common} name="dataEmissao" label={t('issuedAt')} />
      <FormField input={TextInput} {...common} name="emissor" label={t('issuer')} />
    </div>
  );
}
