// Before the first paint: the chosen theme, density and language, or what the system prefers.
(() => {
  const page = document.documentElement;
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = read('theme');
  page.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
  page.dataset.density = read('density') === 'compact' ? 'compact' : 'comfortable';
  const language = read('language');
  if (language === 'en' || language === 'es') page.lang = language;
})();
