import { Badge } from '../../feedback/badge/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ChatButton } from './chat-button.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The number of unread messages is part of the button, and of its name.',
      example: <ChatButton number={48210} unread={2} onOpen={() => undefined} />,
    },
    dont: {
      words: 'A number beside it is read for itself: two of what? And it still stands there when the chat is read.',
      example: (
        <div className="g:flex g:items-center g:gap-2">
          <ChatButton number={48210} unread={0} onOpen={() => undefined} />
          <Badge tone="danger">2</Badge>
        </div>
      ),
    },
  },
];
