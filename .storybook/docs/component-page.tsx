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
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentDoc } from '../../tools/lib/component-docs/component-doc.ts';
import { isBehaviour } from '../behaviour.ts';
import { AnatomyPicture } from './anatomy-picture.tsx';
import { argTypesOf } from './arg-types.ts';
import { componentNamed, componentOf, partsOf } from './component-of.ts';
import { DocsGlobals } from './docs-globals.ts';
import { Changes, KeyboardTable, StatusLine, WordsTable } from './facts.tsx';
import { FramedExample } from './framed-example.tsx';
import { Guidance } from './guidance.tsx';
import { isFramed } from './story-frame.ts';

/** An example on the page itself; in a frame when it needs a page, a screen or toolbar choices of its own. */
function Example({ story }: { story: PreparedStory }) {
  return isFramed(story) ? <FramedExample story={story} /> : <Canvas of={story.moduleExport} />;
}

function Section({ children }: { children: string }) {
  return (
    <div className="docs-heading">
      <Heading>{children}</Heading>
    </div>
  );
}

/** The lines of the docstring that tell how to use a component, as far as it has them; its keys have a table of their own. */
function Manner({ sections }: ComponentDoc) {
  const lines = Object.entries(sections).filter(([label]) => label !== 'Keyboard');
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
      {part.keyboard && part.keyboard.lines.length > 0 && <KeyboardTable keyboard={part.keyboard} />}
      <PropsTable {...part} />
    </section>
  );
}

/** A table of words that is longer than a screen stays folded. */
const MANY_WORDS = 15;

/** What a designer asks of a component: its parts, what to do and what not, its keys, its words. */
function Design({ doc, component, stories }: { doc: ComponentDoc; component: string; stories: readonly PreparedStory[] }) {
  const { anatomy, guidance, keyboard, words } = doc;
  const shown = anatomy && stories.find(({ id }) => id === toId(component, storyNameFromExport(anatomy.example)));
  return (
    <>
      {anatomy && shown && (
        <>
          <Section>Anatomy</Section>
          <AnatomyPicture story={shown} anatomy={anatomy} />
        </>
      )}
      {guidance.length > 0 && (
        <>
          <Section>Do and don't</Section>
          <Guidance {...doc} />
        </>
      )}
      {keyboard && (
        <>
          <Section>Keyboard</Section>
          <KeyboardTable keyboard={keyboard} />
        </>
      )}
      {words.length > 0 && (
        <>
          <Section>Words</Section>
          {words.length > MANY_WORDS ? (
            <details className="docs-more">
              <summary>The {words.length} texts that it says by itself</summary>
              <WordsTable words={words} />
            </details>
          ) : (
            <WordsTable words={words} />
          )}
        </>
      )}
    </>
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
 * The page of a component: what it is, how it is used, its parts, its props, the examples, what belongs to it. All words come from the
 * docstring, the anatomy and the guidance beside the code, by way of tools/lib/component-docs.
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
          <StatusLine {...doc} />
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
          {doc && <Design doc={doc} component={preparedMeta.id} stories={stories} />}
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
      {doc && (
        <>
          <Section>Changes</Section>
          <Changes {...doc} />
        </>
      )}
      <Tested stories={tested} />
      {doc && <Requirements ids={doc.requirements} />}
    </>
  );
}
