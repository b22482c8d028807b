import { airQuoteGroupSchema, busQuoteGroupSchema, hotelQuoteGroupSchema, idNumber } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** The offers of flights that a search found. @see S-268, S-356 */
export const foundFlightsSchema = z.object({ grupoCotacao: z.array(airQuoteGroupSchema) });
/** The offers of hotels that a search found. @see S-268, S-352, S-353 */
export const foundHotelsSchema = z.object({ grupoCotacao: z.array(hotelQuoteGroupSchema) });
/** The offers of buses that a search found. @see S-268, S-359 */
export const foundBusesSchema = z.object({ grupoCotacao: z.array(busQuoteGroupSchema) });

/** What one agency found. @see S-351, S-352 */
export const hotelsOfAgencySchema = z.object({ agencia: z.object({ id: idNumber }), ...foundHotelsSchema.shape });
