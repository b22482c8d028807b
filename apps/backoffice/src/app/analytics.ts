/** The hosts of a machine that somebody works on the app with. */
const LOCAL = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** The address of the analytics to load; null on a local host, and without one in the build. @see A-009 */
export function analyticsAddress(hostname: string, setting: string | undefined): string | null {
  return setting && !LOCAL.includes(hostname) ? setting : null;
}

/** Starts the analytics of a third party where there are any. @see A-009 */
export function startAnalytics(): void {
  const address = analyticsAddress(location.hostname, import.meta.env.VITE_ANALYTICS_URL);
  if (address === null) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
