/** The screen of a request. Named here and not beside the routes: its many files would stand by name in what the first screen waits for. */
export const loadRequestScreen = () => import('../features/request/route.tsx');
