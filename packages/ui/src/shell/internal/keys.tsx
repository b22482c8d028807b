import { Kbd } from '../../primitives/kbd/index.ts';

export interface KeysProps {
  /** The keys, one after the other: `['g', 'd']`. */
  keys: readonly string[];
}

/** The keys of a shortcut, pressed one after the other. */
export function Keys({ keys }: KeysProps) {
  return (
    <span className="g:flex g:shrink-0 g:items-center g:gap-1 g:pointer-coarse:hidden">
      {keys.map((key, place) => (
        // A sequence may have a key twice.
        <Kbd key={place}>{key}</Kbd>
      ))}
    </span>
  );
}
