import { components, format, imports, messages, openApi, purity, requirements, types, unused } from './checks.ts';
import { CONCERNS } from './concerns.ts';
import { examples } from './examples.ts';
import { publicInterface, publishable } from './publishable.ts';
import { screens } from './screens.ts';
import type { Step } from './step.ts';
import { storybook } from './storybook.ts';
import { endToEnd, faults, otherBrowsers, stories, typing, unit } from './suites.ts';

/** The steps that write the packages' built files. */
const PACKAGES_BUILT = ['publishable', 'api', 'examples'];

/**
 * The steps of `npm test`, in the order in which they start: the quick ones first, because they tell most for their time, then those that
 * build, the whole product, and the suites, so that the lanes end together.
 */
export const STEPS: readonly Step[] = [
  { name: 'lint', what: 'format and lint (biome)', run: format, concerns: CONCERNS.lint },
  { name: 'types', what: 'types (tsc -b)', run: types, concerns: CONCERNS.types },
  { name: 'imports', what: 'imports run one way (dependency-cruiser)', run: imports, concerns: CONCERNS.imports },
  { name: 'unused', what: 'nothing is left over (knip)', run: unused, concerns: CONCERNS.unused },
  { name: 'purity', what: 'masks and domain ask neither clock nor chance nor the world outside', run: purity, concerns: CONCERNS.purity },
  { name: 'components', what: 'every component has a story, and every page an example', run: components, concerns: CONCERNS.components },
  {
    name: 'messages',
    what: 'every message exists in three languages, and no text stands outside them',
    run: messages,
    concerns: CONCERNS.messages,
  },
  { name: 'requirements', what: 'every requirement that a title cites exists', run: requirements, concerns: CONCERNS.requirements },
  { name: 'openapi', what: 'the OpenAPI document passes its linter (redocly)', run: openApi, concerns: CONCERNS.openapi },
  // These build the packages into the folders that the type check writes to as well, under the servers of the tests in the browser, which
  // watch them, and under tools that read them: so they go before those, and begin early, because examples waits for all of them and is long.
  {
    name: 'publishable',
    what: 'every package can be published (publint, attw)',
    run: publishable,
    concerns: CONCERNS.publishable,
    after: ['types'],
  },
  {
    name: 'api',
    what: 'what is public is listed in docs/api, and a changeset tells of each change',
    run: publicInterface,
    concerns: CONCERNS.api,
    after: ['types', 'publishable'],
  },
  {
    name: 'examples',
    what: 'the packages, installed as npm packs them, work in Node, in Vite and in Chromium',
    run: examples,
    concerns: CONCERNS.examples,
    after: ['types', 'publishable', 'api'],
  },
  {
    name: 'storybook',
    what: 'the pages of Storybook, built: tables, toolbar, menu and search in Chromium (playwright)',
    run: storybook,
    concerns: CONCERNS.storybook,
  },
  {
    name: 'faults',
    what: 'servers killed, cut off, locked, full and slowed down lose nothing (vitest; more by npm run test:faults)',
    run: faults,
    concerns: CONCERNS.faults,
  },
  // Its workers, with their servers and browsers, keep all processors busy: the stories beside them would only make both wait.
  {
    name: 'e2e',
    what: 'the whole product in Chromium (playwright)',
    run: endToEnd,
    concerns: CONCERNS.e2e,
    width: Number.POSITIVE_INFINITY,
  },
  {
    name: 'stories',
    what: 'stories as tests in Chromium (vitest)',
    run: stories,
    concerns: CONCERNS.stories,
    after: PACKAGES_BUILT,
    // Two pages at a time.
    width: 2,
  },
  { name: 'unit', what: 'unit tests (vitest)', run: unit, concerns: CONCERNS.unit, after: PACKAGES_BUILT },
  {
    name: 'typing',
    what: 'what keyboards, input methods and clipboards do to the fields, in Chromium (vitest)',
    run: typing,
    concerns: CONCERNS.typing,
    after: PACKAGES_BUILT,
  },
  // The end-to-end tests build the back office, too.
  { name: 'screens', what: 'the pictures of the screens of the back office', run: screens, concerns: CONCERNS.screens, after: ['e2e'] },
  {
    name: 'browsers',
    what: 'fields, main job and stories in Firefox and WebKit, where they are installed (vitest; all stories by npm run test:browsers)',
    run: otherBrowsers,
    concerns: CONCERNS.browsers,
    // Both build the back office when it is not up to date.
    after: ['e2e'],
  },
];
