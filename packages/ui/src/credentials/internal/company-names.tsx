import { shownBusinessUnits } from '@guiche/domain/logs';
import { useTexts } from '../../i18n/index.ts';
import { Popover } from '../../primitives/popover/index.ts';
import { credentialTexts } from './credential.texts.ts';

/** The names of companies: three, and all of them behind a button where there are more. `none` is said where there is none. @see A-245 */
export function CompanyNames({ names, none }: { names: readonly string[]; none: string }) {
  const t = useTexts(credentialTexts);
  const { text, all, shortened } = shownBusinessUnits(names);
  if (all.length === 0) return none;
  if (!shortened) return text;
  return (
    <>
      {text}{' '}
      <Popover
        label={t('companies')}
        className="g:w-72"
        trigger={
          <button type="button" className="g:whitespace-nowrap g:font-medium g:text-accent-text g:hover:underline">
            {t('seeAll', { count: all.length })}
          </button>
        }
      >
        <ul className="g:text-sm">
          {all.map((name, index) => (
            // Two companies may have one name.
            <li key={`${index} ${name}`} className="g:wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
