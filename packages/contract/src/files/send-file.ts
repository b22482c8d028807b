/** What is sent: a form with one file. */
export interface FileRequest {
  readonly address: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: FormData;
  readonly signal?: AbortSignal | undefined;
  /** Called with the part of the bytes that has been sent, 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** The response of a request, read as text. */
export interface FileResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends a form; rejects when no response came. */
export type SendFile = (request: FileRequest) => Promise<FileResponse>;

/** Sends with `fetch`, which does not tell how much has been sent. */
export const sendWithFetch: SendFile = async ({ address, method, headers, body, signal }) => {
  const response = await fetch(address, { method, headers, body, ...(signal && { signal }) });
  return { status: response.status, text: await response.text() };
};

/** Sends with `XMLHttpRequest`, the one way of browsers to tell how much has been sent. */
export const sendWithProgress: SendFile = ({ address, method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, address);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('the file could not be sent'));
    request.onabort = () => reject(new DOMException('the file is no longer being sent', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) reject(signal.reason);
    else request.send(body);
  });
