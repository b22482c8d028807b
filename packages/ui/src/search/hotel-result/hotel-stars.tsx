import { Star } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { hotelResultTexts } from './hotel-result.texts.ts';

interface HotelStarsProps {
  /** 1 to 5. */
  count: number;
}

/** The stars of a hotel, drawn; a screen reader hears their number. */
export function HotelStars({ count }: HotelStarsProps) {
  const t = useTexts(hotelResultTexts);
  return (
    <span data-part="stars" className="g:inline-flex g:items-center">
      {Array.from({ length: count }, (_, index) => (
        // One star is like another.
        <Star key={index} aria-hidden="true" className="g:size-3.5 g:fill-current g:text-warning" />
      ))}
      <span className="g:sr-only">{t('stars', { count })}</span>
    </span>
  );
}
