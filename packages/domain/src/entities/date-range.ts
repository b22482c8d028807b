import { parseDate } from '@guiche/masks/date';
import * as z from 'zod/mini';
import { day } from './scalars.ts';

/** An existing day as it is typed in Brazil, `10/05/2026`. */
const dayText = z.string().check(
  z.regex(/^\d{2}\/\d{2}\/\d{4}$/),
  z.refine((text) => parseDate(text) !== null),
);

/** The range of days of a hotel in either of its two forms, as products of the house exchange it. @see S-091 */
export const dateRangeSchema = z.union([z.object({ dataInicial: day, dataFinal: day }), z.object({ dt_ini: dayText, dt_fim: dayText })]);
