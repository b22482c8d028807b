import { useEffect, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { entityFormTexts } from './entity-form.texts.ts';

/** The time after which a save counts as slow, in ms. */
const SLOW = 8_000;

/** Says that the save takes long and that nothing is lost. Rendered while a save is on its way; shows nothing at first. @see Q-023 */
export function SlowNotice() {
  const t = useTexts(entityFormTexts);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return slow && <Banner tone="info" title={t('slow')} />;
}
