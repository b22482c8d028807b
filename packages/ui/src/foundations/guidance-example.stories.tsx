import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { GuidancePair } from '../test-support/page.ts';

const files = import.meta.glob<readonly GuidancePair[]>('../**/*.guidance.tsx', { import: 'guidance' });

interface GuidanceExampleProps {
  /** The component whose guidance it is. */
  component: string;
  /** Which of its pairs, from 0. */
  pair: number;
  side: 'do' | 'dont';
}

/** `confirm-dialog.guidance.tsx` of `ConfirmDialog`. */
function fileOf(component: string): string | undefined {
  return Object.keys(files).find((path) => path.replace(/^.*\/|\.guidance\.tsx$|-/g, '') === component.toLowerCase());
}

/** One picture of what to do or not, by itself: what opens over the page cannot stand on the page of its component. */
function GuidanceExample({ component, pair, side }: GuidanceExampleProps) {
  const [pairs, setPairs] = useState<readonly GuidancePair[]>([]);
  useEffect(() => {
    const file = fileOf(component);
    if (file) files[file]?.().then(setPairs);
  }, [component]);
  useLayoutEffect(() => {
    // A picture does not scroll, so it needs no room for a scroll bar.
    const { style } = document.documentElement;
    style.scrollbarGutter = 'auto';
    return () => {
      style.scrollbarGutter = '';
    };
  }, []);
  return <div data-picture="">{pairs[pair]?.[side].example}</div>;
}

// The pages of the components show it in frames; in the menu it would say nothing.
const meta = {
  title: 'Foundations/Guidance example',
  component: GuidanceExample,
  tags: ['!autodocs', '!dev'],
  args: { component: 'Button', pair: 0, side: 'do' },
} satisfies Meta<typeof GuidanceExample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-picture]')).not.toBeEmptyDOMElement());
  },
};
