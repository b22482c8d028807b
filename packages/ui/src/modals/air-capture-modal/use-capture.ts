import { captureNeedsLocator, checkCapture } from '@guiche/domain/air/capture';
import type { AirQuote, CapturedData, Traveller } from '@guiche/domain/entities';
import type { SISTEMA_EMISSOR } from '@guiche/domain/enums';
import type { TopicKey, Violation } from '@guiche/domain/messages';
import type { captureMessages } from '@guiche/domain/messages/capture';
import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';

export type CaptureKey = TopicKey<typeof captureMessages>;
export type IssuingSystem = (typeof SISTEMA_EMISSOR)[number];

interface CaptureOptions {
  quote: AirQuote;
  travellers: readonly Traveller[];
  initial: CapturedData | null;
  onCapture: (asked: { readonly localizador: string; readonly sistemaEmissor: IssuingSystem | null }) => Promise<CapturedData | CaptureKey>;
}

/** The steps of a capture: asking, checking what came, and the questions before any of it is applied. @see */
export function useCapture({ quote, travellers, initial, onCapture }: CaptureOptions) {
  const [refused, setRefused] = useState<Violation>();
  const [pending, setPending] = useState(false);
  const [checked, setChecked] = useState<{ readonly data: CapturedData; readonly questions: readonly CaptureKey[] }>();
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);

  function judge(data: CapturedData) {
    const { blockedBy, ...rest } = checkCapture(data, quote, travellers);
    if (blockedBy) setRefused(blockedBy);
    else setChecked({ data, questions: 'questions' in rest ? rest.questions : [] });
  }
  const judgeInitial = useEffectEvent(() => initial && judge(initial));
  useEffect(() => {
    judgeInitial();
  }, []);

  async function capture(localizador: string, sistemaEmissor: IssuingSystem | null) {
    const missing = captureNeedsLocator(localizador);
    setRefused(missing);
    if (missing || busy.current) return;
    busy.current = true;
    setPending(true);
    setChecked(undefined);
    try {
      const found = await onCapture({ localizador: localizador.trim(), sistemaEmissor });
      if (typeof found === 'string') setRefused({ key: found, field: '' });
      else judge(found);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return {
    refused,
    pending,
    capture,
    /** The question that is to be answered; undefined when none is left. */
    question: checked?.questions[0],
    /** What may be applied: all questions are answered with yes. */
    data: checked?.questions.length === 0 ? checked.data : undefined,
    /** Yes leads to the next question; no leaves the data alone. */
    answer: (yes: boolean) => setChecked(yes && checked ? { ...checked, questions: checked.questions.slice(1) } : undefined),
  };
}
