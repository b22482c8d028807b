import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { UserMenu } from './user-menu.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One button with the name: at a shared desk it says who is signed in.',
      example: (
        <div className="g:flex g:justify-end">
          <UserMenu
            name="Camila Nogueira Prado"
            agency="Guichê Viagens"
            profileHref="#/config/usuario"
            onShowSessions={() => undefined}
            onLogout={() => undefined}
          />
        </div>
      ),
    },
    dont: {
      words: 'A button that logs out beside everything else is pressed by a slip, and nobody sees whose session it was.',
      example: (
        <div className="g:flex g:justify-end g:gap-2">
          <Button tone="quiet">Perfil</Button>
          <Button tone="quiet">Sair</Button>
        </div>
      ),
    },
  },
];
