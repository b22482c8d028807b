/** What stands before the last part of a class: `g:hover` of `g:hover:w-4`. */
const variantOf = (name: string) => name.slice(0, name.lastIndexOf(':'));

/** Whether a rule styles the element with the class itself, not one inside it or beside it. */
const isOwn = (selector: string) => !/[ >+~]/.test(selector.replaceAll(/\\.|\([^()]*\)/g, '').replace(/^& ?(?=[:[.])/, ''));

/** The properties that a rule sets, with those of the rules in it; undefined when one of them is about another element. */
function propertiesOf(rule: CSSRule): string[] | undefined {
  const own = rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations ? [...rule.style] : [];
  if (rule instanceof CSSStyleRule && !isOwn(rule.selectorText)) return undefined;
  const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].map(propertiesOf) : [];
  return inner.includes(undefined) ? undefined : [...own, ...inner.flatMap((properties) => properties ?? [])];
}

/** What each of our classes sets under which variant, from all style sheets: two classes with the same are alternatives. */
function alternatives(): Map<string, string> {
  const found = new Map<string, string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      const name = rule instanceof CSSStyleRule ? /^\.(g\\:(?:\\.|[\w-])+)/.exec(rule.selectorText)?.[1]?.replaceAll('\\', '') : undefined;
      if (name !== undefined) {
        const properties = propertiesOf(rule);
        if (properties && properties.length > 0 && !name.endsWith('!')) found.set(name, `${variantOf(name)} ${properties.sort().join()}`);
      } else if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return found;
}

let known: { readonly sheets: number; readonly map: Map<string, string> } | undefined;

/** Reads the style sheets again when there are more of them: a component brings its own as it is loaded. */
function knownAlternatives(): Map<string, string> {
  const sheets = [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  if (known?.sheets !== sheets) known = { sheets, map: alternatives() };
  return known.map;
}

/**
 * Elements that have two of our classes which set the same (`g:justify-center g:justify-start`). Which of them counts would depend on the
 * order of style sheets, which `styles/<entry>.css` leaves to the page: the one that is to win has to say so (`g:justify-start!`).
 */
export function classConflicts(): string[] {
  const map = knownAlternatives();
  const conflicts = new Set<string>();
  for (const element of document.querySelectorAll('[class*="g:"]')) {
    const seen = new Map<string, string>();
    for (const name of element.classList) {
      const sets = map.get(name);
      if (sets === undefined) continue;
      const other = seen.get(sets);
      if (other !== undefined)
        conflicts.add(
          `${other} and ${name} set the same, and one element has both: ${element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1)}`,
        );
      seen.set(sets, name);
    }
  }
  return [...conflicts];
}
