import { conflictSchema } from '../call/index.ts';
import { findResponsible } from './find-responsible.ts';

/** The 409 of a change of who is responsible for a request. `atual`: who is. @see B-061 */
export const responsibilityConflictSchema = conflictSchema(findResponsible.responses[200]);
