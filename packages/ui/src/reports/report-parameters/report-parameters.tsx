import type { WithPerfis } from '@guiche/domain/access';
import type { AskedParameter, ListedReport, ReportParameter } from '@guiche/domain/entities';
import { enumLabel, type FormatoRelatorio } from '@guiche/domain/enums';
import type { Violation } from '@guiche/domain/messages';
import { reportsMessages } from '@guiche/domain/messages/reports';
import { validationMessages } from '@guiche/domain/messages/validation';
import { askedViolations, parameterInput, reportFormats, shownParameters } from '@guiche/domain/reports';
import { FileChartColumn } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { Choice } from '../../internal/choice.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { ParameterField } from './parameter-field.tsx';
import { reportParametersTexts } from './report-parameters.texts.ts';

/** What a report is generated with. */
export interface ChosenReport {
  /** The parameters that the person is shown, with their values. */
  readonly parameters: ReportParameter[];
  readonly format: FormatoRelatorio;
}

export interface ReportParametersProps {
  /** The report: its name, what it tells, and its file, which decides the formats. */
  report: Pick<ListedReport, 'nome' | 'descricao' | 'nomeArquivo'>;
  /**
   * The parameters, each with the value that it starts from, and the items of a LIST; undefined while they load. Read once: later ones do not
   * replace what is being typed.
   */
  parameters: readonly AskedParameter[] | undefined;
  /** Who generates it, which decides the parameters that are shown. */
  person: WithPerfis;
  /** The day that the calendars mark, ISO date; without it, the device's. */
  today?: string | undefined;
  /** What the server refused, at the names of the parameters. */
  refused?: readonly Violation[] | undefined;
  /** The report is being generated. */
  pending?: boolean;
  /** Why the parameters could not be loaded, in words. */
  error?: ReactNode;
  /** Loads them again; without it no button does. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  retrying?: boolean;
  /** The format that it starts from, where the report has it; PDF without one. */
  defaultFormat?: FormatoRelatorio | undefined;
  /** Called with each format that is chosen, for a caller that keeps it. */
  onFormatChange?: ((format: FormatoRelatorio) => void) | undefined;
  /** Called after each change with all parameters, for a caller that keeps them while another report is shown. */
  onParametersChange?: ((parameters: readonly AskedParameter[]) => void) | undefined;
  /** Called when the report was asked for and a parameter forbids to generate it: what was said of the one before holds no more. */
  onRefuse?: (() => void) | undefined;
  /** Called with what was chosen, when nothing forbids to generate the report. */
  onGenerate: (chosen: ChosenReport) => void;
}

/**
 * The parameters of a report, each in the input of its type, and the format of its file. A required one that is empty is refused at its field;
 * what was typed stays.
 *
 * Use: beside a `ReportList`, for the report that is chosen there.
 * Not for: how far a report is that is being generated, which a `ReportProgress` shows.
 * Keyboard: Tab: goes through the parameters; Up, Down: move in a list; Space: ticks; Left, Right: choose the format; Ctrl+Enter: generates.
 * Focus: goes to the first parameter that is refused.
 * Screen reader: a form named by the report; a list is a group of check boxes, and how many are ticked is read.
 * @see S-112, S-114 to S-119
 * @keywords relatório, parâmetros, filtros, gerar, pdf, excel, csv
 */
export function ReportParameters({ report, parameters, error, onRetry, retrying = false, ...form }: ReportParametersProps) {
  const t = useTexts(reportParametersTexts);
  return (
    <section data-slot="report-parameters" className="g:rounded-md g:border g:border-line g:bg-surface-1">
      <div className="g:border-line g:border-b g:px-4 g:py-3">
        <h2 className="g:wrap-anywhere g:font-semibold g:text-lg">{report.nome}</h2>
        {report.descricao !== '' && <p className="g:wrap-anywhere g:whitespace-pre-line g:text-ink-2">{report.descricao}</p>}
      </div>
      {parameters ? (
        // Another report starts from nothing.
        <ParametersForm key={report.nomeArquivo} report={report} parameters={parameters} {...form} />
      ) : error !== undefined ? (
        <ErrorState title={error} onRetry={onRetry} pending={retrying} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-3 g:p-4">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="g:h-10" />
          ))}
        </div>
      )}
    </section>
  );
}

interface ParametersFormProps
  extends Pick<
    ReportParametersProps,
    | 'report'
    | 'person'
    | 'today'
    | 'refused'
    | 'pending'
    | 'defaultFormat'
    | 'onFormatChange'
    | 'onParametersChange'
    | 'onRefuse'
    | 'onGenerate'
  > {
  parameters: readonly AskedParameter[];
}

// Always the same list: for each new one the form goes to the first field that is refused.
const NOTHING: readonly Violation[] = [];

/** A check box that was never touched says no, and a list none. */
function startValue({ type, value }: AskedParameter): AskedParameter['value'] {
  const input = parameterInput(type);
  if (input === 'checkbox') return value === true;
  return input === 'multi-select' && !Array.isArray(value) ? [] : value;
}

function ParametersForm({
  report,
  parameters,
  person,
  today,
  refused = NOTHING,
  pending = false,
  defaultFormat,
  onFormatChange,
  onParametersChange,
  onRefuse,
  onGenerate,
}: ParametersFormProps) {
  const t = useTexts(reportParametersTexts);
  const message = useMessage(reportsMessages);
  const say = useViolationText(reportsMessages, validationMessages);
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(() => parameters.map((parameter) => ({ ...parameter, value: startValue(parameter) })));
  const formats = reportFormats(report);
  const [format, setFormat] = useState<FormatoRelatorio>(() => formats.find((each) => each === defaultFormat) ?? 'pdf');
  // What is missing is said once one has tried, and from then on at each change.
  const [tried, setTried] = useState(false);
  const [refusedTimes, setRefusedTimes] = useState(0);
  /** The parameters that were changed since the server refused them. */
  const [mended, setMended] = useState<{ of: readonly Violation[]; names: readonly string[] }>({ of: refused, names: [] });
  const mendedNames = mended.of === refused ? mended.names : [];

  const shown = shownParameters(asked, person);
  const violations = [...(tried ? askedViolations(asked, person) : []), ...refused.filter(({ field }) => !mendedNames.includes(field))];
  const errorOf = (name: string) => {
    const found = violations.find(({ field }) => field === name);
    return found && say(found);
  };
  const elsewhere = violations.filter(({ field }) => !shown.some(({ name }) => name === field));

  useEffect(() => {
    if (refusedTimes > 0 || refused.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusedTimes, refused]);

  function formatName(each: FormatoRelatorio) {
    const key = enumLabel('formato', each);
    return key ? message(key) : each;
  }
  function change(changed: string, value: AskedParameter['value']) {
    const next = asked.map((parameter) => (parameter.name === changed ? { ...parameter, value } : parameter));
    setAsked(next);
    onParametersChange?.(next);
    setMended({ of: refused, names: [...mendedNames, changed] });
  }
  function generate() {
    if (pending) return;
    setTried(true);
    if (askedViolations(asked, person).length > 0) {
      setRefusedTimes((times) => times + 1);
      onRefuse?.();
    } else onGenerate({ parameters: shown.map(({ options: _offered, past: _past, ...parameter }) => parameter), format });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    generate();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isButton = event.target instanceof HTMLButtonElement;
    // Enter alone never sends a form: a report is chosen, not stumbled into.
    if (!isButton) event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      generate();
    }
  }

  return (
    <form ref={form} noValidate aria-label={report.nome} onSubmit={handleSubmit} onKeyDown={handleKeyDown} className="g:grid g:gap-4 g:p-4">
      {shown.length === 0 && <p className="g:text-ink-2">{t('none')}</p>}
      {shown.length > 0 && (
        <div className="g:grid g:items-start g:gap-x-4 g:gap-y-3 g:sm:grid-cols-2">
          {shown.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              onValueChange={(value) => change(parameter.name, value)}
              error={errorOf(parameter.name)}
              today={today}
            />
          ))}
        </div>
      )}
      {elsewhere.map((violation) => (
        <InlineError key={violation.field + violation.key}>{say(violation)}</InlineError>
      ))}
      <div className="g:flex g:flex-wrap g:items-end g:justify-between g:gap-x-4 g:gap-y-3 g:border-line g:border-t g:pt-4">
        <Choice
          label={t('format')}
          value={format}
          options={formats.map((each) => ({ value: each, label: formatName(each) }))}
          onValueChange={(chosen) => {
            setFormat(chosen);
            onFormatChange?.(chosen);
          }}
        />
        <Button type="submit" tone="primary" pending={pending} aria-keyshortcuts="Control+Enter">
          <FileChartColumn aria-hidden="true" />
          {message('gerar_relatorio')}
        </Button>
      </div>
    </form>
  );
}
