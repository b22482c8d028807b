let wanted = false;
let open = (): void => {
  wanted = true;
};

/** Opens the window with the open sessions, once its code is there. @see B-068 */
export function showSessions(): void {
  open();
}

/** Says who opens the window. */
export function openSessionsWith(opener: typeof open): void {
  open = opener;
  if (wanted) opener();
  wanted = false;
}
