export interface UserMenuProps {
  /** The user's full name. */
  name: string;
  /** The agency for which the user works. */
  agency: string;
  /** The form of the own profile; left out for a user who may not open it. @see A-068 */
  profileHref?: string | undefined;
  /** The address of the external help, which opens in a new tab; left out when none is set. @see A-067 */
  helpHref?: string | undefined;
  /** Shows the open sessions of the user. @see B-068 */
  onShowSessions: () => void;
  /** Opens the command palette; without it there is no entry. @see B-049 */
  onShowPalette?: (() => void) | undefined;
  /** Shows the shortcuts of the present screen; without it there is no entry. @see B-048 */
  onShowShortcuts?: (() => void) | undefined;
  /** Whether deadlines are told by notifications of the desktop; left out where the browser has none. @see B-051 */
  desktopNotices?: { readonly on: boolean; readonly onChange: (on: boolean) => void } | undefined;
  /** Called by the item that ends the session. */
  onLogout: () => void;
}
