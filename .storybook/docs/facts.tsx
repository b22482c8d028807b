import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentDoc } from '../../tools/lib/component-docs/component-doc.ts';

const STATUS: Readonly<Record<ComponentDoc['status'], string>> = {
  beta: 'Beta: Before version 1.0.0 a minor version may change it; the changelog says how to go on',
  stable: 'Stable: Only a major version changes it',
  deprecated: 'Deprecated: It is still there, and something else takes its place',
};

/** Whether the component can be relied on, and since which version it is there. */
export function StatusLine({ status, since }: ComponentDoc) {
  const [name, ...meaning] = STATUS[status].split(': ');
  return (
    <p className="docs-status">
      <strong data-status={status}>{name}</strong> <span>{meaning.join(': ')}.</span> {since && <span>Since {since}.</span>}
    </p>
  );
}

/** The keys and what they do. */
export function KeyboardTable({ keyboard }: Required<Pick<ComponentDoc, 'keyboard'>>) {
  const { lines, note } = keyboard;
  if (lines.length === 0) return <Markdown>{`It takes no focus, so no key is for it. ${note}`}</Markdown>;
  return (
    <>
      <table className="docs-table docs-keys">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ keys, does }) => (
            <tr key={keys.join()}>
              <th scope="row">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' or '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </th>
              <td>
                <Markdown>{does}</Markdown>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <Markdown>{note}</Markdown>}
    </>
  );
}

const LANGUAGES = [
  ['pt-BR', 'Português'],
  ['en', 'English'],
  ['es', 'Español'],
] as const;

/** The texts that the component says by itself, in each language. */
export function WordsTable({ words }: Pick<ComponentDoc, 'words'>) {
  return (
    <table className="docs-table docs-words">
      <thead>
        <tr>
          {LANGUAGES.map(([language, name]) => (
            <th key={language} scope="col" lang={language}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map((word, index) => (
          // Parts of a component may say the same.
          <tr key={`${index} ${word.key}`}>
            {LANGUAGES.map(([language, name]) => (
              <td key={language} lang={language} data-language={name}>
                {word[language]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What changed in the component, the newest first. */
export function Changes({ changes, since }: Pick<ComponentDoc, 'changes' | 'since'>) {
  return (
    <dl className="docs-manner">
      {changes.map(({ version, text }) => (
        <div key={`${version} ${text}`}>
          <dt>{version || 'Next version'}</dt>
          <dd>
            <Markdown>{text}</Markdown>
          </dd>
        </div>
      ))}
      <div>
        <dt>{since}</dt>
        <dd>The first version that has it.</dd>
      </div>
    </dl>
  );
}
