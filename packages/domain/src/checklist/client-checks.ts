import { formatPercentage } from '@guiche/masks/percentage';
import type { ClientCard, Quote, Service } from '../entities/index.ts';
import { customFieldViolations } from '../quotes/common-violations.ts';
import { checked, finding, type IssueCheck } from './issue-check.ts';

/** The custom fields of the client in a quote: the required ones have a value, the days exist. */
export function fieldChecks(quote: Pick<Quote, 'camposCustomizados'>): readonly IssueCheck[] {
  const { camposCustomizados } = quote;
  if (camposCustomizados.length === 0) return [];
  return checked(
    'CAMPOS_DO_CLIENTE',
    'camposCustomizados.0.valor',
    customFieldViolations(quote).map(({ key, field }) => {
      const campo = camposCustomizados[Number(field.split('.')[1])]?.nome ?? '';
      const isMissing = key === 'campo_customizado_obrigatorio';
      return finding(isMissing ? 'FALTA' : 'CONFERIR', 'CAMPOS_DO_CLIENTE', field, {
        key: isMissing ? 'conferencia_campo_falta' : 'conferencia_campo_invalido',
        params: { campo },
      });
    }),
  );
}

/** Clients name the field as they like; these words are in all of the names. */
const COST_CENTRE = /centro.*cust|cost cent|centro.*cost/i;

/** In hundredths of a percent, so that shares of 33,33, 33,33 and 33,34 are a whole. */
const WHOLE = 10_000;

/** The cost centre of a service: its field is filled in, and an apportionment adds up to 100 percent. Nothing for a client without either. */
export function costCentreChecks(
  { camposCustomizados }: Pick<Service, 'camposCustomizados'>,
  apportionment: ClientCard['rateio'],
): readonly IssueCheck[] {
  const fields = camposCustomizados.filter(({ nome }) => COST_CENTRE.test(nome));
  if (fields.length === 0 && apportionment.length === 0) return [];
  const findings = fields
    .filter(({ valor }) => !valor?.trim())
    .map(({ nome }) => finding('FALTA', 'CENTRO_DE_CUSTO', '', { key: 'conferencia_centro_de_custo_falta', params: { campo: nome } }));
  const sum = apportionment.reduce((total, { percentual }) => total + Math.round(percentual * 100), 0);
  if (apportionment.length > 0 && sum !== WHOLE) {
    findings.push(
      finding('CONFERIR', 'CENTRO_DE_CUSTO', '', {
        key: 'conferencia_centro_de_custo_soma',
        params: { soma: formatPercentage(sum / 100) },
      }),
    );
  }
  return checked('CENTRO_DE_CUSTO', '', findings);
}
