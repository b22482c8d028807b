import { FileIcon, FileSpreadsheet, FileText, ImageIcon, type LucideIcon, Presentation } from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  jpg: ImageIcon,
  jpeg: ImageIcon,
  bmp: ImageIcon,
  gif: ImageIcon,
  png: ImageIcon,
  tif: ImageIcon,
  tiff: ImageIcon,
  txt: FileText,
  pdf: FileText,
  rtf: FileText,
  doc: FileText,
  docx: FileText,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  ppt: Presentation,
  pptx: Presentation,
};

/** The icon of a file by its extension; the extension stands beside it in letters. */
export function FileKindIcon({ extension }: { extension: string }) {
  const Icon = ICONS[extension.toLowerCase()] ?? FileIcon;
  return (
    <span
      aria-hidden="true"
      className="g:flex g:size-9 g:shrink-0 g:items-center g:justify-center g:rounded-md g:bg-surface-3 g:text-ink-2"
    >
      <Icon className="g:size-5" />
    </span>
  );
}
