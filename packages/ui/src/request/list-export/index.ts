export { ListExport, type ListExportProps, type RunningExport } from './list-export.tsx';
