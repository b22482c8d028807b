import type { CredentialLogEntry } from '@guiche/domain/entities';
import { credentialChanges } from '@guiche/domain/logs';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { CompanyNames } from '../internal/company-names.tsx';
import { credentialTexts } from '../internal/credential.texts.ts';
import { useCredentialWords } from '../internal/use-credential-words.ts';
import { credentialLogDialogTexts } from './credential-log-dialog.texts.ts';

/** What an entry changed, old and new side by side; below one another on a phone. @see */
export function CredentialValues({ details }: { details: CredentialLogEntry['detalhes'] }) {
  const t = useTexts(credentialLogDialogTexts);
  const words = useTexts(credentialTexts);
  const { field: nameOf, value: shown } = useCredentialWords();
  const changes = credentialChanges(details);
  const [before, after] = [details.empresas.antigo, details.empresas.novo].map((companies) => companies.map(({ nome }) => nome));
  const companiesChanged = before?.join('\n') !== after?.join('\n');
  if (changes.length === 0 && !companiesChanged) return null;
  return (
    <dl className="g:mt-2 g:grid g:text-sm g:[&>*+*]:border-line g:[&>*+*]:border-t">
      {changes.map(({ field, antigo, novo }) => (
        <Pair
          key={field}
          name={nameOf(field)}
          before={antigo === undefined || antigo === '' ? undefined : shown(field, antigo)}
          after={novo === undefined || novo === '' ? undefined : shown(field, novo)}
        />
      ))}
      {companiesChanged && (
        <Pair
          name={words('companies')}
          before={<CompanyNames names={before ?? []} none={t('blank')} />}
          after={<CompanyNames names={after ?? []} none={t('blank')} />}
        />
      )}
    </dl>
  );
}

function Pair({ name, before, after }: { name: string; before: ReactNode; after: ReactNode }) {
  return (
    <div className="g:grid g:gap-x-4 g:gap-y-0.5 g:py-1.5 g:sm:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]">
      <dt className="g:wrap-anywhere g:min-w-0 g:text-ink-2">{name}</dt>
      <Side side="before">{before}</Side>
      <Side side="after">{after}</Side>
    </div>
  );
}

function Side({ side, children }: { side: 'before' | 'after'; children: ReactNode }) {
  const t = useTexts(credentialLogDialogTexts);
  return (
    <dd className="g:grid g:min-w-0 g:grid-cols-[4rem_minmax(0,1fr)] g:gap-x-2">
      <span className="g:text-ink-3 g:text-xs">{t(side)}</span>
      <span className={`g:wrap-anywhere g:tabular ${children === undefined ? 'g:text-ink-3' : side === 'after' ? 'g:font-semibold' : ''}`}>
        {children ?? t('blank')}
      </span>
    </dd>
  );
}
