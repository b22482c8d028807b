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
import { creditAboveValue, fineAboveValue, type IssueEnding, type OpcaoSaldo, suggestedTicketCredit } from '@guiche/domain/fines';
import type { Violation } from '@guiche/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import type { UnusualAmount } from '../internal/use-amount-question.tsx';

type StatusSaldo = NonNullable<AirQuote['saldoEntrada']>['status'];

/** The field of each value, as violations name it. */
const FIELDS = ['valorTrecho', 'multa', 'saldoEntrada.valorEntrada', 'saldoEntrada.status'] as const;
type Field = (typeof FIELDS)[number];

/** What was typed into the window, before anything that follows from it: enough to go on with later. */
export interface TypedAirFine {
  readonly multa: number | null;
  readonly valorTrecho: number | null;
  /** Absent while the credit follows the suggestion. */
  readonly credito?: number | null | undefined;
  readonly status: StatusSaldo;
  readonly opcaoSaldo: OpcaoSaldo | null;
}

interface AirFineOptions {
  ending: Exclude<IssueEnding, 'DESISTENCIA'>;
  quote: AirQuote;
  service: Pick<AirService, 'tipo'>;
  /** The fine that is stored already, and the present amounts. */
  loaded: Pick<AirQuote, 'multa' | 'taxaCancelamento' | 'total' | 'opcaoSaldo'>;
  /** What was typed before, with which the fields start. */
  initial: TypedAirFine | undefined;
  onTyped: ((typed: TypedAirFine) => void) | undefined;
  refused: readonly Violation[] | undefined;
  pending: boolean;
  /** Asks about a credit or a fine above the value; resolves to whether it is meant. */
  onUnusual: (amounts: readonly UnusualAmount[]) => Promise<boolean>;
  onConfirm: (fine: AirFine) => void;
}

/**
 * The values of the window's fields, what follows from them, and confirming. The credit follows the suggestion until somebody types one.
 * @see
 */
export function useAirFine({ ending, quote, service, loaded, initial, onTyped, refused, pending, onUnusual, onConfirm }: AirFineOptions) {
  const { total, opcaoSaldo } = loaded;
  const changes = ending === 'ALTERACAO';
  const inPart = !changes && cancelsInPart(quote, service);
  // The fine of a part that was cancelled before is not this one's.
  const stored = changes ? loaded.multa : wasCancelledInPart(quote) ? null : loaded.taxaCancelamento;
  const [multa, setMulta] = useState(initial ? initial.multa : stored);
  const [valorTrecho, setValorTrecho] = useState(initial ? initial.valorTrecho : null);
  const [credit, setCredit] = useState(initial?.credito);
  const [status, setStatus] = useState<StatusSaldo>(initial ? initial.status : null);
  const [option, setOption] = useState(initial ? initial.opcaoSaldo : opcaoSaldo);
  const [touched, setTouched] = useState(initial !== undefined);
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

  const tell = useEffectEvent(() => {
    if (touched) onTyped?.({ multa, valorTrecho, credito: credit, status, opcaoSaldo: option });
  });
  useEffect(() => tell(), [multa, valorTrecho, credit, status, option]);

  /** The fine and the credit, each when it is more than the value that it is taken from or left by. */
  function unusualAmounts(): readonly UnusualAmount[] {
    if (value === null) return [];
    const of = { value, currency: quote.moeda?.codigo ?? 'BRL' };
    const entered = fine.saldoEntrada?.valorEntrada ?? null;
    return [
      ...(fine.multa !== null && fineAboveValue(fine.multa, value) ? [{ ...of, kind: 'MULTA' as const, amount: fine.multa }] : []),
      ...(entered !== null && creditAboveValue(entered, value) ? [{ ...of, kind: 'CREDITO' as const, amount: entered }] : []),
    ];
  }

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
    async confirm() {
      if (pending) return;
      const part = inPart ? cancelledPartViolations({ ...quote, total }, service, valorTrecho) : [];
      const wrong = [...part, ...airFineViolations({ id: quote.id, total, currency: quote.moeda?.codigo, ...fine })];
      show(wrong);
      if (wrong.length > 0) return;
      const unusual = unusualAmounts();
      if (await onUnusual(unusual)) onConfirm(fine);
      // After the question has given the focus back.
      else setTimeout(() => (unusual[0]?.kind === 'MULTA' ? fineField : creditField).current?.focus());
    },
  };
}
