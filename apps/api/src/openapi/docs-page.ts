import { type Html, html } from '../http/html.ts';
import { DOCS_STYLE } from './docs-style.ts';
import type { OpenApi, Operation, Parameter } from './document.ts';
import { fieldsMarkup, schemaMarkup } from './schema-markup.ts';

/** The placeholder for the page's nonce, which differs at each request. */
export const NONCE_PLACE = '__CSP_NONCE__';

interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function operationsOf({ paths }: OpenApi): readonly Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** A text of the document; text between backticks becomes code. */
function prose(text: string): readonly Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

function parametersMarkup(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${required ? 'always' : 'may be left out'}</td><td>${schemaMarkup(schema)}</td></tr>`,
  );
  return html`<h4>Parameters</h4><div class="scroll"><table><thead><tr><th scope="col">Name</th><th scope="col">Place</th><th scope="col">Presence</th><th scope="col">Value</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function exampleMarkup(example: unknown): Html {
  return html`<details><summary>Example</summary><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></details>`;
}

function answersMarkup({ responses }: Operation): Html {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const json = content?.['application/json'];
    const body = json
      ? html`${schemaMarkup(json.schema)}${json.example === undefined ? html`` : exampleMarkup(json.example)}`
      : html`no body`;
    return html`<dt><b class="${Number(status) < 400 ? 'done' : 'refused'}">${status}</b> ${description}</dt><dd>${body}</dd>`;
  });
  return html`<h4>Answers</h4><dl>${rows}</dl>`;
}

function operationMarkup({ method, path, operation }: Placed): Html {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json'];
  return html`<article id="${operationId}">
<h3><a href="#${operationId}">${operationId}</a></h3>
<p class="address"><b class="method">${method}</b> <code>${path}</code></p>
<p>${prose(`${summary}. ${description}`)}</p>
${parameters.length > 0 ? parametersMarkup(parameters) : html``}
${body ? html`<h4>Body</h4>${schemaMarkup(body.schema)}` : html``}
${answersMarkup(operation)}
</article>`;
}

/** The OpenAPI document as a page to read: no script and no external resource. */
export function docsPage(document: OpenApi): string {
  const { info, tags, components } = document;
  const operations = operationsOf(document);
  const ofTopic = (topic: string) => operations.filter(({ operation }) => operation.tags.includes(topic));
  const navigation = tags.map(
    ({ name }) =>
      html`<li><a href="#topic-${name}">${name}</a><ul>${ofTopic(name).map(({ operation: { operationId } }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}</ul></li>`,
  );
  const topics = tags.map(
    ({ name, description }) =>
      html`<section aria-labelledby="topic-${name}"><h2 id="topic-${name}">${name}</h2><p>${description}</p>${ofTopic(name).map(operationMarkup)}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => html`<article id="schema-${name}"><h3><a href="#schema-${name}">${name}</a></h3>${fieldsMarkup(schema)}</article>`,
  );
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: the calls of the server</title>
<style nonce="${NONCE_PLACE}">${{ markup: DOCS_STYLE }}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<nav aria-label="Calls"><ul>${navigation}<li><a href="#schemas">schemas</a></li></ul></nav>
<main id="calls">
<h1>${info.title} ${info.version}: the calls of the server</h1>
<p>${prose(info.description)} The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${topics}
<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2><p>What the calls carry, by name.</p>${schemas}</section>
</main>
</body>
</html>
`;
  return page.markup;
}
