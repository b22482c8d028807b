import {
  type AirFine,
  airFineViolations,
  cancelledPartViolations,
  cancelsInPart,
  settledAirFine,
  valueLeft,
  wasCancelledInPart,
} from '@guiche/domain/air/issuing';
import type { AirQuote, AirService } from '@guiche/domain/entities';
import { type IssueEnding, type OpcaoSaldo, suggestedTicketCredit } from '@guiche/domain/fines';
import type { Violation } from '@guiche/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';

type StatusSaldo = NonNullable<AirQuote['saldoEntrada']>['status'];

/** The field of each value, as violations name it. */
const FIELDS = ['valorTrecho', 'multa', 'saldoEntrada.valorEntrada', 'saldoEntrada.status'] as const;
type Field = (typeof FIELDS)[number];

interface AirFineOptions {
  ending: Exclude<IssueEnding, 'DESISTENCIA'>;
  quote: AirQuote;
  service: Pick<AirService, 'tipo'>;
  /** The fine that is stored already, and the present amounts. */
  loaded: Pick<AirQuote, 'multa' | 'taxaCancelamento' | 'total' | 'opcaoSaldo'>;
  refused: readonly Violation[] | undefined;
  pending: boolean;
  onConfirm: (fine: AirFine) => void;
}

/**
 * The values of the window's fields, what follows from them, and confirming. The credit follows the suggestion until somebody types one.
 * @see
 */
export function useAirFine({ ending, quote, service, loaded, refused, pending, onConfirm }: AirFineOptions) {
  const { total, opcaoSaldo } = loaded;
  const changes = ending === 'ALTERACAO';
  const inPart = !changes && cancelsInPart(quote, service);
  // The fine of a part that was cancelled before is not this one's.
  const [multa, setMulta] = useState(changes ? loaded.multa : wasCancelledInPart(quote) ? null : loaded.taxaCancelamento);
  const [valorTrecho, setValorTrecho] = useState<number | null>(null);
  const [credit, setCredit] = useState<number | null>();
  const [status, setStatus] = useState<StatusSaldo>(null);
  const [option, setOption] = useState<OpcaoSaldo | null>(opcaoSaldo);
  const [touched, setTouched] = useState(false);
  const [violations, setViolations] = useState<readonly Violation[]>([]);
  const fineField = useRef<HTMLInputElement>(null);
  const partField = useRef<HTMLInputElement>(null);
  const creditField = useRef<HTMLInputElement>(null);
  const statusField = useRef<HTMLSelectElement>(null);
  const value = inPart ? valorTrecho : valueLeft({ ...quote, total });
  const suggestion = suggestedTicketCredit(value, option === 'ESTORNO' ? 0 : multa);
  const fine = settledAirFine({
    multa,
    saldoEntrada: { valorEntrada: credit === undefined ? suggestion : credit, status },
    opcaoSaldo: option,
    ...(inPart && { valorTrecho }),
  });

  function show(wrong: readonly Violation[]) {
    setViolations(wrong);
    const fields = {
      valorTrecho: partField,
      multa: fineField,
      'saldoEntrada.valorEntrada': creditField,
      'saldoEntrada.status': statusField,
    };
    const first = FIELDS.find((field) => wrong.some((one) => one.field === field));
    if (first) fields[first].current?.focus();
  }
  const showRefused = useEffectEvent(() => {
    if (refused && refused.length > 0) show(refused);
  });
  useEffect(() => showRefused(), [refused]);

  function changing<Value>(set: (value: Value) => void, field: Field | '') {
    return (value: Value) => {
      setTouched(true);
      set(value);
      setViolations((present) => present.filter((one) => one.field !== field));
    };
  }

  return {
    fine,
    valorTrecho,
    suggestion,
    /** Whether the credit is the suggested one. */
    suggested: fine.saldoEntrada?.valorEntrada === suggestion,
    touched,
    partField,
    fineField,
    creditField,
    statusField,
    violationAt: (field: Field) => violations.find((one) => one.field === field),
    /** Refusals that belong to no field of the window. */
    others: violations.filter(({ field }) => !FIELDS.some((one) => one === field)),
    changePart: changing(setValorTrecho, 'valorTrecho'),
    changeFine: changing(setMulta, 'multa'),
    changeCredit: changing<number | null | undefined>(setCredit, 'saldoEntrada.valorEntrada'),
    changeStatus: changing(setStatus, 'saldoEntrada.status'),
    changeOption: changing(setOption, ''),
    confirm() {
      if (pending) return;
      const part = inPart ? cancelledPartViolations({ ...quote, total }, service, valorTrecho) : [];
      const wrong = [...part, ...airFineViolations({ id: quote.id, total, currency: quote.moeda?.codigo, ...fine })];
      show(wrong);
      if (wrong.length === 0) onConfirm(fine);
    },
  };
}
