import { catalogue } from 'virtual:component-docs';
import {
  Anchor,
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  PureArgsTable,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentDoc } from '../../tools/lib/component-docs/component-doc.ts';
import { isBehaviour } from '../behaviour.ts';
import { argTypesOf } from './arg-types.ts';
import { componentNamed, componentOf, partsOf } from './component-of.ts';
import { DocsGlobals } from './docs-globals.ts';
import { FramedExample } from './framed-example.tsx';

/** An example on the page itself; in a frame when it needs a page, a screen or toolbar choices of its own. */
function Example({ story }: { story: PreparedStory }) {
  const { docs, layout } = story.parameters;
  const isFramed = docs?.story?.inline === false || layout === 'fullscreen' || Object.keys(story.storyGlobals).length > 0;
  return isFramed ? <FramedExample story={story} /> : <Canvas of={story.moduleExport} />;
}

function Section({ children }: { children: string }) {
  return (
    <div className="docs-heading">
      <Heading>{children}</Heading>
    </div>
  );
}

/** The lines of the docstring that tell how to use a component, as far as it has them. */
function Manner({ sections }: ComponentDoc) {
  const lines = Object.entries(sections);
  if (lines.length === 0) return null;
  return (
    <dl className="docs-manner">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Markdown>{text.charAt(0).toUpperCase() + text.slice(1)}</Markdown>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Props without controls, where no story shows the component by itself. */
function PropsTable(doc: ComponentDoc) {
  if (doc.props.length === 0) return null;
  const rows = Object.entries(argTypesOf(doc)).map(([name, row]) => [name, { ...row, name, control: false }] as const);
  return (
    <div className="docs-props">
      <PureArgsTable rows={Object.fromEntries(rows)} />
    </div>
  );
}

/** A component of the same folder, which belongs to the one of the page. */
function Part(part: ComponentDoc) {
  return (
    <section>
      <Subheading>{part.name}</Subheading>
      <Markdown>{[part.summary, ...part.body].join('\n\n')}</Markdown>
      <Manner {...part} />
      <PropsTable {...part} />
    </section>
  );
}

function Requirements({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <details className="docs-more">
      <summary>Requirements: {ids.join(', ')}</summary>
      <dl className="docs-manner">
        {ids.map((id) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>
              <Markdown>{catalogue.requirements[id] ?? ''}</Markdown>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The behaviours that stories test, each with a link to its story. */
function Tested({ stories }: { stories: readonly PreparedStory[] }) {
  if (stories.length === 0) return null;
  return (
    <details className="docs-more">
      <summary>Tested behaviours: {stories.length}</summary>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <a href={`./?path=/story/${story.id}`} target="_top">
              {story.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The page of a component: what it is, how it is used, its props, the examples, its parts. All words come from the docstring beside
 * the code, by way of tools/lib/component-docs.
 */
export function ComponentPage() {
  const context = use(DocsContext);
  const isDark = use(DocsGlobals)['theme'] === 'dark';
  const { preparedMeta } = useOf('meta', ['meta']);
  const own = componentOf(preparedMeta.component);
  const doc = own ?? componentNamed(preparedMeta.title);
  const stories = context.componentStories();
  const tested = stories.filter(({ playFunction, moduleExport, tags }) =>
    isBehaviour({ plays: playFunction !== undefined, named: moduleExport.name !== undefined, tags }),
  );
  const examples = stories.filter((story) => !tested.includes(story));
  const [primary, ...rest] = examples;
  const isMatrix = ({ name }: PreparedStory) => name === 'States';
  const others = [...rest.filter(isMatrix), ...rest.filter((story) => !isMatrix(story))];
  return (
    <>
      <Title>{doc?.name}</Title>
      {doc && (
        <>
          <div className="docs-lead">
            <Markdown>{[doc.summary, ...doc.body].join('\n\n')}</Markdown>
          </div>
          <div className="docs-import">
            <Source code={`import { ${doc.name} } from '${doc.from}';`} language="tsx" dark={isDark} />
          </div>
          <Manner {...doc} />
        </>
      )}
      {primary && (
        <>
          <Example story={primary} />
          {doc && doc.props.length > 0 && (
            <>
              <Section>Props</Section>
              {own ? (
                <div className="docs-props">
                  <Controls of={primary.moduleExport} />
                </div>
              ) : (
                <PropsTable {...doc} />
              )}
              {doc.element && <Markdown>{`All other props go to the \`<${doc.element}>\`.`}</Markdown>}
            </>
          )}
        </>
      )}
      {others.length > 0 && <Section>Examples</Section>}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <div className="docs-example">
            <Subheading>{story.name}</Subheading>
            <Example story={story} />
          </div>
        </Anchor>
      ))}
      {doc && partsOf(doc).length > 0 && <Section>Parts</Section>}
      {doc && partsOf(doc).map((part) => <Part key={part.name} {...part} />)}
      <Tested stories={tested} />
      {doc && <Requirements ids={doc.requirements} />}
    </>
  );
}
