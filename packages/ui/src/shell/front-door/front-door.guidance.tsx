import type { GuidancePair } from '../../test-support/page.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { LoginForm } from '../login-form/index.ts';
import { FrontDoor } from './front-door.tsx';

const FORM = <LoginForm onSubmit={() => undefined} onForgot={() => undefined} />;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 640,
    do: {
      words: 'The language can be changed before one is signed in.',
      example: <FrontDoor tools={<LanguageSwitch value="pt-BR" onValueChange={() => undefined} />}>{FORM}</FrontDoor>,
    },
    dont: {
      words: 'In the menu of the user alone, it is found only after one has signed in, in Portuguese.',
      example: <FrontDoor>{FORM}</FrontDoor>,
    },
  },
];
