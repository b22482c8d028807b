import type { Quote } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { confirmedFineViolations, type Fine, fineDecidesOption, type OpcaoSaldo, settledFine } from '@guiche/domain/fines';
import type { Violation } from '@guiche/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';

/** The balance option as it is chosen: none is a choice, too. */
export type BalanceChoice = OpcaoSaldo | 'NENHUM';

/** A quote as its fine is entered. */
export type FinedQuote = Pick<Quote, 'id' | 'versao' | 'total' | 'tarifaTotal' | 'taxas' | 'moeda' | 'multa' | 'opcaoSaldo'>;

/** What was typed and chosen, as the fields hold it. */
export interface TypedFine {
  readonly multa: number | null;
  readonly opcaoSaldo: BalanceChoice | null;
  /** The part of the total that was typed last, which comes back with REEMBOLSO; null after any other amount. */
  readonly parte?: number | null | undefined;
}

export interface FineEntryOptions {
  kind: TipoServico;
  quote: FinedQuote;
  /** What was typed before, in place of what is stored. Read once. */
  initial?: TypedFine | undefined;
  /** Called with what was typed, at each change: given back as `initial`, it is there when the fields are opened again. */
  onTyped?: ((typed: TypedFine) => void) | undefined;
  /** Called when what was typed is discarded: nothing of it is to be kept. Left out, it cannot be discarded. */
  onDiscard?: (() => void) | undefined;
  /** What a server refused, shown at the fields until they are changed. */
  refused?: readonly Violation[] | undefined;
  pending: boolean;
  onConfirm: (fine: Fine) => void;
}

/** What is typed about the fine of an issue, what follows from it, and confirming it. */
export type FineEntry = ReturnType<typeof useFineEntry>;

/** A fine that is a part of the total; null for any other. */
const partOf = (multa: number | null, total: number) => (multa !== null && multa > 0 && multa < total ? multa : null);

/** The values of the fine's fields. The option follows from the fine or the fine from the option; neither is written into the other. @see */
export function useFineEntry({ kind, quote, initial, onTyped, onDiscard, refused, pending, onConfirm }: FineEntryOptions) {
  const [restored, setRestored] = useState(initial !== undefined);
  const [typed, setTyped] = useState(initial ? initial.multa : quote.multa);
  const [chosen, setChosen] = useState<BalanceChoice | null>(initial ? initial.opcaoSaldo : quote.opcaoSaldo);
  const [part, setPart] = useState(initial?.parte ?? partOf(typed, quote.total));
  const [touched, setTouched] = useState(restored);
  const [discarded, setDiscarded] = useState(0);
  const [violations, setViolations] = useState<readonly Violation[]>([]);
  const fineField = useRef<HTMLInputElement>(null);
  const { total, moeda } = quote;
  const fine = settledFine(kind, { multa: typed, opcaoSaldo: chosen === 'NENHUM' ? null : chosen }, total);
  const follows = fineDecidesOption(kind);
  const following: BalanceChoice | null = typed === null ? chosen : (fine.opcaoSaldo ?? 'NENHUM');

  const showRefused = useEffectEvent(() => {
    if (!refused || refused.length === 0) return;
    setViolations(refused);
    fineField.current?.focus();
  });
  useEffect(() => showRefused(), [refused]);

  // The button that was pressed goes with what it discarded.
  useEffect(() => {
    if (discarded > 0) fineField.current?.focus();
  }, [discarded]);

  function put(multa: number | null, opcaoSaldo: BalanceChoice | null, parte = part) {
    setTouched(true);
    setTyped(multa);
    setChosen(opcaoSaldo);
    setPart(parte);
    setViolations([]);
    onTyped?.({ multa, opcaoSaldo, parte });
  }

  function change(multa: number | null) {
    // What was chosen before an amount was typed is no longer what it gives.
    put(multa, follows ? null : chosen, partOf(multa, total));
  }

  function choose(choice: BalanceChoice, byPointer: boolean) {
    if (!follows) return put(typed, choice);
    if (choice === 'ESTORNO') return put(0, choice);
    if (choice === 'NENHUM') return put(total, choice);
    put(part, choice);
    // A part of the total, which is still to be typed. The arrow keys choose what they only pass, and stay in their group.
    if (part === null && byPointer) fineField.current?.focus();
  }

  /** Puts back what is stored. */
  function discard() {
    setTyped(quote.multa);
    setChosen(quote.opcaoSaldo);
    setPart(partOf(quote.multa, total));
    setTouched(false);
    setRestored(false);
    setViolations([]);
    setDiscarded((times) => times + 1);
    onDiscard?.();
  }

  function confirm() {
    if (pending) return;
    const wrong = confirmedFineViolations(kind, { multa: fine.multa, total, currency: moeda?.codigo });
    setViolations(wrong);
    if (wrong.length > 0) fineField.current?.focus();
    else onConfirm(fine);
  }

  return {
    fine,
    /** Whether ESTORNO leaves no fine to type. */
    fineFixed: !follows && fine.opcaoSaldo === 'ESTORNO',
    choice: follows ? following : chosen,
    violation: violations[0],
    touched,
    /** Whether it began with what was typed before. */
    restored,
    fineField,
    change,
    choose,
    confirm,
    /** Discards what was typed; undefined while there is nothing to discard. */
    discard: touched && onDiscard ? discard : undefined,
  };
}
