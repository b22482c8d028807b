import type { CredentialField } from '@guiche/domain/credentials';
import { type EnumLabelKey, enumLabel, TIPO_LOCADORA_CODE } from '@guiche/domain/enums';
import { carMessages } from '@guiche/domain/messages/car';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { formatMoney } from '@guiche/masks/money';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { credentialTexts } from './credential.texts.ts';

type Labelled = 'cobranca_fee' | 'tipo_emissao' | 'pagamento_veiculo' | 'tipo_pagamento' | 'faturamento_veiculo' | 'tipo_locadora';

/** The party of a code; the code itself for an unknown one. */
function rentalParty(value: string): string {
  return Object.entries(TIPO_LOCADORA_CODE).find(([, code]) => String(code) === value)?.[0] ?? value;
}

/** The label of a value, by the field that it stands in; null for a value without one, which is shown as it is. @see S-325 */
const LABELS: Partial<Record<CredentialField, (value: string) => EnumLabelKey<Labelled> | null>> = {
  cobrancaFee: (value) => enumLabel('cobranca_fee', value),
  tipoEmissao: (value) => enumLabel('tipo_emissao', value),
  tipoPagamento: (value) => enumLabel('pagamento_veiculo', value) ?? enumLabel('tipo_pagamento', value),
  tipoFaturamento: (value) => enumLabel('faturamento_veiculo', value),
  tipo: (value) => enumLabel('tipo_locadora', rentalParty(value)),
};

/** The words of a credential's content: what its fields are called, and their values. */
export function useCredentialWords() {
  const t = useTexts(credentialTexts);
  const message = useMessage(credentialsMessages, issuingMessages, carMessages, paymentsMessages);
  return {
    field: (field: CredentialField): string => t(`fields.${field}`),
    value(field: CredentialField, value: string | number): string {
      if (field === 'fee' && typeof value === 'number') return formatMoney(value);
      const key = LABELS[field]?.(String(value)) ?? null;
      return key === null ? String(value) : message(key);
    },
  };
}
