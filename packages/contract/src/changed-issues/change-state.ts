import { idNumber, requestSchema } from '@guiche/domain/entities';
import { STATUS_SOLICITACAO } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { conflictSchema } from '../call/index.ts';

const { servicosAereos, servicosHotel, servicosCarro, servicosRodoviario, servicosOutros, aprovadorAlteracao } = requestSchema.shape;

/** The state of a request in which a change is sent or decided. `versao` counts the changes of the request and of its quotes. @see B-061 */
const state = { status: z.enum(STATUS_SOLICITACAO), versao: z.int() };

/** Some services of a request, grouped as in a request, and the state in which they are. @see A-107 */
export const servicesUnderChangeSchema = z.object({
  idSolicitacao: idNumber,
  ...state,
  servicosAereos,
  servicosHotel,
  servicosCarro,
  servicosRodoviario,
  servicosOutros,
});

/** The change of a request that waits for approval, with the services that differ from what was approved. @see A-108 */
export const changeApprovalSchema = z.extend(servicesUnderChangeSchema, { aprovadorAlteracao });

/** The 409 of a change that was sent or decided in another state than the present one, which is in `atual`. @see B-061 */
export const changeConflictSchema = conflictSchema(z.object(state));

const ABOUT =
  'The `versao` of the request in quotes, `"7"`, as the caller saw it. When it is another one by now, nothing is changed (409). Without the header this is not checked.';

/** The header of a call that changes a changed issue, whose body is fixed. @see B-061 */
export const changeHeaders = z.object({ 'if-match': z.optional(z.string().check(z.regex(/^"\d{1,10}"$/), z.describe(ABOUT))) });

/** The value of `if-match` for a state that was seen. @see B-061 */
export function changeTag({ versao }: { readonly versao: number }): string {
  return `"${versao}"`;
}
