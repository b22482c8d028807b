import type { Traveller } from '@guiche/domain/entities';
import { Star } from 'lucide-react';
import { useTexts } from '../i18n/index.ts';
import { vipMarkTexts } from './vip-mark.texts.ts';

export interface VipMarkProps {
  traveller: Pick<Traveller, 'vip' | 'premium'>;
  /** The star alone, for narrow places; the word is in its title and read. */
  short?: boolean;
}

/** Marks a traveller who is VIP or premium; nothing for the others. The data say it only to those who may see it. @see */
export function VipMark({ traveller: { vip, premium }, short = false }: VipMarkProps) {
  const t = useTexts(vipMarkTexts);
  if (!vip && !premium) return null;
  const word = vip ? t('vip') : t('premium');
  return (
    <span
      title={short ? word : undefined}
      className="g:inline-flex g:shrink-0 g:items-center g:gap-0.5 g:rounded-md g:bg-warning-soft g:px-1 g:font-semibold g:text-warning-ink g:text-xs"
    >
      <Star aria-hidden="true" className="g:size-3 g:fill-current" />
      <span className={short ? 'g:sr-only' : 'g:own'}>{word}</span>
    </span>
  );
}
