import { type ReactNode, useEffect, useState } from 'react';
import { useHydrating } from '../internal/use-hydrating.ts';
import { CodeNotFetched } from './code-not-fetched.ts';

type Rendered<Props> = (props: Props) => ReactNode;

interface Substitutes {
  /** What is shown until the code is there; by default nothing. */
  meanwhile?: ReactNode;
  /** What is shown when the code cannot be fetched; by default that is an error of the nearest error boundary. */
  failed?: ReactNode;
}

/** A component whose code is fetched when it is needed. */
export interface OnDemand<Props> {
  (props: Props & Substitutes): ReactNode;
  /** Fetches the code ahead. Rejects with `CodeNotFetched`; the next call tries again. */
  preload: () => Promise<void>;
}

/**
 * Makes a component of one whose code is fetched when it is first rendered, or ahead by `preload`. Code that is there is rendered at once.
 * The browser keeps the failure of a module until the page is loaded again: each further try is answered from its module map. So nothing is
 * asked of it while there is no connection; what is rendered meanwhile waits for the connection. Any other failure is a `CodeNotFetched`.
 *
 * Not `React.lazy`: it shows the fallback once even when the code was fetched ahead, and React keeps every fallback on the screen for
 * 300 ms (`FALLBACK_THROTTLE_MS` of its reconciler), so that a window opened 300 ms late.
 */
export function onDemand<Props extends object>(load: () => Promise<Rendered<Props>>): OnDemand<Props> {
  let Loaded: Rendered<Props> | undefined;
  async function preload() {
    if (Loaded) return;
    if (!navigator.onLine) throw new CodeNotFetched(true);
    try {
      Loaded = await load();
    } catch (cause) {
      throw new CodeNotFetched(false, { cause });
    }
  }

  function Demanded({ meanwhile = null, failed, ...props }: Substitutes) {
    // A server shows what stands in meanwhile, though a page that it made may have fetched the code by now.
    const hydrating = useHydrating();
    const [state, setState] = useState<{ readonly Shown?: Rendered<Props> | undefined; readonly failure?: unknown }>({
      Shown: hydrating ? undefined : Loaded,
    });
    const { Shown } = state;
    const waits = state.failure instanceof CodeNotFetched && state.failure.passes;
    useEffect(() => {
      if (Shown) return;
      if (waits) {
        const again = () => setState({});
        addEventListener('online', again);
        return () => removeEventListener('online', again);
      }
      preload().then(
        () => setState({ Shown: Loaded }),
        (failure: unknown) => setState({ failure }),
      );
    }, [Shown, waits]);
    if (state.failure !== undefined && !waits) {
      if (failed === undefined) throw state.failure;
      return failed;
    }
    // The rest of the props are those of the component: `OnDemand` says so to every caller.
    return Shown ? <Shown {...(props as Props)} /> : meanwhile;
  }
  return Object.assign(Demanded, { preload });
}
