import { type RefObject, useEffect, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped onto an element or pasted anywhere on the page, while `wanted`. A file that is dropped beside it is not opened in
 * place of the page. Returns whether files are being dragged over the page.
 */
export function useDroppedFiles(area: RefObject<HTMLElement | null>, wanted: boolean, take: (files: readonly File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const takeFiles = useEffectEvent(take);
  useEffect(() => {
    if (!wanted) return;
    const over = (event: DragEvent) => {
      if (!bringsFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      const inside = event.target instanceof Node && area.current?.contains(event.target);
      event.dataTransfer.dropEffect = inside ? 'copy' : 'none';
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      // Between two elements of the page there is a next one.
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!bringsFiles(event)) return;
      event.preventDefault();
      const inside = event.target instanceof Node && area.current?.contains(event.target);
      if (inside) takeFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      takeFiles(files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [area, wanted]);
  return wanted && dragging;
}
