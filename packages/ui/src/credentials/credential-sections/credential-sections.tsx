import { type CredentialSection, credentialSections } from '@guiche/domain/credentials';
import type { ListedCredential } from '@guiche/domain/entities';
import { enumLabel, type TipoServico } from '@guiche/domain/enums';
import { servicesMessages } from '@guiche/domain/messages/services';
import { KeyRound, Plus, SendHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { dropSecondPress } from '../../internal/drop-second-press.ts';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { CredentialRow, type CredentialRowProps } from './credential-row.tsx';
import { credentialSectionsTexts } from './credential-sections.texts.ts';

export interface CredentialSectionsProps extends Pick<CredentialRowProps, 'onAction'> {
  /** The credentials of the agency, in the order in which each section shows them; undefined while they load. */
  credentials: readonly ListedCredential[] | undefined;
  /** The service that is being switched on or off. */
  switching?: TipoServico | undefined;
  /** Called to switch a service on or off. */
  onSwitch: (kind: TipoServico) => void;
  /** Called to configure a further consolidator for a service. */
  onAdd: (kind: TipoServico) => void;
  /** Called to request a credential from a supplier of a service. */
  onRequest: (kind: TipoServico) => void;
  /** Why the credentials could not be loaded, in words. */
  error?: ReactNode;
  /** Loads them again; without it no button does. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  pending?: boolean;
}

/**
 * The credentials of an agency at its suppliers, in five sections: air, hotel, car, coach, other. Each credential has its consolidator, the
 * companies for which it holds, its fee, its state, and what can be done with it; a section is switched on and off as a whole.
 *
 * Use: on the page where an agency administers its services.
 * Not for: the choice of a consolidator in a quote.
 * Keyboard: Tab: goes through the actions of each section and of each credential; Enter, Space: do them.
 * Screen reader: a region for each section, named by it; each action says for which section or consolidator it is.
 * @see S-125, S-134, S-150
 * @keywords serviços, credenciais, consolidadoras, fornecedores, credentials
 */
export function CredentialSections({ credentials, error, onRetry, pending = false, switching, ...actions }: CredentialSectionsProps) {
  const t = useTexts(credentialSectionsTexts);
  if (!credentials && error !== undefined) {
    return (
      <div className="g:rounded-md g:border g:border-line g:bg-surface-1">
        <ErrorState title={error} onRetry={onRetry} pending={pending} />
      </div>
    );
  }
  if (!credentials) {
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="g:h-24" />
        ))}
      </div>
    );
  }
  return (
    <div data-slot="credential-sections" className="g:grid g:gap-4">
      {credentialSections(credentials).map((section) => (
        <Section key={section.kind} section={section} switching={switching === section.kind} {...actions} />
      ))}
    </div>
  );
}

interface SectionProps extends Pick<CredentialSectionsProps, 'onSwitch' | 'onAdd' | 'onRequest' | 'onAction'> {
  section: CredentialSection<ListedCredential>;
  switching: boolean;
}

function Section({ section: { kind, ativo, credentials }, switching, onSwitch, onAdd, onRequest, onAction }: SectionProps) {
  const t = useTexts(credentialSectionsTexts);
  const message = useMessage(servicesMessages);
  const id = useId();
  const key = enumLabel('secao', kind);
  const names = { section: key === null ? kind : message(key) };
  return (
    <section aria-labelledby={id} data-service={kind} className="g:min-w-0 g:rounded-md g:border g:border-line g:bg-surface-1">
      <div className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-2 g:border-line g:border-b g:px-3 g:py-2">
        <span aria-hidden="true" className="g:flex">
          <ServiceIcon kind={kind} size="sm" />
        </span>
        <h2 id={id} className="g:font-semibold">
          {names.section}
        </h2>
        <span className="g:text-ink-2 g:text-sm">{t('count', { count: credentials.length })}</span>
        {ativo !== null && <Badge tone={ativo ? 'success' : 'neutral'}>{t(ativo ? 'serviceOn' : 'serviceOff')}</Badge>}
        <span data-part="section-actions" className="g:flex g:flex-wrap g:gap-1 g:sm:ms-auto">
          {ativo !== null && (
            <Button
              tone="quiet"
              size="sm"
              pending={switching}
              aria-label={t(ativo ? 'switchOffOf' : 'switchOnOf', names)}
              onClick={() => onSwitch(kind)}
              onClickCapture={dropSecondPress}
            >
              {t(ativo ? 'switchOff' : 'switchOn')}
            </Button>
          )}
          <Button size="sm" aria-label={t('requestOf', names)} onClick={() => onRequest(kind)}>
            <SendHorizontal aria-hidden="true" />
            {t('request')}
          </Button>
          <Button size="sm" aria-label={t('addOf', names)} onClick={() => onAdd(kind)}>
            <Plus aria-hidden="true" />
            {t('add')}
          </Button>
        </span>
      </div>
      {credentials.length === 0 ? (
        <p className="g:flex g:items-center g:gap-2 g:px-3 g:py-3 g:text-ink-2 g:text-sm">
          <KeyRound aria-hidden="true" className="g:size-4 g:shrink-0" />
          {t('none')}
        </p>
      ) : (
        <ul aria-label={t('credentialsOf', names)} className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
          {credentials.map((credential) => (
            <CredentialRow key={credential.id} credential={credential} onAction={onAction} />
          ))}
        </ul>
      )}
    </section>
  );
}
