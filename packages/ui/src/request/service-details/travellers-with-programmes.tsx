import type { Service } from '@guiche/domain/entities';
import { useTexts } from '../../i18n/index.ts';
import { EmailAddress } from '../../internal/email-address.tsx';
import { VipMark } from '../../internal/vip-mark.tsx';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { PanelFailure } from '../internal/panel-failure.tsx';
import { Fact, Facts, Programmes } from '../internal/particularities-content.tsx';
import { Nothing } from './requested-facts.tsx';
import { serviceDetailsTexts } from './service-details.texts.ts';
import type { TravellersProgrammes } from './travellers-programmes.ts';

export interface TravellersWithProgrammesProps {
  service: Service;
  programmes: TravellersProgrammes;
}

/** Who travels, each with the loyalty programmes, and who comes along. @see Q-304 */
export function TravellersWithProgrammes({ service, programmes }: TravellersWithProgrammesProps) {
  const t = useTexts(serviceDetailsTexts);
  const { byTraveller, error, onRetry, pending = false } = programmes;
  const missing = service.viajantes.some(({ id }) => byTraveller[id] === undefined);
  const failed = missing && error !== undefined;
  return (
    <div className="g:grid g:gap-3">
      <ul className="g:grid g:gap-3">
        {service.viajantes.map((traveller) => (
          <li key={traveller.id} className="g:grid g:gap-1">
            <div className="g:wrap-anywhere g:flex g:flex-wrap g:items-center g:gap-x-2">
              <span className="g:font-medium">{traveller.nomeCompleto}</span>
              <VipMark traveller={traveller} />
            </div>
            {traveller.email && (
              <p className="g:text-ink-2 g:text-sm">
                <EmailAddress address={traveller.email} />
              </p>
            )}
            <ProgrammesOf programmes={byTraveller[traveller.id]} failed={failed} />
          </li>
        ))}
      </ul>
      {failed && <PanelFailure error={error} onRetry={onRetry} pending={pending} />}
      {missing && !failed && (
        <p role="status" className="g:sr-only">
          {t('loadingProgrammes')}
        </p>
      )}
      <Facts>
        <Fact name={t('companions')}>
          {service.acompanhantes.length > 0 ? service.acompanhantes.join(', ') : <Nothing>{t('noCompanion')}</Nothing>}
        </Fact>
        <Fact name={t('adults')}>{service.adultos}</Fact>
      </Facts>
    </div>
  );
}

function ProgrammesOf({ programmes, failed }: { programmes: TravellersProgrammes['byTraveller'][string] | undefined; failed: boolean }) {
  const t = useTexts(serviceDetailsTexts);
  if (!programmes) return failed ? null : <Skeleton className="g:h-4 g:w-2/3" />;
  if (programmes.length === 0) return <p className="g:text-ink-3 g:text-sm">{t('noProgramme')}</p>;
  return <Programmes fidelidades={programmes} tourCode={null} voebiz={null} />;
}
