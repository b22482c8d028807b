import { TOPICS } from '@guiche/contract/calls';
import { exampleOf, openApiDocument } from '@guiche/contract/openapi';
import { PRODUCT_NAME } from '@guiche/domain/product';

/** A JSON schema: the keywords that the page shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean | null;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly 'application/json': { readonly schema: Schema; readonly example?: unknown };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

/** The OpenAPI document: the parts that the page shows. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The OpenAPI document of every call of the server. */
export function apiDocument(): OpenApi {
  // Its shape is that of the standard; a test of the contract checks the document against it.
  return openApiDocument(TOPICS, { title: PRODUCT_NAME, version: '0.1.0', exampleOf }) as unknown as OpenApi;
}
