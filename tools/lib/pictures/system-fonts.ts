import type { Page } from 'playwright';

/** Elements with text of their own, and fields. */
const WITH_TEXT = '//body//*[self::input or self::textarea or text()[normalize-space()]][not(self::script or self::style)]';

/**
 * The fonts of the system in which a page draws any text, each with an example. A picture with such text would be another one on
 * another machine.
 */
export async function systemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    await session.send('DOM.getDocument');
    const { searchId, resultCount } = await session.send('DOM.performSearch', { query: WITH_TEXT });
    if (resultCount === 0) return [];
    const { nodeIds } = await session.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: resultCount });
    const found = new Map<string, string>();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName } of fonts.filter(({ isCustomFont }) => !isCustomFont)) {
        if (!found.has(familyName)) found.set(familyName, (await session.send('DOM.getOuterHTML', { nodeId })).outerHTML.slice(0, 200));
      }
    }
    return [...found].map(([family, example]) => `it uses ${family}, a font of this system: ${example}`);
  } finally {
    await session.detach();
  }
}
