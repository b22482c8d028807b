import type { Particularities } from '@guiche/domain/entities';
import { formatPhone } from '@guiche/masks/phone';
import { useTexts } from '../../i18n/index.ts';
import { EmailAddress } from '../../internal/email-address.tsx';
import { particularitiesTexts } from './particularities-content.texts.ts';
import { Fact, Facts } from './particularities-content.tsx';

/** The person at the client whom the agency asks; nothing where there is none. */
export function ClientContact({ contatoAdmin }: Pick<Particularities, 'contatoAdmin'>) {
  const t = useTexts(particularitiesTexts);
  if (!contatoAdmin) return null;
  const { nome, email, telefones, whatsapp } = contatoAdmin;
  return (
    <Facts>
      <Fact name={t('contact')}>{nome}</Fact>
      {email && (
        <Fact name={t('email')}>
          <a href={`mailto:${email}`} className="g:text-accent-text g:underline">
            <EmailAddress address={email} />
          </a>
        </Fact>
      )}
      {telefones.length > 0 && <Fact name={t('phones')}>{telefones.map((phone) => formatPhone(phone)).join(', ')}</Fact>}
      {whatsapp && <Fact name={t('whatsapp')}>{formatPhone(whatsapp)}</Fact>}
    </Facts>
  );
}
