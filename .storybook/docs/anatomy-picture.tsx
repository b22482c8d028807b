import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentType, type RefObject, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import type { PreparedStory } from 'storybook/internal/types';
import type { Anatomy } from '../../packages/ui/src/test-support/page.ts';
import { DocsGlobals } from './docs-globals.ts';
import { isFramed, storyAddress, storyHeight } from './story-frame.ts';

/** Where a part stands in the picture, in pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Measured {
  boxes: (Box | undefined)[];
  picture: Box;
}

const NOTHING: Measured = { boxes: [], picture: { left: 0, top: 0, width: 0, height: 0 } };

/** The width of a number, and the distance of its middle from the part beside which it stands. */
const NUMBER = 20;
const BESIDE = 14;

type Point = readonly [x: number, y: number];

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

const contains = (outer: Box, [x, y]: Point, room = 0) =>
  x > outer.left - room && x < outer.left + outer.width + room && y > outer.top - room && y < outer.top + outer.height + room;
const corner = ({ left, top, width, height }: Box, share: number): Point => [left + width * share, top + height * share];
const encloses = (outer: Box, inner: Box) => contains(outer, corner(inner, 0), 1) && contains(outer, corner(inner, 1), 1);

/** A place for each number: over no other number, in the picture, and beside the parts around it where there is room. */
function placed(boxes: readonly (Box | undefined)[], picture: Box): (Point | undefined)[] {
  const taken: Point[] = [];
  return boxes.map((box) => {
    if (!box) return undefined;
    // A part in which this one stands cannot be kept clear of its number.
    const others = boxes.filter((other): other is Box => other !== undefined && other !== box && !encloses(other, box));
    const isApart = ([x, y]: Point) => taken.every(([a, b]) => Math.hypot(a - x, b - y) >= NUMBER);
    const isSeen = (point: Point) => contains(picture, point, -NUMBER / 2);
    const isClear = (point: Point) => others.every((other) => !contains(other, point, NUMBER / 4));
    const possible = placesOf(box).filter((point) => isApart(point) && isSeen(point));
    const place = possible.find(isClear) ?? possible[0] ?? corner(box, 0);
    taken.push(place);
    return place;
  });
}

/** The parts as they stand now, relative to the picture, and the picture itself. */
function measure(stage: HTMLElement, anatomy: Anatomy): Measured {
  const frame = stage.querySelector('iframe');
  const root = frame ? frame.contentDocument?.body : stage;
  const origin = (frame ?? stage).getBoundingClientRect();
  // What a frame shows is measured from its own corner; the frame stands in the stage with a margin around it.
  const shift = frame ? { x: frame.offsetLeft, y: frame.offsetTop } : { x: -origin.left, y: -origin.top };
  const boxes = anatomy.parts.map(({ at }) => {
    const rect = root?.querySelector(at)?.getBoundingClientRect();
    if (!rect || rect.width + rect.height === 0) return undefined;
    return { left: rect.left + shift.x, top: rect.top + shift.y, width: rect.width, height: rect.height };
  });
  return { boxes, picture: { left: 0, top: 0, width: stage.clientWidth, height: stage.clientHeight } };
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

/**
 * A numbered picture of the real component: an example of it, with a number at each part, and below it what each part is for. The parts
 * are measured in the example, so the numbers follow every change of it.
 */
export function AnatomyPicture({ story, anatomy }: { story: PreparedStory; anatomy: Anatomy }) {
  const stage = useRef<HTMLDivElement>(null);
  const toolbar = use(DocsGlobals);
  const { boxes, picture } = useBoxes(stage, anatomy);
  const framed = anatomy.framed !== undefined || isFramed(story);
  const address = storyAddress(story, toolbar, buildArgsParam({}, anatomy.args ?? {}));
  const places = placed(boxes, picture);
  // A part that this component does not have is one of the others that share the list.
  const parts = anatomy.parts.map((part, index) => ({ ...part, box: boxes[index], place: places[index] }));
  const own = parts.filter(({ optional, box }) => !optional || box);
  return (
    <div className="docs-anatomy">
      <div className="docs-anatomy-picture">
        <div ref={stage} className="docs-anatomy-stage sb-unstyled" data-framed={framed || undefined}>
          {framed ? (
            // Not lazy: a frame that is loaded late would be measured before it shows anything.
            <iframe
              key={address}
              src={address}
              title={`The parts of ${story.title.split('/').at(-1)}`}
              style={anatomy.framed === undefined ? storyHeight(story) : { width: '100%', height: anatomy.framed }}
              onLoad={hold}
            />
          ) : (
            // What can be pressed in it is on the page once already.
            <div inert>
              <InlineExample story={story} anatomy={anatomy} />
            </div>
          )}
        </div>
        <div aria-hidden="true" className="docs-anatomy-numbers">
          {own.map(({ name, box, place }, index) =>
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
