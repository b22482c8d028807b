import { readRequirements, requirementsOf } from '../requirements.ts';
import type { ComponentDoc, PropDoc } from './component-doc.ts';
import { readComponents } from './read-components.ts';

/** The public components of ui with the texts of the requirements that they name. */
export interface Catalogue {
  components: ComponentDoc[];
  requirements: Record<string, string>;
}

export function readCatalogue(root: string): Catalogue {
  const components = readComponents(root);
  const named = new Set(components.flatMap(({ requirements }) => requirements));
  const texts = readRequirements(root)
    .flatMap(requirementsOf)
    .filter(({ id }) => named.has(id))
    .map(({ id, text }) => [id, text] as const);
  return { components, requirements: Object.fromEntries(texts) };
}

/** components.json: everything about the components, without the places in our sources. */
function componentsJson({ components }: Catalogue, version: string): string {
  const shown = components.map(({ file: _file, ...component }) => ({
    ...component,
    props: component.props.map(({ at: _at, ...prop }) => prop),
  }));
  return `${JSON.stringify({ package: '@guiche/ui', version, components: shown }, null, 2)}\n`;
}

function propLine({ name, type, required, default: value, description }: PropDoc): string {
  const facts = [`\`${type}\``, required ? 'required' : '', value === undefined ? '' : `default \`${value}\``].filter(Boolean);
  return `- \`${name}\` (${facts.join(', ')}): ${description}`;
}

/** The name of a component's Markdown file, which is unique as the names of the components are. */
const markdownName = ({ name }: ComponentDoc) => `llms/${name}.md`;

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? [`## ${title}`, lines.join('\n')] : []);

/** What a docstring says of keys, as a table; without keys there is none. */
function keyboardLines({ keyboard }: ComponentDoc): string[] {
  if (!keyboard || keyboard.lines.length === 0) return [];
  const rows = keyboard.lines.map(({ keys, does }) => `| ${keys.join(', ')} | ${does.replaceAll('|', '\\|')} |`);
  return ['| Key | What it does |', '| --- | --- |', ...rows, ...(keyboard.note ? ['', keyboard.note] : [])];
}

/** One component as Markdown, for language models and people who read without Storybook. */
function componentMarkdown(doc: ComponentDoc): string {
  const { name, from, summary, body, sections, element, props, anatomy, guidance, words, changes } = doc;
  const labelled = Object.entries(sections)
    .filter(([label]) => label !== 'Keyboard')
    .map(([label, text]) => `- ${label}: ${text}`);
  return [
    `# ${name}`,
    `Status: ${doc.status}${doc.since ? `, since ${doc.since}` : ''}.`,
    summary,
    ...body,
    `\`\`\`tsx\nimport { ${name} } from '${from}';\n\`\`\``,
    ...(labelled.length > 0 ? [labelled.join('\n')] : []),
    ...section('Parts', anatomy?.parts.map((part, index) => `${index + 1}. ${part.name}: ${part.says}`) ?? []),
    ...section(
      "Do and don't",
      guidance.flatMap((pair) => [`- Do: ${pair.do}`, `- Don't: ${pair.dont}`]),
    ),
    ...section('Keyboard', keyboardLines(doc)),
    ...section('Props', props.map(propLine)),
    ...(element ? [`All other props go to the \`<${element}>\`.`] : []),
    ...section(
      'Words',
      words.map((word) => `- ${[word['pt-BR'], word.en, word.es].map((text) => `"${text}"`).join(' / ')}`),
    ),
    ...section(
      'Changes',
      changes.map(({ version, text }) => `- ${version || 'next version'}: ${text}`),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** llms.txt (llmstxt.org): what there is, by folder, with a link to the Markdown of each component. */
function llmsTxt({ components }: Catalogue): string {
  const folderOf = ({ from }: ComponentDoc) => from.split('/')[2] ?? '';
  const lists = [...new Set(components.map(folderOf))].map((folder) => {
    const lines = components.filter((component) => folderOf(component) === folder);
    return `## ${folder}\n\n${lines.map((one) => `- [${one.name}](${markdownName(one)}): ${one.summary}`).join('\n')}`;
  });
  return [
    '# Guichê UI',
    '> React components for Brazilian travel agencies: values enter by props and leave by callbacks; no component fetches, routes or reads the clock. Texts in Portuguese, English and Spanish.',
    "Import each component from its folder: `import { MoneyInput } from '@guiche/ui/inputs/money-input'`. All props of all components are in [components.json](components.json).",
    ...lists,
  ]
    .join('\n\n')
    .concat('\n');
}

/** Every generated file of the catalogue, by its name. */
export function catalogueFiles(catalogue: Catalogue, version: string): Map<string, string> {
  return new Map([
    ['components.json', componentsJson(catalogue, version)],
    ['llms.txt', llmsTxt(catalogue)],
    ...catalogue.components.map((component) => [markdownName(component), componentMarkdown(component)] as const),
  ]);
}
