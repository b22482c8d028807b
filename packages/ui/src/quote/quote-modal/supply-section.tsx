import { type CommonQuote, consolidatorName } from '@guiche/domain/quotes';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { SupplyFields } from '../supply-fields/index.ts';

const NAMES = ['agenciaServico', 'intermediador', 'fornecedorServico', 'tipoPagamento'] as const;

interface SupplySectionProps {
  /** The names of the fields of this kind of service only. */
  names: readonly string[];
  /** Whoever opened the quote does not see its supplier. */
  supplierHidden: boolean;
  /** The fields of this kind of service only. */
  children: ReactNode;
}

/** Supply and payment; folded, it names who sells and how it is paid. */
export function SupplySection({ names, supplierHidden, children }: SupplySectionProps) {
  const t = useTexts(quoteTexts);
  const { control } = useFormContext<CommonQuote>();
  const [consolidator, intermediary, supplier, payment] = useWatch({ control, name: NAMES });
  const chosen = [
    consolidator && consolidatorName(consolidator.consolidadora),
    intermediary,
    supplierHidden ? null : supplier?.nome,
    payment?.descricao,
  ];
  return (
    <FormSection title={t('supply')} names={[...NAMES, ...names]} summary={chosen.filter(Boolean).join(' · ')}>
      <SupplyFields supplierHidden={supplierHidden}>{children}</SupplyFields>
    </FormSection>
  );
}
