declare module 'virtual:design-tokens' {
  type Token = import('../../../../../tools/lib/tokens/read-theme.ts').Token;
  /** The tokens of theme.css, in its order, and whether the files of the design tokens format have them too. */
  export const tokens: readonly (Token & { isDesignToken: boolean })[];
  /** What is published of them, by its file name: theme.css, and the files in the design tokens format. */
  export const files: Readonly<Record<string, string>>;
}
