import { TIPO_SERVICO, type TipoServico } from '@guiche/domain/enums';
import { ServiceIcon } from '../../data/service-icon/index.ts';

export interface ServiceIconsProps {
  kinds: readonly TipoServico[];
}

/** The kinds of service of a request, always in the same order; many of them stand without a gap and become narrower. */
export function ServiceIcons({ kinds }: ServiceIconsProps) {
  const shown = TIPO_SERVICO.filter((kind) => kinds.includes(kind));
  return (
    <span className={`g:flex g:min-w-0 ${shown.length > 3 ? '' : 'g:gap-1'}`}>
      {shown.map((kind) => (
        <ServiceIcon key={kind} kind={kind} size="sm" className="g:min-w-0" />
      ))}
    </span>
  );
}
