/** Follows a link of the app as a press on it does, so that a screen with unsaved changes asks first. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
