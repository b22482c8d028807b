export interface UserMenuProps {
  name: string;
  agency: string;
  /** The form of the own profile; left out for who may not open it. @see A-068 */
  profileHref?: string | undefined;
  /** The help outside, in a new tab; left out where none is set. @see A-067 */
  helpHref?: string | undefined;
  onLogout: () => void;
}
