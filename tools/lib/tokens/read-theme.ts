import postcss, { type Declaration, type Rule } from 'postcss';

/** Where a value holds: everywhere, in a theme, or in a density. */
export const CONTEXTS = ['base', 'light', 'dark', 'comfortable', 'compact'] as const;
export type Context = (typeof CONTEXTS)[number];

const PREFIX = '--guiche-';

export interface Token {
  /** Without the prefix: `accent-soft` is the variable `--guiche-accent-soft`. */
  name: string;
  /** What it is for, in a sentence. */
  meaning: string;
  /** Its value as the style sheet says it, in each context that sets it. */
  values: Partial<Record<Context, string>>;
}

function contextOf({ selector }: Rule): Context {
  const named = /\[data-(?:theme|density)="([^"]+)"\]/.exec(selector)?.[1] ?? 'base';
  const context = CONTEXTS.find((one) => one === named);
  if (!context) throw new Error(`theme.css sets tokens in "${named}", which is no theme or density`);
  return context;
}

/** The comment above the first declaration of a token. */
function meaningOf(declaration: Declaration): string {
  const comment = declaration.prev();
  if (comment?.type !== 'comment')
    throw new Error(`theme.css:${declaration.source?.start?.line}: ${declaration.prop} has no meaning above it`);
  return comment.text;
}

/** What must be set with each value, so that a change of theme or density leaves nothing of the other. */
const COUNTERPARTS: readonly (readonly [Context, Context])[] = [
  ['light', 'dark'],
  ['comfortable', 'compact'],
];

/** The tokens of `theme.css`, in its order. Values inside of media queries are for the browser alone. */
export function readTheme(css: string): Token[] {
  const tokens = new Map<string, Token>();
  postcss.parse(css).walkDecls((declaration) => {
    const { parent, prop, value } = declaration;
    if (!prop.startsWith(PREFIX) || parent?.type !== 'rule') return;
    const rule = parent as Rule;
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'media') return;
    const name = prop.slice(PREFIX.length);
    const token = tokens.get(name) ?? { name, meaning: meaningOf(declaration), values: {} };
    tokens.set(name, { ...token, values: { ...token.values, [contextOf(rule)]: value } });
  });
  for (const { name, values } of tokens.values()) {
    for (const [one, other] of COUNTERPARTS) {
      if ((values[one] === undefined) !== (values[other] === undefined))
        throw new Error(`theme.css sets --guiche-${name} in ${one} or ${other} alone`);
    }
  }
  return [...tokens.values()];
}
