import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Loading',
  parts: [
    { name: 'Cover', at: '[data-part="cover"]', says: 'keeps pointer and keyboard off what is beneath.' },
    { name: 'Words', at: '[data-part="cover"] span:last-child', says: 'what is waited for.' },
    { name: 'Area', at: '[data-part="area"]', says: 'what is covered; it stays in its place.' },
  ],
};
