import { components, format, imports, messages, openApi, purity, requirements, types, unused } from './checks.ts';
import { examples } from './examples.ts';
import { publishable } from './publishable.ts';
import type { Step } from './step.ts';
import { endToEnd, stories, typing, unit } from './suites.ts';

/** What `npm test` does, in this order: the quick ones first. */
export const STEPS: readonly Step[] = [
  { name: 'lint', what: 'format and lint (biome)', run: format },
  { name: 'types', what: 'types (tsc -b)', run: types },
  { name: 'imports', what: 'imports run one way (dependency-cruiser)', run: imports },
  { name: 'unused', what: 'nothing is left over (knip)', run: unused },
  { name: 'purity', what: 'masks and domain ask neither clock nor chance nor the world outside', run: purity },
  { name: 'components', what: 'every component has a story', run: components },
  { name: 'messages', what: 'every message exists in three languages, and no text stands outside them', run: messages },
  { name: 'requirements', what: 'every requirement that a title cites exists', run: requirements },
  { name: 'openapi', what: 'the OpenAPI document passes its linter (redocly)', run: openApi },
  { name: 'publishable', what: 'every package can be published (publint, attw)', run: publishable },
  { name: 'examples', what: 'the packages, installed as npm packs them, work in Node, in Vite and in Chromium', run: examples },
  { name: 'unit', what: 'unit tests (vitest)', run: unit },
  { name: 'typing', what: 'what keyboards, input methods and clipboards do to the fields, in Chromium (vitest)', run: typing },
  { name: 'stories', what: 'stories as tests in Chromium (vitest)', run: stories },
  { name: 'e2e', what: 'the whole product in Chromium (playwright)', run: endToEnd },
];
