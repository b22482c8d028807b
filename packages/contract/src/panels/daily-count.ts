import { utcInstant } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** The quotes of a day: `data` is its start in UTC, `2026-11-21T00:00:00.000Z`. */
export const dailyCountSchema = z.object({ data: utcInstant, quantidade: z.number().check(z.int(), z.gte(0)) });

/** The window of a series: of both moments the day counts, and both days belong to it. */
export const windowQuery = z.object({ dataInicial: utcInstant, dataFinal: utcInstant });
