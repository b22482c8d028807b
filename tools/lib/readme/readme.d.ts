declare module 'virtual:readme' {
  interface ReadmeModule {
    /** Its lines that say their result. */
    results: readonly { line: string; value: unknown; expected: unknown }[];
    [name: string]: unknown;
  }
  /** The examples of the READMEs by name, such as `ui/3.tsx`. */
  export const examples: Readonly<Record<string, () => Promise<ReadmeModule>>>;
}
