import * as z from 'zod/mini';
import { PARCELA_CALCULO, RESULTADO_CALCULO, TIPO_CALCULO } from '../enums/index.ts';
import { line, money } from './scalars.ts';

/** An amount in a formula, which is added or taken away. */
export const calculationStepSchema = z.object({ sinal: z.enum(['+', '-']), parcela: z.enum(PARCELA_CALCULO), valor: money });

/** A result with the steps of its formula, in their order. A sum below `minimo` counts as `minimo`, one above `maximo` as `maximo`. */
export const calculationLineSchema = z.object({
  resultado: z.enum(RESULTADO_CALCULO),
  /** A sum of amounts may be more than one of them can be. */
  valor: z.number(),
  passos: z.array(calculationStepSchema).check(z.maxLength(PARCELA_CALCULO.length)),
  minimo: z.optional(money),
  maximo: z.optional(money),
});
export type CalculationLine = z.infer<typeof calculationLineSchema>;

/**
 * What the end of an issue costs and gives back, result by result. `moeda` is the currency of all amounts (ISO 4217); null for a quote
 * without one. A result that is left out does not apply.
 * @see B-032
 */
export const calculationSchema = z.object({
  tipo: z.enum(TIPO_CALCULO),
  moeda: z.nullable(line),
  linhas: z.array(calculationLineSchema).check(z.maxLength(RESULTADO_CALCULO.length)),
});
export type Calculation = z.infer<typeof calculationSchema>;
