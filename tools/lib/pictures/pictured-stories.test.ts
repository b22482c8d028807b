import { expect, test } from 'vitest';
import { picturedStories } from './pictured-stories.ts';

const story = (title: string, exportName: string, tags: readonly string[] = []) => ({
  id: `${title.toLowerCase().replace('/', '-')}--${exportName.toLowerCase()}`,
  type: 'story',
  name: exportName,
  title,
  exportName,
  tags,
});
const page = (title: string) => ({ id: `${title}--docs`, type: 'docs', name: 'Docs', title });

test('B-074 the matrix stands for a component, else its first example; a tag adds others, and pages of the foundations have none', () => {
  const pictured = picturedStories([
    page('Foundations/Colour'),
    story('Foundations/Colour', 'Tokens'),
    story('Foundations/Patterns', 'Desk', ['picture']),
    page('Inputs/CpfInput'),
    story('Inputs/CpfInput', 'Empty'),
    story('Inputs/CpfInput', 'Filled', ['picture']),
    story('Inputs/CpfInput', 'States'),
    page('Modals/AirQuoteModal'),
    story('Modals/AirQuoteModal', 'Stored'),
    story('Modals/AirQuoteModal', 'New'),
  ]);
  expect(pictured.map(({ id }) => id)).toEqual([
    'foundations-patterns--desk',
    'inputs-cpfinput--filled',
    'inputs-cpfinput--states',
    'modals-airquotemodal--stored',
  ]);
});
