import type { Service } from '@guiche/domain/entities';
import { nextUnquoted, serviceRoute } from '@guiche/domain/requests';
import { ServiceIcon } from '@guiche/ui/data/service-icon';
import type { ServicePanelProps } from '@guiche/ui/request/service-panel';
import { useRef } from 'react';
import { useText } from '../../shared/i18n/language-provider.tsx';

/** The ways past the quotes of a service for whoever works by keyboard: to the next service without a quote, in the end to concluding. */
export function useSkips(services: readonly Service[]) {
  const t = useText();
  const concludeRef = useRef<HTMLButtonElement>(null);
  const adds = useRef(new Map<string, HTMLButtonElement>());

  function skipOf(service: Service): Pick<ServicePanelProps, 'addRef' | 'skip'> {
    const next = nextUnquoted(services, service);
    return {
      addRef(button) {
        if (button) adds.current.set(service.id, button);
        else adds.current.delete(service.id);
      },
      skip: {
        label: next ? (
          <>
            {t('request.skipTo', { service: serviceRoute(next) })} <ServiceIcon kind={next.tipoServico} size="sm" />
          </>
        ) : (
          t('request.skipToConclude')
        ),
        onSkip: () => (next ? adds.current.get(next.id) : concludeRef.current)?.focus(),
      },
    };
  }
  return { concludeRef, skipOf };
}
