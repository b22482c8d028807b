import type { VipMarks, VipTraveller } from '@guiche/domain/entities';
import { Trash2 } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { dropSecondPress } from '../../internal/drop-second-press.ts';
import { Button } from '../../primitives/button/index.ts';
import { TableCell } from '../../primitives/table/index.ts';
import { vipDirectoryTexts } from './vip-directory.texts.ts';

export interface VipRowProps {
  traveller: VipTraveller;
  onMarksChange: (traveller: VipTraveller, marks: VipMarks) => void;
  onRemove: (traveller: VipTraveller) => void;
}

/** One traveller of the directory. Who loses the last mark leaves it. */
export function VipRow({ traveller, onMarksChange, onRemove }: VipRowProps) {
  const t = useTexts(vipDirectoryTexts);
  const { nome, vip, premium } = traveller;
  const names = { name: nome };
  const change = (marks: VipMarks) => (marks.vip || marks.premium ? onMarksChange(traveller, marks) : onRemove(traveller));
  return (
    <tr className="g:hover:bg-surface-2" onClickCapture={dropSecondPress}>
      <TableCell className="g:wrap-anywhere g:max-sm:px-2">{nome}</TableCell>
      <TableCell holdsControl className="g:max-sm:px-2">
        <CheckboxField
          size="sm"
          label={t('vipOf', names)}
          labelHidden
          value={vip}
          onValueChange={(next) => change({ vip: next, premium })}
        />
      </TableCell>
      <TableCell holdsControl className="g:max-sm:px-2">
        <CheckboxField
          size="sm"
          label={t('premiumOf', names)}
          labelHidden
          value={premium}
          onValueChange={(next) => change({ vip, premium: next })}
        />
      </TableCell>
      <TableCell holdsControl align="end" className="g:max-sm:px-2">
        <Button tone="quiet" size="sm" aria-label={t('remove', names)} onClick={() => onRemove(traveller)}>
          <Trash2 aria-hidden="true" />
        </Button>
      </TableCell>
    </tr>
  );
}
