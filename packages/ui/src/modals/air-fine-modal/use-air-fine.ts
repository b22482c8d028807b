import { type AirFine, airFineViolations, settledAirFine } from '@guiche/domain/air/issuing';
import type { AirQuote } from '@guiche/domain/entities';
import { type OpcaoSaldo, suggestedTicketCredit } from '@guiche/domain/fines';
import type { Violation } from '@guiche/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';

type StatusSaldo = NonNullable<AirQuote['saldoEntrada']>['status'];

/** The field of each value, as violations name it. */
const FIELDS = ['multa', 'saldoEntrada.valorEntrada', 'saldoEntrada.status'] as const;
type Field = (typeof FIELDS)[number];

interface AirFineOptions {
  quote: Pick<AirQuote, 'id' | 'moeda'>;
  /** The fine that is stored already; null for none. */
  stored: number | null;
  total: number;
  opcaoSaldo: OpcaoSaldo | null;
  refused: readonly Violation[] | undefined;
  pending: boolean;
  onConfirm: (fine: AirFine) => void;
}

/** The values of the window's fields, what follows from them, and confirming. The credit follows the suggestion until somebody types one. @see */
export function useAirFine({ quote, stored, total, opcaoSaldo, refused, pending, onConfirm }: AirFineOptions) {
  const [multa, setMulta] = useState(stored);
  const [credit, setCredit] = useState<number | null>();
  const [status, setStatus] = useState<StatusSaldo>(null);
  const [option, setOption] = useState<OpcaoSaldo | null>(opcaoSaldo);
  const [touched, setTouched] = useState(false);
  const [violations, setViolations] = useState<readonly Violation[]>([]);
  const fineField = useRef<HTMLInputElement>(null);
  const creditField = useRef<HTMLInputElement>(null);
  const statusField = useRef<HTMLSelectElement>(null);
  const suggestion = suggestedTicketCredit(total, option === 'ESTORNO' ? 0 : multa);
  const fine = settledAirFine({
    multa,
    saldoEntrada: { valorEntrada: credit === undefined ? suggestion : credit, status },
    opcaoSaldo: option,
  });

  function show(wrong: readonly Violation[]) {
    setViolations(wrong);
    const fields = { multa: fineField, 'saldoEntrada.valorEntrada': creditField, 'saldoEntrada.status': statusField };
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
    suggestion,
    /** Whether the credit is the suggested one. */
    suggested: fine.saldoEntrada?.valorEntrada === suggestion,
    touched,
    fineField,
    creditField,
    statusField,
    violationAt: (field: Field) => violations.find((one) => one.field === field),
    /** Refusals that belong to no field of the window. */
    others: violations.filter(({ field }) => !FIELDS.some((one) => one === field)),
    changeFine: changing(setMulta, 'multa'),
    changeCredit: changing<number | null | undefined>(setCredit, 'saldoEntrada.valorEntrada'),
    changeStatus: changing(setStatus, 'saldoEntrada.status'),
    changeOption: changing(setOption, ''),
    confirm() {
      if (pending) return;
      const wrong = airFineViolations({ id: quote.id, total, currency: quote.moeda?.codigo, ...fine });
      show(wrong);
      if (wrong.length === 0) onConfirm(fine);
    },
  };
}
