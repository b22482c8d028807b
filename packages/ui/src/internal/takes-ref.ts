import { forwardRef, type ReactNode, type Ref, version } from 'react';

interface WithRef {
  readonly ref?: Ref<unknown>;
}

/** Whether React passes `ref` to a component among its props; React 18 gives it to none that is a plain function. */
const REF_IS_PROP = !version.startsWith('18.');

/**
 * Gives a component its `ref` among its props in React 18 too; where React does that itself, the component is returned as it is.
 *
 * No source calls it: the build of the package puts it around each component that can receive a ref (`tools/lib/published-module.ts`).
 */
export function takesRef<Component extends (props: never) => ReactNode>(component: Component): Component {
  if (REF_IS_PROP) return component;
  const render = component as unknown as (props: WithRef) => ReactNode;
  const taking = forwardRef<unknown, object>((props, ref) => render(ref === null ? props : { ...props, ref }));
  taking.displayName = component.name;
  // Rendered as JSX, as every component is, it takes the same props.
  return taking as unknown as Component;
}
