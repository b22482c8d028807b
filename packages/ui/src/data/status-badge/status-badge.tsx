import { statusesMessages } from '@guiche/domain/messages/statuses';
import type { StatusLabel } from '@guiche/domain/requests';
import { Badge, type BadgeProps } from '../../feedback/badge/index.ts';
import { useMessage } from '../../i18n/index.ts';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** The label that `listStatusLabel` or `statusCotacaoLabel` of the domain returns. */
  label: StatusLabel;
}

/**
 * A status in words.
 *
 * Use: for the status of a request, a quote or an issue.
 * Not for: any other short state, which is a `Badge`.
 * Parts: those of a `Badge`.
 * Keyboard: none.
 * Screen reader: its words; the colour says nothing more.
 * @see
 * @keywords situação, status, estado
 */
export function StatusBadge({ label, ...rest }: StatusBadgeProps) {
  const message = useMessage(statusesMessages);
  return (
    <Badge {...rest} tone={label.tone}>
      {/* In a narrow column it is cut, and the row's tip has it whole. */}
      <span data-cut="" className="g:truncate">
        {message(label.key)}
      </span>
    </Badge>
  );
}
