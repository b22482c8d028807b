import type { Call } from '../call/index.ts';
import * as lookups from '../lookups/index.ts';
import * as quotes from '../quotes/index.ts';
import * as requests from '../requests/index.ts';
import * as responsibility from '../responsibility/index.ts';
import * as sandbox from '../sandbox/index.ts';
import * as session from '../session/index.ts';

const { LOOKUP_ENTITIES: _entities, lookupItemSchema: _item, ...lookupCalls } = lookups;

/** Every call there is: what the server must answer, and what the OpenAPI document tells. Not for the browser: it brings them all. */
export const ALL_CALLS: readonly Call[] = [
  ...Object.values(session),
  ...Object.values(requests),
  ...Object.values(responsibility),
  ...Object.values(quotes),
  ...Object.values(lookupCalls),
  ...Object.values(sandbox),
];
