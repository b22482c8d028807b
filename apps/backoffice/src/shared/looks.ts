import type { AppearanceMenuProps, Density, Theme } from '@guiche/ui/shell/appearance-menu';
import { useEffect, useState } from 'react';
import { followStored } from './follow-stored.ts';

// public/appearance.js reads both before the first paint.
const THEME = 'theme';
const DENSITY = 'density';
const DARK = matchMedia('(prefers-color-scheme: dark)');

function storedTheme(): Theme {
  const stored = localStorage.getItem(THEME);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/**
 * The theme and density of the screen and how to change them; the choice is remembered, the density also for each user, and `system` follows the
 * system's theme. The theme holds in all tabs.
 * @see B-046
 */
export function useLooks(userId?: string): AppearanceMenuProps {
  const [theme, setTheme] = useState(storedTheme);
  const own = `${DENSITY}:${userId}`;
  const [density, setDensity] = useState<Density>(() =>
    localStorage.getItem(userId ? own : DENSITY) === 'compact' ? 'compact' : 'comfortable',
  );

  useEffect(() => {
    function apply() {
      document.documentElement.dataset['theme'] = theme === 'system' ? (DARK.matches ? 'dark' : 'light') : theme;
    }
    apply();
    DARK.addEventListener('change', apply);
    const stop = followStored(THEME, () => setTheme(storedTheme()));
    return () => {
      DARK.removeEventListener('change', apply);
      stop();
    };
  }, [theme]);

  useEffect(() => {
    document.documentElement.dataset['density'] = density;
    localStorage.setItem(DENSITY, density);
  }, [density]);

  return {
    theme,
    density,
    onThemeChange(next) {
      localStorage.setItem(THEME, next);
      setTheme(next);
    },
    onDensityChange(next) {
      if (userId) localStorage.setItem(own, next);
      setDensity(next);
    },
  };
}
