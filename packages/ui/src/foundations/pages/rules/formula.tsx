import type { Violation } from '@guiche/domain/messages';
import { ALL_TOPICS } from '@guiche/domain/messages/all';
import { Check, CircleAlert, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useMessage, useViolationText } from '../../../i18n/index.ts';
import type { Field } from './fields.tsx';
import type { Say } from './words.ts';

/** A line of how a result came about; one that holds or does not is marked so. */
export type Step = string | { readonly holds: boolean; readonly text: string };

/** What a rule says of the inputs: a result, or why it refuses them. */
export type Answer =
  | { readonly result: string; readonly steps: readonly Step[] }
  | { readonly refusals: readonly Violation[]; readonly steps: readonly Step[] };

interface FormulaDefinition<Values extends object> {
  /** Where links lead; never changed, as people keep them. */
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly requirements: readonly string[];
  readonly fields: { readonly [Name in keyof Values]: Field<Values[Name]> };
  /** The worked example of the requirement. */
  readonly start: NoInfer<Values>;
  /** Asks the domain and puts its answer into words; `undefined` while an input is missing. */
  readonly answer: (values: Values, say: Say) => Answer | undefined;
}

/** A formula of the trade, whatever its inputs are. */
export interface Formula extends Pick<FormulaDefinition<object>, 'id' | 'title' | 'requirements'> {
  readonly render: () => ReactNode;
}

/** A formula for the list: what its inputs are stays with it. */
export function formula<Values extends object>(definition: FormulaDefinition<Values>): Formula {
  const { id, title, requirements } = definition;
  return { id, title, requirements, render: () => <FormulaCard {...definition} /> };
}

function FormulaCard<Values extends object>({ id, title, purpose, requirements, fields, start, answer }: FormulaDefinition<Values>) {
  const headingId = useId();
  const say = useMessage(...ALL_TOPICS);
  const [values, setValues] = useState<Values>(start);
  const inputs: ReactNode[] = [];
  for (const name in fields) {
    const onValueChange = (value: Values[typeof name]) => setValues((current) => ({ ...current, [name]: value }));
    inputs.push(<div key={name}>{fields[name]({ value: values[name], onValueChange, say })}</div>);
  }
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] overflow-hidden rounded-md border border-line bg-surface-1 target:border-accent md:grid-cols-2"
    >
      <div className="flex flex-col gap-4 p-4">
        <header className="flex flex-col gap-1">
          <h3 id={headingId} className="font-semibold text-lg">
            {title}
          </h3>
          <p className="text-ink-2">{purpose}</p>
        </header>
        <div className="grid items-end gap-3 sm:grid-cols-2">{inputs}</div>
        {/* An id of a requirement is one word. */}
        <p className="mt-auto text-ink-3 text-xs">{requirements.join(' · ').replaceAll('-', '\u2011')}</p>
      </div>
      <AnswerPanel answer={answer(values, say)} />
    </article>
  );
}

function AnswerPanel({ answer }: { answer: Answer | undefined }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 border-line bg-surface-2 p-4 max-md:border-t md:border-l">
      <output className="block break-words">
        <AnswerText answer={answer} />
      </output>
      {answer !== undefined && answer.steps.length > 0 && (
        <ul aria-label="Passos" className="flex flex-col gap-1 border-line border-t pt-3 text-ink-2 text-sm tabular-nums">
          {answer.steps.map((step) => (
            <StepLine key={typeof step === 'string' ? step : step.text} step={step} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AnswerText({ answer }: { answer: Answer | undefined }) {
  const violationText = useViolationText(...ALL_TOPICS);
  if (answer === undefined) return <span className="text-ink-2">Preencha os campos para ver o resultado.</span>;
  if ('result' in answer) return <span className="font-semibold text-2xl tabular-nums tracking-tight">{answer.result}</span>;
  return answer.refusals.map((violation) => (
    <span key={violation.key} className="flex gap-2 text-danger-ink text-lg">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{violationText(violation)}</span>
    </span>
  ));
}

function StepLine({ step }: { step: Step }) {
  if (typeof step === 'string') return <li>{step}</li>;
  const Icon = step.holds ? Check : X;
  return (
    <li className="flex gap-1.5">
      <Icon aria-hidden="true" className={`mt-px size-4 shrink-0 ${step.holds ? 'text-success-ink' : 'text-danger-ink'}`} />
      <span className="sr-only">{step.holds ? 'Sim: ' : 'Não: '}</span>
      <span className="min-w-0">{step.text}</span>
    </li>
  );
}
