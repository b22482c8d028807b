/** In a file of its own: the files of the window stand by name in whatever imports it, and the first load would grow with each. */
export const loadChatWindow = () => import('./chat-window.tsx');
