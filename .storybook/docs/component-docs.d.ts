declare module 'virtual:component-docs' {
  /** What tools/lib/component-docs read from the sources; empty while the stories run as tests. */
  export const catalogue: import('../../tools/lib/component-docs/catalogue.ts').Catalogue;
}

declare module 'virtual:changelog' {
  /** What changed in the packages, the newest version first. */
  export const changes: readonly import('../../tools/lib/component-docs/changelog.ts').Change[];
}
