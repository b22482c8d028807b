import { useState } from 'react';

/** A gate that lets one send through at a time. */
function createOneSend() {
  let isOpen = true;
  // What the send has its caller render comes in tasks of its own: a request that begins, and the picture of it.
  const reopen = () =>
    setTimeout(() =>
      setTimeout(() => {
        isOpen = true;
      }),
    );
  return async (send: () => unknown): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    try {
      await send();
    } finally {
      reopen();
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
