import type { VipTraveller } from '@guiche/domain/entities';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import type { NotAddedTraveller } from './not-added-traveller.ts';
import { vipDirectoryTexts } from './vip-directory.texts.ts';

interface NotAddedProps {
  travellers: readonly NotAddedTraveller[];
  onAddAgain: (traveller: VipTraveller) => void;
}

/** Who could not be added, each with why and a button that tries again. */
export function NotAdded({ travellers, onAddAgain }: NotAddedProps) {
  const t = useTexts(vipDirectoryTexts);
  return travellers.map(({ traveller, reason }) => {
    const name = traveller.nome;
    return (
      <div key={traveller.colaboradorId} className="g:mt-2 g:flex g:flex-wrap g:items-center g:justify-between g:gap-x-2 g:gap-y-1">
        <InlineError>{t('notAdded', { name, reason })}</InlineError>
        <Button size="sm" aria-label={t('retryOf', { name })} onClick={() => onAddAgain(traveller)}>
          {t('retry')}
        </Button>
      </div>
    );
  });
}
