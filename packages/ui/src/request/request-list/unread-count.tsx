import { MessageSquareText } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { requestListTexts } from './request-list.texts.ts';

export interface UnreadCountProps {
  count: number;
}

/** The number of unread messages of the client; renders nothing at 0. @see A-114 */
export function UnreadCount({ count }: UnreadCountProps) {
  const t = useTexts(requestListTexts);
  if (count <= 0) return null;
  const words = t('unread', { count });
  return (
    <span title={words} className="g:inline-flex g:shrink-0 g:items-center g:gap-1 g:font-semibold g:text-accent-text g:text-xs">
      <MessageSquareText aria-hidden="true" className="g:size-3.5" />
      <span className="g:own" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="g:sr-only">{words}</span>
    </span>
  );
}
