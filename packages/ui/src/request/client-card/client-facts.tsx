import type { ClientCard as Card } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { listStatusLabel } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';
import { formatMoney } from '@guiche/masks/money';
import { formatPercentage } from '@guiche/masks/percentage';
import type { ReactNode } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { VipMark } from '../../internal/vip-mark.tsx';
import { clientCardTexts } from './client-card.texts.ts';

const reais = (amount: number) => formatMoney(amount, { currency: 'BRL' });

/** A row: what it is about at the left, the value at the right; the value goes below where there is no room. */
function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="g:flex g:min-w-0 g:flex-wrap g:items-center g:justify-between g:gap-x-3 g:gap-y-0.5">
      <span className="g:wrap-anywhere g:min-w-0">{name}</span>
      <span className="g:ms-auto g:text-end g:tabular">{children}</span>
    </li>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="g:grid g:gap-1.5 g:text-sm">{children}</ul>;
}

const kindName = (kind: TipoServico) => <ServiceIcon kind={kind} size="sm" withWord />;

export function Fees({ fees }: Pick<Card, 'fees'>) {
  const t = useTexts(clientCardTexts);
  return (
    <Rows>
      {fees.map(({ tipoServico, minimo, maximo }) => (
        <Row key={tipoServico} name={kindName(tipoServico)}>
          {minimo === maximo ? <MoneyText value={minimo} /> : t('feeRange', { from: reais(minimo), to: reais(maximo) })}
        </Row>
      ))}
    </Rows>
  );
}

export function Limits({ limites }: Pick<Card, 'limites'>) {
  const t = useTexts(clientCardTexts);
  return (
    <Rows>
      {limites.map(({ tipoServico, valorMaximo, antecedenciaDias, acao }) => (
        <Row key={tipoServico} name={kindName(tipoServico)}>
          {valorMaximo === null ? t('noAmountLimit') : <MoneyText value={valorMaximo} />}
          <span className="g:block g:text-ink-2 g:text-xs">
            {[antecedenciaDias !== null && t('daysBefore', { count: antecedenciaDias }), t(`action${acao}`)].filter(Boolean).join(' · ')}
          </span>
        </Row>
      ))}
    </Rows>
  );
}

export function Approvers({ aprovadores }: Pick<Card, 'aprovadores'>) {
  const t = useTexts(clientCardTexts);
  return (
    <Rows>
      {aprovadores.map(({ nome, email, alcada }, index) => (
        <Row
          key={`${index} ${email}`}
          name={
            <a href={`mailto:${email}`} className="g:text-accent-text g:underline">
              {nome}
            </a>
          }
        >
          {alcada === null ? t('approvesAny') : t('approvesUpTo', { amount: reais(alcada) })}
        </Row>
      ))}
    </Rows>
  );
}

export function Vips({ vips }: Pick<Card, 'vips'>) {
  return (
    <Rows>
      {vips.map((traveller) => (
        <Row key={traveller.nome} name={traveller.nome}>
          <VipMark traveller={traveller} />
        </Row>
      ))}
    </Rows>
  );
}

export function Balances({ saldos }: Pick<Card, 'saldos'>) {
  const t = useTexts(clientCardTexts);
  return (
    <Rows>
      {saldos.map(({ id, cia, viajante, valor, moeda, validade }) => (
        <Row key={id} name={`${cia} · ${viajante}`}>
          <MoneyText value={valor} currency={moeda} />
          <span className="g:block g:text-ink-2 g:text-xs">
            {validade === null ? t('noEnd') : t('until', { day: formatDate(validade) })}
          </span>
        </Row>
      ))}
    </Rows>
  );
}

export function OpenRequests({ proximas, hrefOf }: { proximas: Card['solicitacoesAbertas']['proximas']; hrefOf: (id: number) => string }) {
  if (proximas.length === 0) return null;
  return (
    <Rows>
      {proximas.map(({ idSolicitacao, status, statusCotacaoViagem, viajantes, trajeto, dataViagem }) => (
        <Row
          key={idSolicitacao}
          name={
            <>
              <a href={hrefOf(idSolicitacao)} className="g:text-accent-text g:underline g:tabular">
                {idSolicitacao}
              </a>{' '}
              {viajantes}
              <span className="g:block g:text-ink-2 g:text-xs">
                {[trajeto, dataViagem && formatDate(dataViagem)].filter(Boolean).join(' · ')}
              </span>
            </>
          }
        >
          <StatusBadge label={listStatusLabel(status, statusCotacaoViagem)} />
        </Row>
      ))}
    </Rows>
  );
}

/** How the projects share the request. @see Q-042 */
export function Apportionment({ rateio }: Pick<Card, 'rateio'>) {
  const t = useTexts(clientCardTexts);
  if (rateio.length === 0) return <p className="g:text-ink-2 g:text-sm">{t('apportionmentNone')}</p>;
  return (
    <Rows>
      {rateio.map(({ projeto, percentual }, index) => (
        <Row key={`${index} ${projeto}`} name={projeto}>
          {formatPercentage(percentual)}
        </Row>
      ))}
    </Rows>
  );
}
