import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Files',
  screen: { width: 1000, height: 720 },
  parts: [
    { name: 'Context', at: '[data-slot="dialog"] header', says: 'whose attachments they are.' },
    { name: 'Drop area', at: '[data-slot="drop-area"]', says: 'takes files by button, by dropping and by pasting.' },
    { name: 'Held file', at: '[data-slot="attachment"]:has([data-slot="badge"])', says: 'waits until the service is saved.' },
    { name: 'Stored file', at: '[data-slot="attachment"]:last-child', says: 'description, extension, size, moment, and what can be done.' },
    { name: 'Log', at: '[data-slot="dialog-footer"] button', says: 'shows what happened to the files.' },
  ],
};
