import { PRODUCT_NAME } from '@guiche/domain/product';
import { useEffect } from 'react';

/** Sets the title of the page, for the browser's tab and screen readers: `Cotações · Guichê`. @see A-001 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
