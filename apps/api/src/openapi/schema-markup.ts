import { type Html, html } from '../http/html.ts';
import type { Schema } from './document.ts';

const NOTHING: Html = html``;

function joined(parts: readonly Html[], between: string): Html {
  return { markup: parts.map(({ markup }) => markup).join(between) };
}

/** The constraints of a value beside its type. */
function limits({ minimum, maximum, minLength, maxLength, pattern, format }: Schema): Html {
  // Larger whole numbers are not safe in JSON: such a limit says nothing about the field.
  const told = (limit: number | undefined) => (limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined);
  const [least, most] = [told(minimum), told(maximum)];
  const words = [
    ...(format === undefined ? [] : [html` ${format}`]),
    ...(least === undefined ? [] : [html` from ${least}`]),
    ...(most === undefined ? [] : [html` up to ${most}`]),
    ...(minLength === undefined ? [] : [html` of at least ${minLength}`]),
    ...(maxLength === undefined ? [] : [html` of at most ${maxLength}`]),
    // The pattern of a format says no more than the format's name.
    ...(pattern === undefined || format !== undefined ? [] : [html` <code>${pattern}</code>`]),
  ];
  return words.length === 0 ? NOTHING : html`<small>${words}</small>`;
}

/** A schema in words: its type, its values, and a link to a named schema. */
export function schemaMarkup(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(schemaMarkup), ' or ');
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${value}</code>`),
      ' or ',
    );
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.type === 'array') return html`list of ${schema.items ? schemaMarkup(schema.items) : 'anything'}`;
  if (schema.properties) return fieldsMarkup(schema);
  return html`${schema.type ?? 'anything'}${limits(schema)}`;
}

/** The fields of an object schema, one a row. */
export function fieldsMarkup({ properties = {}, required = [] }: Schema): Html {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${required.includes(name) ? 'always' : 'may be left out'}</td><td>${schemaMarkup(schema)}</td></tr>`,
  );
  return html`<div class="scroll"><table><thead><tr><th scope="col">Field</th><th scope="col">Presence</th><th scope="col">Value</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
