/** What a tab does when another tab of this browser changes the session. */
export interface OtherTabs {
  /** Somebody logged in there. */
  readonly onOpened?: (userId: string) => void;
  /** The session ended there. */
  readonly onEnded?: () => void;
}

function idOf(user: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(user);
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string' ? parsed.id : undefined;
  } catch {
    return undefined;
  }
}

/** Follows the session that other tabs open and end: all tabs share one. Returns a function that stops it. */
export function followOtherTabs({ onOpened, onEnded }: OtherTabs): () => void {
  function handle({ key, newValue }: StorageEvent) {
    // The session store writes the user last, and removes the authorization first; null for a storage that was emptied.
    const userId = key === 'user' && newValue !== null ? idOf(newValue) : undefined;
    if (userId !== undefined) onOpened?.(userId);
    else if (key === null || (key === 'authorization' && newValue === null)) onEnded?.();
  }
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
