import { cn } from '../parts.jsx';

export function Table({ className, ...rest }) {
  return (
    <div data-slot="table-container" className="relative w-full overflow-x-auto">
      <table data-slot="table" className={cn('w-full caption-bottom text-sm', className)} {...rest} />
    </div>
  );
}

export function TableHeader({ className, ...rest }) {
  return <thead data-slot="table-header" className={cn('[&_tr]:border-b', className)} {...rest} />;
}

export function TableBody({ className, ...rest }) {
  return <tbody data-slot="table-body" className={cn('[&_tr:last-child]:border-0', className)} {...rest} />;
}

export function TableRow({ className, ...rest }) {
  return <tr data-slot="table-row" className={cn('border-b transition-colors hover:bg-muted/50', className)} {...rest} />;
}

export function TableHead({ className, ...rest }) {
  return (
    <th data-slot="table-head" className={cn('h-10 whitespace-nowrap px-2 text-left align-middle font-medium', className)} {...rest} />
  );
}

export function TableCell({ className, ...rest }) {
  return <td data-slot="table-cell" className={cn('whitespace-nowrap p-2 align-middle', className)} {...rest} />;
}
