import type { Plugin } from 'vite';

/** What most windows and screens are made of. */
const PARTS =
  /node_modules\/(@radix-ui|@floating-ui|lucide-react)\/|ui\/src\/(internal|primitives)\/|domain\/src\/(dates|enums|internal)\//;

/** The screen of a request, where a clerk spends the day. */
const REQUEST = /backoffice\/src\/features\/request\/route\.tsx$/;

/** Screens and windows that are also opened without a request, and that share much with its screen. */
const BESIDE_IT =
  /backoffice\/src\/(features\/(agency|clients|groups|integrations|management|pending|reports|users|vip)\/route|shared\/chat\/chat-window)\.tsx$/;

/** The file of the icons' package that exports all of them: who uses one would seem to use each. */
const ALL_ICONS = /lucide-react\.mjs$/;

/**
 * Puts what comes after the first screen into few files: left to itself the bundler makes one of every few lines that two windows share, and
 * a browser fetches six at a time. (The screen of a request: 91 files, most of them under 1 KB; with these groups 5.) In `parts` is what most
 * windows need, in `request` what the screen of a request needs besides, and in `shared` what it has in common with the screens beside it.
 *
 * A module's imports are in the same set, in `parts`, or in a group of the first screens: no two files wait for each other, and the bundler
 * need not follow the imports itself.
 */
export function sharedChunks() {
  const parts = new Set<string>();
  const shared = new Set<string>();
  const request = new Set<string>();

  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const reachedFrom = (roots: RegExp, known?: ReadonlySet<string>): Set<string> => {
        const reached = new Set<string>();
        const open = all.filter((id) => roots.test(id));
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (reached.has(id) || known?.has(id)) continue;
          reached.add(id);
          if (!ALL_ICONS.test(id)) open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return reached;
      };
      for (const id of reachedFrom(PARTS)) parts.add(id);
      const besideIt = reachedFrom(BESIDE_IT, parts);
      for (const id of reachedFrom(REQUEST, parts)) (besideIt.has(id) ? shared : request).add(id);
    },
  };

  const group = (name: string, members: ReadonlySet<string>) => ({
    name,
    test: (id: string) => members.has(id),
    includeDependenciesRecursively: false,
  });
  return { plugin, groups: [group('parts', parts), group('shared', shared), group('request', request)] };
}
