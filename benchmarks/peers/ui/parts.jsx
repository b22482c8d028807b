// Thin wrappers over Radix with Tailwind's classes, in the way of shadcn: each merges its own classes with the caller's.
import { clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

export function cn(...classes) {
  return twMerge(clsx(classes));
}

const BUTTON =
  'inline-flex h-9 shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md px-4 py-2 font-medium text-sm outline-none transition-all focus-visible:ring-[3px] focus-visible:ring-ring/50 disabled:pointer-events-none disabled:opacity-50';

const TONES = {
  primary: 'bg-primary text-primary-foreground hover:bg-primary/90',
  outline: 'border bg-background shadow-xs hover:bg-accent',
};

export function Button({ tone = 'outline', className, ...rest }) {
  return <button type="button" data-slot="button" {...rest} className={cn(BUTTON, TONES[tone], className)} />;
}

export const FADE_AND_ZOOM =
  'data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=closed]:zoom-out-95 data-[state=open]:zoom-in-95';

export const INPUT =
  'flex h-9 w-full min-w-0 rounded-md border bg-transparent px-3 py-1 text-sm shadow-xs outline-none transition-[color,box-shadow] placeholder:text-muted-foreground focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50 disabled:opacity-50';

export const OPTION =
  'relative flex cursor-default select-none items-center gap-2 rounded-sm px-2 py-1.5 text-sm outline-hidden data-[disabled=true]:pointer-events-none data-[selected=true]:bg-accent data-[disabled=true]:opacity-50';
