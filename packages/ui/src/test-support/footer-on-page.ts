import { expect } from 'storybook/test';

/** A form that is higher than the screen has its whole footer within sight: nothing of it is cut at the lower edge. */
export async function expectFooterInSight(root: HTMLElement): Promise<void> {
  const form = root.querySelector('form');
  const footer = root.querySelector('footer');
  if (!form || !footer) throw new Error('The form has no footer');
  form.style.minHeight = '200vh';
  await expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
}
