import { isCnpj } from '@guiche/masks/cnpj';
import { isEmail } from '@guiche/masks/email';
import { isPhone } from '@guiche/masks/phone';
import type { Agency } from '../entities/index.ts';
import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';
import { splitPhones } from './phones.ts';

/** What is wrong with a value that may be empty. */
function formatViolation(value: string, field: string, isValid: (value: string) => boolean, key: Violation['key']): readonly Violation[] {
  return !isFilled(value) || isValid(value.trim()) ? [] : [{ key, field }];
}

/**
 * What forbids saving an agency, each at its field: the name is missing, or an e-mail, CNPJ or phone is not one. Only the name is required.
 * An extra phone is named by its place among those that are not empty: `telefonesExtras.0`.
 * @see A-194
 */
export function agencyViolations(agency: Agency): readonly Violation[] {
  const phone = (value: string, field: string) => formatViolation(value, field, isPhone, 'telefone_invalido');
  return [
    ...(isFilled(agency.name) ? [] : [{ key: 'campo_obrigatorio', field: 'name' } as const]),
    ...formatViolation(agency.email, 'email', isEmail, 'email_invalido'),
    ...formatViolation(agency.cnpj, 'cnpj', isCnpj, 'cnpj_invalido'),
    ...phone(agency.telephoneNumber, 'telephoneNumber'),
    ...splitPhones(agency.telefonesExtras).flatMap((value, index) => phone(value, `telefonesExtras.${index}`)),
    ...phone(agency.emergencyNumber, 'emergencyNumber'),
  ];
}
