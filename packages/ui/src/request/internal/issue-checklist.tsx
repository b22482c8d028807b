import { checkLabel, type IssueCheck, openChecks } from '@guiche/domain/checklist';
import type { Service } from '@guiche/domain/entities';
import { checklistMessages } from '@guiche/domain/messages/checklist';
import { tripsMessages } from '@guiche/domain/messages/trips';
import { serviceRoute } from '@guiche/domain/requests';
import { CircleCheck } from 'lucide-react';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { issueChecklistTexts } from './issue-checklist.texts.ts';

/** The check list of the quote of a service that is to be issued. */
export interface CheckedService {
  readonly service: Service;
  readonly checks: readonly IssueCheck[];
}

interface IssueChecklistProps {
  checked: readonly CheckedService[];
  /** Leads to the field of a line. Without it no line has a way there. */
  onGoTo?: ((service: Service, check: IssueCheck) => void) | undefined;
}

/** What was looked at in each quote before it is issued: what is open line by line, the rest in one. @see B-031 */
export function IssueChecklist({ checked, onGoTo }: IssueChecklistProps) {
  const t = useTexts(issueChecklistTexts);
  const message = useMessage(checklistMessages, tripsMessages);
  function said({ wording: { key, params } }: IssueCheck): string {
    return message(key, params);
  }
  return (
    <section aria-label={t('checklist')} className="g:grid g:gap-2">
      <h3 className="g:font-semibold g:text-sm">{t('checklist')}</h3>
      {checked.map(({ service, checks }) => {
        const right = [...new Set(checks.filter(({ state }) => state === 'OK').map(({ item }) => message(checkLabel(item))))];
        return (
          <div key={service.id} className="g:grid g:gap-1 g:text-sm">
            {checked.length > 1 && (
              <h4 className="g:flex g:items-center g:gap-2 g:text-ink-2">
                {/* A hotel and a car of one place have one name. */}
                <ServiceIcon kind={service.tipoServico} size="sm" />
                {serviceRoute(service)}
              </h4>
            )}
            <ul className="g:grid g:gap-1">
              {openChecks(checks).map((check) => (
                <li key={`${check.item} ${check.field} ${check.wording.key}`} className="g:flex g:items-start g:gap-2">
                  <span className="g:w-16 g:shrink-0">
                    <Badge tone={check.state === 'FALTA' ? 'danger' : 'warning'}>{t(check.state === 'FALTA' ? 'missing' : 'look')}</Badge>
                  </span>
                  <span className="g:min-w-0 g:flex-1 g:wrap-anywhere">
                    <span className="g:font-medium">{message(checkLabel(check.item))}:</span> {said(check)}
                  </span>
                  {onGoTo && check.field !== '' && (
                    <Button
                      size="sm"
                      aria-label={t('goToName', { check: `${message(checkLabel(check.item))}: ${said(check)}` })}
                      onClick={() => onGoTo(service, check)}
                    >
                      {t('goTo')}
                    </Button>
                  )}
                </li>
              ))}
              {right.length > 0 && (
                <li className="g:flex g:items-start g:gap-2 g:text-ink-2">
                  <CircleCheck aria-hidden="true" className="g:mt-0.5 g:size-4 g:shrink-0" />
                  <span className="g:min-w-0 g:flex-1">{t('right', { items: right.join(', ') })}</span>
                </li>
              )}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
