import { type ReactNode, useId } from 'react';

export interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One page of the Foundations: its name, what it is about, its parts. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className="g:mx-auto g:flex g:max-w-6xl g:flex-col g:gap-12 g:px-4 g:py-8 g:text-base g:text-ink g:sm:px-8 g:sm:py-12">
      <header className="g:flex g:max-w-2xl g:flex-col g:gap-2 g:border-accent g:border-s-2 g:ps-5">
        <h1 className="g:font-semibold g:text-2xl g:tracking-tight">{title}</h1>
        <p className="g:text-ink-2 g:text-lg">{lead}</p>
      </header>
      {children}
    </main>
  );
}

export interface PartProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a page. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="g:flex g:flex-col g:gap-4">
      <header className="g:flex g:max-w-2xl g:flex-col g:gap-1">
        <h2 id={id} className="g:font-semibold g:text-xl g:tracking-tight">
          {title}
        </h2>
        {lead && <p className="g:text-ink-2">{lead}</p>}
      </header>
      {children}
    </section>
  );
}

export interface SheetProps {
  children: ReactNode;
  className?: string;
}

/** The paper that specimens lie on. */
export function Sheet({ children, className = '' }: SheetProps) {
  return <div className={`g:rounded-md g:border g:border-line g:bg-surface-1 ${className}`}>{children}</div>;
}

export interface PointsProps {
  points: readonly (readonly [name: string, text: string])[];
  columns?: 3 | 4;
}

/** What holds, each in a few words with a sentence. */
export function Points({ points, columns = 3 }: PointsProps) {
  return (
    <dl className={`g:grid g:gap-x-8 g:gap-y-5 g:sm:grid-cols-2 ${columns === 4 ? 'g:lg:grid-cols-4' : 'g:lg:grid-cols-3'}`}>
      {points.map(([name, text]) => (
        <div key={name} className="g:border-line g:border-t g:pt-3">
          <dt className="g:font-semibold">{name}</dt>
          <dd className="g:mt-1 g:text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
