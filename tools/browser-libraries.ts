import domain from '../packages/domain/package.json' with { type: 'json' };
import ui from '../packages/ui/package.json' with { type: 'json' };

/** The libraries that the components import: prepared before the first test, because Vite reloads the page when it finds one later. */
export const BROWSER_LIBRARIES = [domain.dependencies, ui.dependencies, ui.peerDependencies]
  .flatMap((dependencies) => Object.keys(dependencies))
  .filter((name) => !name.startsWith('@guiche/') && !name.startsWith('@fontsource'))
  // Entry points below a package's name, some behind a dynamic import.
  .concat(['factory', 'number', 'pattern'].map((name) => `imask/esm/masked/${name}`))
  .concat(['en-US', 'es', 'pt-BR'].map((name) => `react-day-picker/locale/${name}`));
