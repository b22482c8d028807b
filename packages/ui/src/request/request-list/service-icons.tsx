import { TIPO_SERVICO, type TipoServico } from '@guiche/domain/enums';
import { ServiceIcon } from '../../data/service-icon/index.ts';

export interface ServiceIconsProps {
  kinds: readonly TipoServico[];
}

/** The kinds of service of a request, always in the same order; where there is no room for all, they become narrower. */
export function ServiceIcons({ kinds }: ServiceIconsProps) {
  return (
    <span className="g:flex g:min-w-0 g:gap-1">
      {TIPO_SERVICO.filter((kind) => kinds.includes(kind)).map((kind) => (
        <ServiceIcon key={kind} kind={kind} size="sm" className="g:min-w-0" />
      ))}
    </span>
  );
}
