import type { CarQuote } from '@guiche/domain/entities';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { carSectionTexts } from './car-section.texts.ts';

/** The picture of the rental company, where its search gave one; nothing while it cannot be loaded. */
export function CompanyLogo() {
  const t = useTexts(carSectionTexts);
  const { control } = useFormContext<CarQuote>();
  const [url, company] = useWatch({ control, name: ['urlImagemCia', 'nomeCia'] });
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) return null;
  return (
    <img
      src={url}
      alt={t('logo', { company: company ?? '' })}
      referrerPolicy="no-referrer"
      onError={() => setBroken(url)}
      className="g:h-control g:max-w-28 g:shrink-0 g:self-end g:rounded-md g:object-contain"
    />
  );
}
