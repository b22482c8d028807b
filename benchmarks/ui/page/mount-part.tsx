import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The component of each measured part, by the name that the address gives (`?part=dialog`). */
export type Parts = Readonly<Record<string, ComponentType>>;

/** The page behind a dialog or a popover. */
function Background() {
  return (
    <ul>
      {Array.from({ length: 200 }, (_, index) => (
        <li key={index}>
          <span>{`Linha ${index}`}</span> <a href="#linha">{`Ver ${index}`}</a>
        </li>
      ))}
    </ul>
  );
}

/** A button that mounts its children and removes them again; of no library, and tall enough for every rule about targets. */
export function MountedOnPress({ children }: { children: () => ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" data-bench="press" style={{ minHeight: 32 }} onClick={() => setShown(!shown)}>
        Mostrar
      </button>
      {shown && children()}
    </>
  );
}

/** What a slider stands at, as a screen would show it. */
export function FareRange({ from, to }: { from: number; to: number }) {
  return <output data-bench="range">{`${from}–${to}`}</output>;
}

/**
 * Renders the part that the address names, or all of them.
 *
 * @param Frame what the library wants around an app
 */
export function mountPart(parts: Parts, Frame: ComponentType<{ children: ReactNode }> = Fragment): void {
  const wanted = new URLSearchParams(location.search).get('part');
  const shown = Object.entries(parts).filter(([name]) => wanted === null || name === wanted);
  const root = document.getElementById('root');
  if (shown.length === 0 || !root) throw new Error(`This page has no part "${wanted}".`);
  createRoot(root).render(
    <Frame>
      <main>
        <h1>{document.title}</h1>
        {shown.map(([name, Part]) => (
          <div key={name} data-part={name}>
            <Part />
          </div>
        ))}
        {(wanted === 'dialog' || wanted === 'popover') && <Background />}
      </main>
    </Frame>,
  );
}
