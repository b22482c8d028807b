import { createFileClient, sendWithProgress } from '@guiche/contract/files';
import { clientOptions } from './api.ts';
import { noteReached } from './connection/connection.ts';
import { leaveForLogin } from './session/leave.ts';

/** The client of the calls that send or fetch files. Beside `api`, so that it is loaded when the first file is. */
export const files = createFileClient({
  ...clientOptions,
  // Not through the `fetch` of the other calls, whose notes about connection and session it makes as well.
  async sendFile(request) {
    try {
      const response = await sendWithProgress(request);
      noteReached(true);
      if (response.status === 401) leaveForLogin({ reason: 'expirada', comingBack: true, sessionEnded: true });
      return response;
    } catch (error) {
      if (!request.signal?.aborted) noteReached(false);
      throw error;
    }
  },
});

/** Lets the browser save a file under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
