import { columnsOfList, type ListColumn, type ListName, shownColumns } from '@guiche/domain/lists';
import { ArrowDown, ArrowUp, TableProperties } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Popover } from '../../primitives/popover/index.ts';
import { columnLabel } from '../request-list/column-label.ts';
import { requestListTexts } from '../request-list/request-list.texts.ts';
import { arrangedColumns, movedColumn, withColumn } from './arranged-columns.ts';
import { listColumnsTexts } from './list-columns.texts.ts';

export interface ListColumnsProps {
  /** The list whose columns these are. */
  lista: ListName;
  /** The shown columns in their order; null for those that the list shows at first. */
  value: readonly ListColumn[] | null;
  /** Called with the shown columns, null for those at first. */
  onValueChange: (columns: readonly ListColumn[] | null) => void;
  /** Whether columns have other widths than at first: then the button that goes back to those offers it too. */
  sized?: boolean;
}

/**
 * Which columns the table of a list shows, and in which order. A narrow screen shows cards, which have none.
 *
 * Use: above a `RequestList`, beside what else is done with the list as a whole.
 * Not for: the order of the requests and the widths, which the headings of the table change.
 * Keyboard: Enter, Space: open it, and switch or move a column; Tab: goes from column to column; Escape: closes, and the focus comes back.
 * Focus: goes inside, stays on the button of a column that moves, goes to the first column when they are as at first, and returns to the trigger.
 * Screen reader: a button with a dialog; each column is a checkbox with two buttons, and its new place is read when it moves.
 * @see B-046
 * @keywords colunas, ordem das colunas, mostrar, esconder, columns
 */
export function ListColumns({ lista, value, onValueChange, sized = false }: ListColumnsProps) {
  const t = useTexts(listColumnsTexts);
  const names = useTexts(requestListTexts);
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const all = columnsOfList(lista);
  const shown = shownColumns(lista, value);
  const nameOf = (column: ListColumn) => names(columnLabel(column, lista === 'analise'));
  const isFirst = all.length === shown.length && all.every((column, place) => shown[place] === column);

  function move(column: ListColumn, step: 1 | -1) {
    const next = movedColumn(shown, column, step);
    if (next === shown) return;
    onValueChange(next);
    setMoved(t('moved', { column: nameOf(column), place: next.indexOf(column) + 1, count: next.length }));
  }
  return (
    <Popover
      label={t('label')}
      align="end"
      onOpenChange={() => setMoved('')}
      className="g:w-72"
      trigger={
        <Button tone="quiet" data-slot="list-columns" data-keeps-clear="">
          <TableProperties aria-hidden="true" />
          {t('trigger')}
        </Button>
      }
    >
      <ul ref={list} className="g:flex g:flex-col">
        {arrangedColumns(all, shown).map((column) => {
          const place = shown.indexOf(column);
          const always = column === 'numero';
          return (
            <li key={column} className="g:flex g:items-center g:gap-1">
              <label className="g:flex g:min-h-control g:min-w-0 g:flex-1 g:items-center g:gap-2">
                <input
                  type="checkbox"
                  checked={place >= 0}
                  disabled={always}
                  onChange={(event) =>
                    onValueChange(event.target.checked ? withColumn(all, shown, column) : shown.filter((each) => each !== column))
                  }
                  className="g:size-4 g:shrink-0 g:accent-accent"
                />
                <span className="g:truncate">{nameOf(column)}</span>
                {always && <span className="g:truncate g:text-ink-3 g:text-xs">{t('always')}</span>}
              </label>
              {place >= 0 &&
                ([-1, 1] as const).map((step) => {
                  const Arrow = step < 0 ? ArrowUp : ArrowDown;
                  return (
                    <Button
                      key={step}
                      tone="quiet"
                      size="icon"
                      // Not `disabled`: the focus stays on the button with which a column comes to the end.
                      aria-disabled={shown[place + step] === undefined || undefined}
                      aria-label={t(step < 0 ? 'before' : 'after', { column: nameOf(column) })}
                      onClick={() => move(column, step)}
                      className={shown[place + step] === undefined ? 'g:cursor-not-allowed!' : ''}
                    >
                      <Arrow aria-hidden="true" className={shown[place + step] === undefined ? 'g:text-ink-3' : 'g:text-ink-2'} />
                    </Button>
                  );
                })}
            </li>
          );
        })}
      </ul>
      <p role="status" className="g:sr-only">
        {moved}
      </p>
      {(!isFirst || sized) && (
        <div className="g:mt-2 g:border-line g:border-t g:pt-2">
          <Button
            tone="quiet"
            size="sm"
            onClick={() => {
              // The button disappears.
              list.current?.querySelector<HTMLElement>('input:enabled')?.focus();
              setMoved('');
              onValueChange(null);
            }}
          >
            {t('reset')}
          </Button>
        </div>
      )}
    </Popover>
  );
}
