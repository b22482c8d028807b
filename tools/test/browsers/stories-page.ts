import type { DrivenBrowser } from '../../lib/browsers/driven-browser.ts';

/**
 * Begins to collect what goes wrong in the page, and adds `showStory(id)`, which shows a story as the menu of Storybook does: the page
 * stays. `shownStory` is its id as soon as Storybook says that it is finished, or that it cannot be shown; `storyFindings` is what was said.
 */
const PREPARE = `
  window.storyFindings = [];
  const note = (words) => void storyFindings.push(String(words).slice(0, 300));
  const { error } = console;
  console.error = (...words) => { note(words.join(' ')); error.apply(console, words); };
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note(event.reason));
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  let asked;
  let current = new URLSearchParams(location.search).get('id');
  const end = () => { window.shownStory = asked; };
  channel.on('storyFinished', ({ storyId }) => { if (storyId === asked) end(); });
  for (const name of ['storyErrored', 'storyThrewException', 'storyMissing'])
    channel.on(name, (reason) => { note(name + ': ' + (reason?.description ?? reason?.message ?? '')); end(); });
  window.showStory = (storyId) => {
    asked = storyId;
    window.shownStory = undefined;
    storyFindings.length = 0;
    // The one that is shown already would not be shown again.
    channel.emit(storyId === current ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
    current = storyId;
  };
`;

const ROOT = `document.querySelector('#storybook-root')`;

/** Opens a story of a built Storybook, without its play function and without axe, whose place is Chromium, and prepares the page. */
export async function openStories(browser: DrivenBrowser, origin: string, first: string): Promise<void> {
  await browser.open(`${origin}/iframe.html?viewMode=story&embed=true&globals=a11y.manual:!true&id=${first}`);
  await browser.until(`${ROOT}?.firstElementChild`, `the story ${first}`);
  await browser.evaluate(`void (() => {${PREPARE}})()`);
}

/** Shows a story; returns what it says in the console, or why it cannot be shown. */
export async function storyFindings(browser: DrivenBrowser, id: string): Promise<string[]> {
  await browser.evaluate(`void showStory(${JSON.stringify(id)})`);
  await browser.until(`shownStory === ${JSON.stringify(id)}`, `the story ${id}`);
  const said = await browser.evaluate('[...storyFindings]');
  const isEmpty = await browser.evaluate(`document.body.textContent.trim() === '' && !${ROOT}.firstElementChild`);
  return [...(Array.isArray(said) ? said.map(String) : []), ...(isEmpty === true ? ['it shows nothing'] : [])];
}
