export interface NavigationEntry {
  href: string;
  label: string;
  /** The screen that is shown. */
  current: boolean;
}
