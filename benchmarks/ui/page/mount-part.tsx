import { type ComponentType, type ReactNode, useState } from 'react';
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

/** A button that mounts its children and removes them again. */
export function MountedOnPress({ children }: { children: () => ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" data-bench="press" onClick={() => setShown(!shown)}>
        Mostrar
      </button>
      {shown && children()}
    </>
  );
}

/** Renders the part that the address names. */
export function mountPart(parts: Parts): void {
  const name = new URLSearchParams(location.search).get('part') ?? '';
  const Part = parts[name];
  const root = document.getElementById('root');
  if (!Part || !root) throw new Error(`This page has no part "${name}".`);
  createRoot(root).render(
    <>
      <Part />
      {(name === 'dialog' || name === 'popover') && <Background />}
    </>,
  );
}
