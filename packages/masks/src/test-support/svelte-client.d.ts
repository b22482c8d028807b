/** What compiled components call; svelte has no types for it. */
declare module 'svelte/internal/client' {
  const client: object;
  export = client;
}
