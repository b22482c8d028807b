import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentType, type RefObject, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import type { PreparedStory } from 'storybook/internal/types';
import type { Anatomy } from '../../packages/ui/src/test-support/page.ts';
import { DocsGlobals } from './docs-globals.ts';
import { type Box, contains, corner, encloses, inReadingOrder, type Point } from './reading-order.ts';
import { isFramed, storyAddress, storyHeight } from './story-frame.ts';

interface Measured {
  boxes: (Box | undefined)[];
  /** The lines of text in the picture. */
  texts: Box[];
  picture: Box;
}

const NOTHING: Measured = { boxes: [], texts: [], picture: { left: 0, top: 0, width: 0, height: 0 } };

/** The width of a number, and the distance of its middle from the part beside which it stands. */
const NUMBER = 20;
const BESIDE = 14;

/** Where the number of a part may stand, the best place first: beside it, where it covers nothing, else on its border. */
function placesOf({ left, top, width, height }: Box): Point[] {
  const [right, bottom, middle, centre] = [left + width, top + height, top + height / 2, left + width / 2];
  const beside: Point[] = [
    [left - BESIDE, middle],
    [right + BESIDE, middle],
    [centre, top - BESIDE],
    [centre, bottom + BESIDE],
  ];
  const onBorder: Point[] = [
    [left, top],
    [right, top],
    [centre, top],
    [right, bottom],
    [left, bottom],
  ];
  return [...beside, ...onBorder];
}

/** A place for each number: over no other number, in the picture, and over no words and beside the parts around it where there is room. */
function placed(boxes: readonly (Box | undefined)[], { texts, picture }: Measured): (Point | undefined)[] {
  const taken: Point[] = [];
  return boxes.map((box) => {
    if (!box) return undefined;
    // A part in which this one stands cannot be kept clear of its number.
    const others = boxes.filter((other): other is Box => other !== undefined && other !== box && !encloses(other, box));
    const isApart = ([x, y]: Point) => taken.every(([a, b]) => Math.hypot(a - x, b - y) >= NUMBER);
    const isSeen = (point: Point) => contains(picture, point, -NUMBER / 2);
    const isClear = (point: Point) => others.every((other) => !contains(other, point, NUMBER / 4));
    const isOutside = (point: Point) => isClear(point) && boxes.every((other) => !other || other === box || !contains(other, point));
    // A touch hides no letter.
    const hidesNothing = (point: Point) => texts.every((text) => !contains(text, point, NUMBER / 2 - 3));
    const possible = placesOf(box).filter((point) => isApart(point) && isSeen(point));
    const readable = possible.filter(hidesNothing);
    const place =
      readable.find(isOutside) ?? readable.find(isClear) ?? readable[0] ?? possible.find(isClear) ?? possible[0] ?? corner(box, 0);
    taken.push(place);
    return place;
  });
}

/** The places of all lines of text below an element that are in sight. */
function linesOf(root: HTMLElement): DOMRect[] {
  const { ownerDocument } = root;
  const walker = ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: DOMRect[] = [];
  const range = ownerDocument.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.nodeValue?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    // Words for screen readers stand on one pixel.
    lines.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
  }
  return lines;
}

/** The parts as they stand now, relative to the picture, and the picture itself. */
function measure(stage: HTMLElement, anatomy: Anatomy): Measured {
  const frame = stage.querySelector('iframe');
  const root = frame ? frame.contentDocument?.body : stage;
  const origin = (frame ?? stage).getBoundingClientRect();
  // What a frame shows is measured from its own corner, and before it is scaled.
  const scale = frame ? origin.width / frame.offsetWidth : 1;
  const shift = frame ? { x: 0, y: 0 } : { x: -origin.left, y: -origin.top };
  const inPicture = (rect: DOMRect): Box => ({
    left: rect.left * scale + shift.x,
    top: rect.top * scale + shift.y,
    width: rect.width * scale,
    height: rect.height * scale,
  });
  const boxes = anatomy.parts.map(({ at }) => {
    // The first that is shown: a screen has a part for each of its sizes, and hides the others.
    const rects = [...(root?.querySelectorAll(at) ?? [])].map((element) => element.getBoundingClientRect());
    const rect = rects.find(({ width, height }) => width + height > 0);
    return rect && inPicture(rect);
  });
  const example = frame ? root : stage.querySelector<HTMLElement>(':scope > [inert]');
  return {
    boxes,
    texts: example ? linesOf(example).map(inPicture) : [],
    picture: { left: 0, top: 0, width: stage.clientWidth, height: stage.clientHeight },
  };
}

/**
 * Follows the parts while they are in sight: another width, theme, density or language moves them, and so do fonts and styles that come
 * late. No observer tells of all of these.
 */
function useBoxes(stage: RefObject<HTMLDivElement | null>, anatomy: Anatomy): Measured {
  const [measured, setMeasured] = useState(NOTHING);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let asked = 0;
    const follow = () => {
      const now = measure(element, anatomy);
      setMeasured((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      asked = requestAnimationFrame(follow);
    };
    const sight = new IntersectionObserver((entries) => {
      cancelAnimationFrame(asked);
      if (entries.some(({ isIntersecting }) => isIntersecting)) asked = requestAnimationFrame(follow);
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(asked);
    };
  }, [stage, anatomy]);
  return measured;
}

/** A picture stands still: what leaves by itself after a while, such as a toast, waits as it does while its window is left. */
function hold({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const { contentWindow, contentDocument } = currentTarget;
  // Nothing scrolls in it, so it needs no room for a scroll bar.
  if (contentDocument) contentDocument.documentElement.style.scrollbarGutter = 'auto';
  const holding = setInterval(() => {
    if (currentTarget.isConnected) contentWindow?.dispatchEvent(new Event('blur'));
    else clearInterval(holding);
  }, 250);
}

/** A screen is scaled down to the page, but never until nobody can read it: a phone scrolls it sideways. */
const SMALLEST = 0.55;

/** By how much a screen of `width` pixels has to be made smaller to stand in an element. */
function useScale(element: RefObject<HTMLElement | null>, width: number | undefined): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const outer = element.current;
    if (!outer || width === undefined) return;
    const sizes = new ResizeObserver(() => setScale(Math.min(1, Math.max(SMALLEST, outer.clientWidth / width))));
    sizes.observe(outer);
    return () => sizes.disconnect();
  }, [element, width]);
  return scale;
}

/** What a picture may be wider than its place before it is worth a word, in pixels. */
const SLACK = 8;

/** Whether a picture is wider than its place, so that one has to scroll it. */
function useIsWide(outer: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const [place, picture] = [outer.current, stage.current];
    if (!place || !picture) return;
    const sizes = new ResizeObserver(() => setIsWide(place.scrollWidth > place.clientWidth + SLACK));
    sizes.observe(place);
    sizes.observe(picture);
    return () => sizes.disconnect();
  }, [outer, stage]);
  return isWide;
}

/** The example on the page itself, with the args that show all of its parts. */
function InlineExample({ story, anatomy }: { story: PreparedStory; anatomy: Anatomy }) {
  const context = use(DocsContext);
  // The story follows the toolbar: its decorators read the globals.
  const globals = use(DocsGlobals);
  const Story = story.unboundStoryFn as ComponentType<object>;
  const given = context.getStoryContext(story);
  const shown = { ...given, globals: { ...given.globals, ...globals }, args: { ...given.initialArgs, ...anatomy.args } };
  return <Story {...shown} />;
}

interface NumbersProps {
  parts: readonly { name: string; box: Box | undefined; place: Point | undefined }[];
}

/** The numbers over the parts; the list below says them to who does not see the picture. */
function Numbers({ parts }: NumbersProps) {
  return (
    <div aria-hidden="true" className="docs-anatomy-numbers">
      {parts.map(({ name, box, place }, index) =>
        box && place ? (
          <div key={name}>
            <span className="docs-anatomy-outline" style={{ left: box.left, top: box.top, width: box.width, height: box.height }} />
            <span className="docs-anatomy-number" style={{ left: place[0], top: place[1] }}>
              {index + 1}
            </span>
          </div>
        ) : null,
      )}
    </div>
  );
}

/**
 * A numbered picture of the real component: an example of it, with a number at each part, and below it what each part is for. The parts
 * are measured in the example, so the numbers follow every change of it.
 */
export function AnatomyPicture({ story, anatomy }: { story: PreparedStory; anatomy: Anatomy }) {
  const stage = useRef<HTMLDivElement>(null);
  const outer = useRef<HTMLDivElement>(null);
  const toolbar = use(DocsGlobals);
  const measured = useBoxes(stage, anatomy);
  const { boxes } = measured;
  const { screen, framed } = anatomy;
  const scale = useScale(outer, screen?.width);
  const isWide = useIsWide(outer, stage);
  const usual = framed === undefined ? storyHeight(story) : { width: '100%', height: framed };
  const places = placed(boxes, measured);
  // A part that this component does not have is one of the others that share the list.
  const parts = anatomy.parts.map((part, index) => ({ ...part, box: boxes[index], place: places[index] }));
  const own = inReadingOrder(parts.filter(({ optional, box }) => !optional || box));
  const address = storyAddress(story, toolbar, buildArgsParam({}, anatomy.args ?? {}));
  // Who has a keyboard alone scrolls it as well.
  const scrolled = isWide ? ({ role: 'region', 'aria-label': 'The numbered picture', tabIndex: 0 } as const) : {};
  return (
    <div className="docs-anatomy">
      {isWide && <p className="docs-anatomy-wide">← The picture is wider than this page: scroll it sideways. →</p>}
      <div ref={outer} className="docs-anatomy-picture" {...scrolled}>
        {framed !== undefined || screen || isFramed(story) ? (
          <div ref={stage} className="docs-anatomy-stage" style={screen && { width: screen.width * scale, height: screen.height * scale }}>
            {/* Not lazy: it shows the parts that are numbered. */}
            <iframe
              key={address}
              src={address}
              title={`The parts of ${story.title.split('/').at(-1)}`}
              style={screen ? { ...screen, transform: `scale(${scale})` } : usual}
              onLoad={hold}
            />
            <Numbers parts={own} />
          </div>
        ) : (
          <div ref={stage} className="docs-anatomy-stage docs-anatomy-inline">
            {/* What can be pressed in it is on the page once already. */}
            <div inert className="sb-unstyled">
              <InlineExample story={story} anatomy={anatomy} />
            </div>
            <Numbers parts={own} />
          </div>
        )}
      </div>
      <ol className="docs-anatomy-legend">
        {own.map(({ name, says }, index) => (
          <li key={name}>
            <span aria-hidden="true" className="docs-anatomy-number">
              {index + 1}
            </span>
            <span>
              <strong>{name}</strong> {says}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
