import { type CredentialAction, credentialActions, credentialFeeLabel, readCredentialContent } from '@guiche/domain/credentials';
import type { ListedCredential } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { consolidatorName } from '@guiche/domain/quotes';
import { Ban, CircleCheck, FileText, FlaskConical, History, type LucideIcon, Pencil } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CompanyNames } from '../internal/company-names.tsx';
import { credentialTexts } from '../internal/credential.texts.ts';
import { credentialSectionsTexts } from './credential-sections.texts.ts';

const ICONS: Record<CredentialAction, LucideIcon> = {
  CONFIGURAR: Pencil,
  TESTAR: FlaskConical,
  DADOS: FileText,
  ATIVAR: CircleCheck,
  CANCELAR: Ban,
  HISTORICO: History,
};

const TONES = { SOLICITADA: 'warning', ATIVADA: 'info', CANCELADA: 'danger' } as const;

export interface CredentialRowProps {
  credential: ListedCredential;
  /** Called with what is to be done with a credential. */
  onAction: (action: CredentialAction, credential: ListedCredential) => void;
}

/** One credential of a section. @see S-125, S-134, S-150 */
export function CredentialRow({ credential, onAction }: CredentialRowProps) {
  const id = useId();
  const t = useTexts(credentialSectionsTexts);
  const words = useTexts(credentialTexts);
  const message = useMessage(credentialsMessages);
  const say = useViolationText(credentialsMessages);
  const { consolidadora, empresas, estado, ativo, identificador, credencial } = credential;
  const name = consolidatorName(consolidadora);
  const state = estado && enumLabel('credencial_estado', estado);
  return (
    <li className="g:own">
      {/* A part with a heading: the focus goes there when the button that was pressed is gone with what it did. */}
      <article aria-labelledby={id} className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1 g:px-3 g:py-2">
        <div className="g:flex g:min-w-0 g:grow g:basis-56 g:flex-col g:gap-0.5">
          <span className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
            <h3 id={id} className="g:wrap-anywhere g:font-medium">
              {name}
            </h3>
            <Badge tone={ativo ? 'success' : 'neutral'}>{t(ativo ? 'active' : 'inactive')}</Badge>
            {estado && <Badge tone={TONES[estado]}>{state ? message(state) : estado}</Badge>}
          </span>
          <span className="g:flex g:flex-wrap g:items-baseline g:gap-x-3 g:text-ink-2 g:text-sm">
            <span className="g:wrap-anywhere">
              <CompanyNames names={empresas.map(({ nome }) => nome)} none={words('allCompanies')} />
            </span>
            <span className="g:tabular">{say(credentialFeeLabel(readCredentialContent(credencial)))}</span>
            {identificador && <span className="g:wrap-anywhere">{t('identification', { value: identificador })}</span>}
          </span>
        </div>
        <span className="g:flex g:flex-wrap g:gap-1 g:sm:ms-auto">
          {credentialActions(consolidadora, estado).map((action) => {
            const Icon = ICONS[action];
            const label = t(`actions.${action}`);
            return (
              <Button
                key={action}
                tone="quiet"
                size="sm"
                aria-label={t('actionOf', { action: label, name })}
                onClick={() => onAction(action, credential)}
              >
                <Icon aria-hidden="true" />
                {label}
              </Button>
            );
          })}
        </span>
      </article>
    </li>
  );
}
