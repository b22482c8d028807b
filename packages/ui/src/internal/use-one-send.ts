import { useState } from 'react';

/**
 * A gate that lets one send through at a time: it opens again as soon as the send has ended, so that no press is lost once the form may be sent
 * again, and not before what the send has its caller render could be seen.
 */
function createOneSend() {
  let isOpen = true;
  return async (send: () => unknown): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    // It comes in tasks of its own: a request that begins, and the picture of it.
    const seen = new Promise<void>((resolve) => {
      setTimeout(() => setTimeout(resolve));
    });
    try {
      await send();
    } finally {
      await seen;
      isOpen = true;
    }
  };
}

/**
 * Sends a form once: the second Enter of a double one comes before `pending` is rendered when it waits in the queue behind the first. The button of
 * the form drops the second press by itself.
 */
export function useOneSend(): (send: () => unknown) => Promise<void> {
  return useState(createOneSend)[0];
}
