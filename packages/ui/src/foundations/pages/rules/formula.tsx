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
      className="g:grid g:scroll-mt-4 g:grid-cols-[minmax(0,1fr)] g:overflow-hidden g:rounded-md g:border g:border-line g:bg-surface-1 g:target:border-accent g:md:grid-cols-2"
    >
      <div className="g:flex g:flex-col g:gap-4 g:p-4">
        <header className="g:flex g:flex-col g:gap-1">
          <h3 id={headingId} className="g:font-semibold g:text-lg">
            {title}
          </h3>
          <p className="g:text-ink-2">{purpose}</p>
        </header>
        <div className="g:grid g:items-end g:gap-3 g:sm:grid-cols-2">{inputs}</div>
        {/* An id of a requirement is one word. */}
        <p className="g:mt-auto g:text-ink-3 g:text-xs">{requirements.join(' · ').replaceAll('-', '\u2011')}</p>
      </div>
      <AnswerPanel answer={answer(values, say)} />
    </article>
  );
}

function AnswerPanel({ answer }: { answer: Answer | undefined }) {
  return (
    <div className="g:flex g:min-w-0 g:flex-col g:gap-3 g:border-line g:bg-surface-2 g:p-4 g:max-md:border-t g:md:border-s">
      <output className="g:block g:break-words">
        <AnswerText answer={answer} />
      </output>
      {answer !== undefined && answer.steps.length > 0 && (
        <ul aria-label="Passos" className="g:flex g:flex-col g:gap-1 g:border-line g:border-t g:pt-3 g:text-ink-2 g:text-sm g:tabular">
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
  if (answer === undefined) return <span className="g:text-ink-2">Preencha os campos para ver o resultado.</span>;
  if ('result' in answer) return <span className="g:font-semibold g:text-2xl g:tabular g:tracking-tight">{answer.result}</span>;
  return answer.refusals.map((violation) => (
    <span key={violation.key} className="g:flex g:gap-2 g:text-danger-ink g:text-lg">
      <CircleAlert aria-hidden="true" className="g:mt-0.5 g:size-5 g:shrink-0" />
      <span className="g:min-w-0">{violationText(violation)}</span>
    </span>
  ));
}

function StepLine({ step }: { step: Step }) {
  if (typeof step === 'string') return <li>{step}</li>;
  const Icon = step.holds ? Check : X;
  return (
    <li className="g:flex g:gap-1.5">
      <Icon aria-hidden="true" className={`g:mt-px g:size-4 g:shrink-0 ${step.holds ? 'g:text-success-ink' : 'g:text-danger-ink'}`} />
      <span className="g:sr-only">{step.holds ? 'Sim: ' : 'Não: '}</span>
      <span className="g:min-w-0">{step.text}</span>
    </li>
  );
}
