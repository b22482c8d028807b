import { quotesMessages } from '@guiche/domain/messages/quotes';
import { Ban, CalendarCheck2, Ellipsis, Eye, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { OnDemandMenu } from '../../internal/on-demand-menu.tsx';
import { onDemand } from '../../on-demand/index.ts';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { Tooltip } from '../../primitives/tooltip/index.ts';
import type { QuoteActions } from './quote-actions.ts';
import { quoteFrameTexts } from './quote-frame.texts.ts';

const QuoteMenu = onDemand(async () => (await import('./quote-menu.tsx')).QuoteMenu);

export interface QuoteActionButtonsProps extends QuoteActions {
  /** The id of the element that names the quote. */
  describedBy: string;
}

/** What can be done with a quote. Icon and hint of the main button tell whether it opens the quote for editing or for reading. @see Q-022 */
export function QuoteActionButtons(props: QuoteActionButtonsProps) {
  const {
    button,
    onOpen,
    onOpenIntent,
    onEdit,
    onRemove,
    onCopy,
    onCopyAs,
    onDuplicate,
    duplicateTo,
    onChoose,
    end,
    removing = false,
    describedBy,
  } = props;
  const t = useTexts(quoteFrameTexts);
  const message = useMessage(quotesMessages);
  const hintId = useId();
  const opens = button !== undefined && onOpen;
  const offersMore = onCopy || onCopyAs || onDuplicate || onChoose;
  if (!opens && !onEdit && !onRemove && !offersMore && !end) return null;
  const more = <IconButton Icon={Ellipsis} name={t('more')} aria-describedby={describedBy} disabled={removing} />;
  // The second press of a double one comes down on the quote that has moved up.
  const removeOnce = onRemove && (({ detail }: MouseEvent) => detail < 2 && onRemove());
  const hint = t(button === 'consultar' ? 'opensForReading' : 'opensForEditing');
  return (
    <div className="g:flex g:flex-wrap g:items-center g:justify-end g:gap-1 g:@xl:mt-auto">
      {offersMore && (
        <OnDemandMenu trigger={more} preload={QuoteMenu.preload}>
          <QuoteMenu
            meanwhile={more}
            trigger={more}
            onCopy={onCopy}
            onCopyAs={onCopyAs}
            onDuplicate={onDuplicate}
            duplicateTo={duplicateTo}
            onChoose={onChoose}
          />
        </OnDemandMenu>
      )}
      {onRemove && <IconButton Icon={Trash2} name={t('remove')} aria-describedby={describedBy} pending={removing} onClick={removeOnce} />}
      {onEdit && <IconButton Icon={Pencil} name={t('edit')} aria-describedby={describedBy} disabled={removing} onClick={onEdit} />}
      {end && (
        <Button aria-describedby={describedBy} disabled={removing} onClick={end.onAct} onPointerEnter={end.onIntent} onFocus={end.onIntent}>
          {end.what === 'change' ? <CalendarCheck2 aria-hidden="true" /> : <Ban aria-hidden="true" />}
          {t(`end.${end.what}`)}
        </Button>
      )}
      {opens && (
        <>
          {/* Below: above stand the other actions, and the hint stays while the button has the focus. */}
          <Tooltip label={hint} side="bottom">
            <Button
              aria-describedby={`${describedBy} ${hintId}`}
              disabled={removing}
              onClick={onOpen}
              onPointerEnter={onOpenIntent}
              onFocus={onOpenIntent}
            >
              {button === 'consultar' ? <Eye aria-hidden="true" /> : <Pencil aria-hidden="true" />}
              {message(button)}
            </Button>
          </Tooltip>
          <span className="g:own" id={hintId} hidden>
            {hint}
          </span>
        </>
      )}
    </div>
  );
}

interface IconButtonProps extends ButtonProps {
  Icon: LucideIcon;
  /** The hint under the pointer, and what a screen reader says. */
  name: string;
}

function IconButton({ Icon, name, ...button }: IconButtonProps) {
  return (
    <Button tone="quiet" size="icon" title={name} aria-label={name} {...button}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
