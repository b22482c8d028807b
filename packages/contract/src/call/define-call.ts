import type { RoutePath } from '@guiche/domain/access';
import type { $ZodType, output as Output } from 'zod/v4/core';

/** The base address of a call on the server. @see A-276, S-002 */
export type Base = 'rest' | 'agency' | 'middleware' | 'viajor' | 'integrator' | 'translator';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The path of each base on the reference server. @see A-276, S-002 */
export const BASE_PATHS = {
  rest: '/api/rest',
  agency: '/api/agency',
  middleware: '/middleware',
  viajor: '/viajor',
  integrator: '/integrador',
  translator: '/tradutor',
} as const satisfies Record<Base, string>;

/**
 * Who may make a call: anybody (`open`), everybody with a session (`session`), travellers and approvers of client companies too, or the profiles
 * that may open a route of the back office: `/agencia` stands for every profile of the agency.
 * With `administers`, only those among them who administer the agency's users. When a field of the body needs more, `given` names the route
 * whose profiles may fill it in.
 * @see
 */
export type Access =
  | 'open'
  | 'session'
  | { readonly route: RoutePath; readonly administers?: true; readonly given?: Readonly<Record<string, RoutePath>> };

/** One HTTP call: the client is typed by it, the server parses with it, the OpenAPI document is made of it. */
export interface Call {
  /** Unique name; the operation id of the OpenAPI document. */
  readonly name: string;
  /** One sentence for people who read the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  /** Whether a user who must set a new password may make it before that. @see A-184 */
  readonly beforePasswordChange?: true;
  /** Set for a call that changes nothing although its method is not GET. */
  readonly readOnly?: true;
  /** The most bytes of the body, where it holds more than the 1 MB that the others may. */
  readonly bodyLimit?: number;
  /** Set for a write whose response must not be stored, because it holds a secret or what is there at this moment: it carries no key, and each time it is made anew. */
  readonly unkept?: true;
  readonly base: Base;
  readonly method: Method;
  /** Path below the base, params as `:name`. A slash at the end counts. */
  readonly path: string;
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  /** Request headers of this call alone, in lower case. */
  readonly headers?: $ZodType;
  readonly body?: $ZodType;
  /** The schemas of the body by the value of a param, when that decides; `body` is then their union. */
  readonly bodyBy?: { readonly param: string; readonly schemas: Readonly<Record<string, $ZodType>> };
  /** The field of a `multipart/form-data` body that holds the one file which the call sends; such a call has no `body`. */
  readonly file?: string;
  /** The successful response when it is not JSON: plain text, the bytes of a file, which have no schema, or events that come as they happen. */
  readonly form?: 'text' | 'file' | 'events';
  /** The schema of the data of each event, where `form` is `events`. */
  readonly event?: $ZodType;
  /** The schema of the response body per status; null for a response without a body. */
  readonly responses: Readonly<Record<number, $ZodType | null>>;
}

/** Declares a call and keeps its literal types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type SuccessStatus<C extends Call> = Extract<keyof C['responses'], 200 | 201 | 204>;
type AnswerOf<S> = S extends $ZodType ? Output<S> : undefined;

/** The body of a call's successful response. */
export type Answer<C extends Call> = AnswerOf<C['responses'][SuccessStatus<C>]>;
