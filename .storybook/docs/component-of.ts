import { catalogue } from 'virtual:component-docs';
import type { ComponentDoc } from '../../tools/lib/component-docs/component-doc.ts';

/** What is known about a component, by the name that the build gave it. */
export function componentOf(component: unknown): ComponentDoc | undefined {
  if (component === null || (typeof component !== 'object' && typeof component !== 'function')) return undefined;
  const name = 'displayName' in component ? component.displayName : undefined;
  return catalogue.components.find((one) => one.name === name);
}

/** The component of a page whose stories show it inside of something, by the last part of the page's title. */
export function componentNamed(title: string): ComponentDoc | undefined {
  return catalogue.components.find(({ name }) => name === title.split('/').at(-1));
}

/** The other components of the same folder: the items of a menu, for example. */
export function partsOf({ from, name }: ComponentDoc): ComponentDoc[] {
  return catalogue.components.filter((one) => one.from === from && one.name !== name);
}
