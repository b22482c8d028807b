import { GATEWAY } from '../product/index.ts';

const WITHOUT_LOGIN: readonly string[] = [
  'INTERNO',
  'MANUAL',
  GATEWAY,
  'MANUAL_PEDIDOS_OFF',
  'RESERVAFACIL',
  'ESFERAFACIL',
  'LOCALIZA',
  'DIRETORIOHOTEL',
  'LATAM_NDC',
];

/** Whether the credential of a consolidator shows its user. @see S-139 */
export function userIsShown(consolidator: string): boolean {
  return !WITHOUT_LOGIN.includes(consolidator);
}

/**
 * Whether the credential of a consolidator shows its password: wherever the user is shown, except for the hotels of EXPEDIA.
 * @see S-139, S-140
 */
export function passwordIsShown(consolidator: string): boolean {
  return userIsShown(consolidator) && consolidator !== 'EXPEDIA';
}
