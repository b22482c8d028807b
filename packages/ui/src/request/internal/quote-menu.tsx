import { ArrowLeftRight, Copy, CopyPlus, Mail } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { copyKeys } from '../../internal/copy-keys.ts';
import { useMediaQuery } from '../../internal/use-media-query.ts';
import { Menu, MenuItem, MenuSeparator } from '../../primitives/menu/index.ts';
import type { QuoteActions } from './quote-actions.ts';
import { quoteFrameTexts } from './quote-frame.texts.ts';

export interface QuoteMenuProps extends Pick<QuoteActions, 'onCopy' | 'onCopyAs' | 'onDuplicate' | 'duplicateTo' | 'onChoose'> {
  /** The button that opens it. */
  trigger: ReactElement;
}

/** What is seldom done with a quote, or with all quotes of a service: copying as text, duplicating, choosing it instead. Opened by the code that fetched it. @see B-013, B-014, Q-094 */
export function QuoteMenu(props: QuoteMenuProps) {
  const { trigger, onCopy, onCopyAs, onDuplicate, duplicateTo = [], onChoose } = props;
  const t = useTexts(quoteFrameTexts);
  // A phone has none.
  const hasKeys = useMediaQuery('(any-hover: hover)');
  return (
    <Menu defaultOpen align="end" trigger={trigger}>
      {onCopy && (
        <MenuItem icon={<Copy aria-hidden="true" />} hint={hasKeys ? copyKeys() : undefined} onSelect={onCopy}>
          {t('copy')}
        </MenuItem>
      )}
      {onCopyAs && (
        <MenuItem icon={<Mail aria-hidden="true" />} onSelect={onCopyAs}>
          {t('copyAs')}
        </MenuItem>
      )}
      {onChoose && (
        <>
          {(onCopy || onCopyAs) && <MenuSeparator />}
          <MenuItem icon={<ArrowLeftRight aria-hidden="true" />} onSelect={onChoose}>
            {t('choose')}
          </MenuItem>
        </>
      )}
      {onDuplicate && (
        <>
          {(onCopy || onCopyAs) && <MenuSeparator />}
          <MenuItem icon={<CopyPlus aria-hidden="true" />} onSelect={onDuplicate}>
            {t('duplicate')}
          </MenuItem>
          {duplicateTo.map(({ id, who, onAct }) => (
            <MenuItem key={id} icon={<CopyPlus aria-hidden="true" />} onSelect={onAct}>
              {t('duplicateTo', { who })}
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  );
}
