import { commonMessages } from '@guiche/domain/messages/common';
import type { ComponentProps } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'type'> {
  /** Whether there is a further page; without one nothing is shown. */
  hasMore: boolean;
  /** The next page is on its way. */
  pending?: boolean;
  /** Fetches the next page, whose rows go below those that are shown. */
  onLoadMore: () => void;
}

/**
 * The button below a list that comes in pages: it brings the next one.
 *
 * Use: below a list whose server says that there is more.
 * Not for: a list that is there whole, which a `VirtualList` shows however long it is.
 * Parts: those of a `Button`.
 * Keyboard: Enter, Space: bring the next page.
 * Screen reader: a button; while the page is on its way it says that it is busy.
 * @see
 * @keywords carregar mais, paginação, página, load more
 */
export function LoadMore({ hasMore, pending = false, onLoadMore, className = '', ...rest }: LoadMoreProps) {
  const message = useMessage(commonMessages);
  if (!hasMore) return null;
  return (
    <Button {...rest} className={`g:self-center ${className}`} pending={pending} onClick={onLoadMore}>
      {message('carregar_mais')}
    </Button>
  );
}
