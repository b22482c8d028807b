declare module 'virtual:component-docs' {
  /** What tools/lib/component-docs read from the sources; empty while the stories run as tests. */
  export const catalogue: import('../../tools/lib/component-docs/catalogue.ts').Catalogue;
}
