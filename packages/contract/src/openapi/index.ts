export { answersOf } from './answers-of.ts';
export { exampleOf } from './examples/example-of.ts';
export { type OpenApiOptions, openApiDocument } from './openapi.ts';
