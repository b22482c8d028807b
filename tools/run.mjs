// npm run <command>: prepares Node and the packages, then runs the file of tools/commands under Node 24.
import { giveUp, prepare, runNode } from './prepare.mjs';

const COMMANDS = {
  dev: 'the API and the back office, both with reload',
  build: 'the packages, the back office and Storybook',
  test: 'every check and every test (--only=lint,unit for some)',
  storybook: 'Storybook on port 6006',
  faults: 'what is done to servers on purpose (--rounds 50 for more than 3 of each)',
  crash: 'the server killed under load, and two clerks who race at two servers (--kills 20 --races 1000)',
  browsers: 'the fields, the main job and all stories in Firefox and WebKit, which it installs if it can',
  pictures: 'takes the pictures of stories and screens that npm test compares (-- some words of their names)',
  chromatic: 'the same stories at Chromatic, in all modes (off without CHROMATIC_PROJECT_TOKEN)',
  bench: 'the figures',
  mutation: 'whether the tests notice each changed rule about money and life cycle',
  requirements: 'how many requirements are proven in every layer that they name (-- A-087 for one of them)',
  rules: 'docs/rules.md from the docstrings of the domain',
  zones: 'the time zones of the airports, from the package that has them',
  land: 'the outlines of the land for the map, from the package that has them',
  release: 'publishes the packages (--dry-run says what would be published, --version makes versions of the changes)',
  api: 'docs/api, what is public of the packages, from their declarations',
  lint: 'format, lint and import directions',
  typecheck: 'TypeScript over everything',
};

const [command = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, command)) {
  const list = Object.entries(COMMANDS).map(([name, what]) => `  ${name.padEnd(14)}${what}`);
  giveUp(`${command ? `"${command}" is not a command` : 'say which command to run'}; there are\n${list.join('\n')}`);
}
prepare();
process.exitCode = await runNode(['--conditions=@guiche/source', `tools/commands/${command}.ts`, ...args]);
