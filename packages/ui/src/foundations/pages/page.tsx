import { type ReactNode, useId } from 'react';

export interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One page of the Foundations: its name, what it is about, its parts. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-8 text-base text-ink sm:px-8 sm:py-12">
      <header className="flex max-w-2xl flex-col gap-2 border-accent border-l-2 pl-5">
        <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
        <p className="text-ink-2 text-lg">{lead}</p>
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
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex max-w-2xl flex-col gap-1">
        <h2 id={id} className="font-semibold text-xl tracking-tight">
          {title}
        </h2>
        {lead && <p className="text-ink-2">{lead}</p>}
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
  return <div className={`rounded-md border border-line bg-surface-1 ${className}`}>{children}</div>;
}
