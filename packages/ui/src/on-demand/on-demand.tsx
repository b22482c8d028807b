import { type ReactNode, useEffect, useState } from 'react';

type Rendered<Props> = (props: Props) => ReactNode;

/** A component whose code is fetched when it is needed. */
export interface OnDemand<Props> {
  (props: Props & { /** What is shown until the code is there; by default nothing. */ meanwhile?: ReactNode }): ReactNode;
  /** Fetches the code ahead. Rejects when it cannot be fetched; the next call tries again. */
  preload: () => Promise<void>;
}

/**
 * Makes a component of one whose code is fetched when it is first rendered, or ahead by `preload`. Code that is there is rendered at once.
 * Code that cannot be fetched is an error of the nearest error boundary; rendered anew, it is fetched anew.
 *
 * Not `React.lazy`: it shows the fallback once even when the code was fetched ahead, and React keeps every fallback on the screen for
 * 300 ms (`FALLBACK_THROTTLE_MS` of its reconciler), so that a window opened 300 ms late.
 */
export function onDemand<Props extends object>(load: () => Promise<Rendered<Props>>): OnDemand<Props> {
  let Loaded: Rendered<Props> | undefined;
  async function preload() {
    Loaded ??= await load();
  }

  function Demanded({ meanwhile = null, ...props }: { meanwhile?: ReactNode }) {
    const [state, setState] = useState<{ readonly Shown?: Rendered<Props> | undefined; readonly failure?: unknown }>({
      Shown: Loaded,
    });
    const { Shown } = state;
    useEffect(() => {
      if (Shown) return;
      preload().then(
        () => setState({ Shown: Loaded }),
        (failure: unknown) => setState({ failure }),
      );
    }, [Shown]);
    if (state.failure !== undefined) throw state.failure;
    // The rest of the props are those of the component: `OnDemand` says so to every caller.
    return Shown ? <Shown {...(props as Props)} /> : meanwhile;
  }
  return Object.assign(Demanded, { preload });
}
