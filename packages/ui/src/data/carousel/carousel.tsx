import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { carouselTexts } from './carousel.texts.ts';

/** At most so many items. @see S-035 */
const MOST = 10;
/** From the start of an item to that of the next, in pixels: the 89 of an item and the 3 between two, as the classes below have them. */
const STEP = 92;

export interface CarouselProps<Item> extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the items are, in few words: the name for screen readers. */
  label: string;
  /** The items in their order; the first 10 are shown. */
  items: readonly Item[];
  /** What tells one item from all others, and stays the same when the items change. */
  itemKey: (item: Item) => string | number;
  /** What is shown of an item: 89 pixels wide. */
  renderItem: (item: Item, index: number) => ReactNode;
}

/** Which ends of a strip are in sight. */
interface Ends {
  readonly start: boolean;
  readonly end: boolean;
}

/** How far it is scrolled, from its start, whichever side that is. */
const scrolledBy = (strip: HTMLElement) => Math.abs(strip.scrollLeft);
const isRightToLeft = (strip: HTMLElement) => getComputedStyle(strip).direction === 'rtl';

/**
 * A strip of small items that is scrolled sideways, by finger, by wheel, by keys or by a button at each end. It stops at the start of an
 * item. Where all fit, there are no buttons.
 *
 * Use: for a few pictures or prices of which a glance is enough: at most ten.
 * Not for: what has to be read or compared, which is a list or a table: what is out of sight is not seen.
 * Keyboard: Tab: goes to "Anteriores", to the strip, to what can be pressed in it and to "Próximos"; Left, Right: one item on, in the strip;
 * Home, End: to the first and to the last; Enter, Space: on a button, bring the items before or after those in sight.
 * Screen reader: a carousel named by `label`, with a list; the buttons say where they lead.
 * @see S-035
 * @keywords carrossel, faixa, fotos, galeria, slider
 */
export function Carousel<Item>({ label, items, itemKey, renderItem, className = '', ...rest }: CarouselProps<Item>) {
  const t = useTexts(carouselTexts);
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ start: true, end: true });
  const shown = items.slice(0, MOST);

  // Another number of items makes the strip longer, which nothing else tells.
  useEffect(() => {
    const { current } = strip;
    if (!current) return;
    const look = () => {
      // A place between two pixels counts as the end.
      const start = scrolledBy(current) < 1;
      const end = scrolledBy(current) + current.clientWidth > current.scrollWidth - 1;
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [shown.length]);

  /** Scrolls on by some items; backwards for a negative number. */
  function move(by: number): void {
    const { current } = strip;
    current?.scrollBy({ left: by * STEP * (isRightToLeft(current) ? -1 : 1) });
  }
  /** As many as are in sight, so that none is passed over. */
  function page(direction: 1 | -1): void {
    move(direction * Math.max(1, Math.floor((strip.current?.clientWidth ?? 0) / STEP)));
  }
  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    // In an item the keys belong to what is there.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const sign = isRightToLeft(event.currentTarget) ? -1 : 1;
    const by = { ArrowLeft: -sign, ArrowRight: sign, Home: -MOST, End: MOST }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  }

  const scrolls = !(ends.start && ends.end);
  const turn = (direction: 1 | -1, atEnd: boolean) => (
    <Button
      size="icon"
      tone="quiet"
      aria-label={t(direction === 1 ? 'next' : 'previous')}
      aria-controls={`${id}-strip`}
      // Not `disabled`, which would drop the focus at the last step.
      aria-disabled={atEnd || undefined}
      onClick={() => page(direction)}
      className={`g:rtl:[transform:scaleX(-1)] ${scrolls ? '' : 'g:invisible'}`}
    >
      {direction === 1 ? <ChevronRight aria-hidden="true" /> : <ChevronLeft aria-hidden="true" />}
    </Button>
  );

  return (
    <section
      data-slot="carousel"
      {...rest}
      aria-roledescription={t('carousel')}
      aria-label={label}
      className={`g:flex g:min-w-0 g:items-center g:gap-1 ${className}`}
    >
      {turn(-1, ends.start)}
      <ul
        ref={strip}
        id={`${id}-strip`}
        // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari takes it for no list.
        role="list"
        aria-label={label}
        // What scrolls can be reached by keyboard.
        tabIndex={scrolls ? 0 : undefined}
        onKeyDown={handleKeyDown}
        className="g:flex g:min-w-0 g:snap-x g:snap-mandatory g:gap-[3px] g:overflow-x-auto g:rounded-md"
      >
        {shown.map((item, index) => (
          <li key={itemKey(item)} className="g:w-[89px] g:shrink-0 g:snap-start">
            {renderItem(item, index)}
          </li>
        ))}
      </ul>
      {turn(1, ends.end)}
    </section>
  );
}
