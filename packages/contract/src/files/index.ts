export {
  createFileClient,
  type DownloadInput,
  type FileClient,
  type FileClientOptions,
  type Started,
  type UploadInput,
} from './file-client.ts';
export { type FileRequest, type FileResponse, type SendFile, sendWithFetch, sendWithProgress } from './send-file.ts';
