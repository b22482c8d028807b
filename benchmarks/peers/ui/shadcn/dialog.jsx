import * as Radix from '@radix-ui/react-dialog';
import { cn, FADE_AND_ZOOM } from '../parts.jsx';

export { Close, Root as Dialog, Trigger } from '@radix-ui/react-dialog';

function Overlay({ className, ...rest }) {
  return (
    <Radix.Overlay
      data-slot="dialog-overlay"
      className={cn(
        'data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 fixed inset-0 z-50 bg-black/50 data-[state=closed]:animate-out data-[state=open]:animate-in',
        className,
      )}
      {...rest}
    />
  );
}

export function Content({ className, children, ...rest }) {
  return (
    <Radix.Portal>
      <Overlay />
      <Radix.Content
        data-slot="dialog-content"
        className={cn(
          'fixed top-1/2 left-1/2 z-50 grid w-full max-w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 gap-4 rounded-lg border bg-background p-6 shadow-lg duration-200 sm:max-w-lg',
          FADE_AND_ZOOM,
          className,
        )}
        {...rest}
      >
        {children}
        <Radix.Close className="absolute top-4 right-4 rounded-xs opacity-70 transition-opacity hover:opacity-100 focus:ring-2 focus:ring-ring [&_svg]:size-4 [&_svg]:shrink-0">
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
            <path d="M18 6 6 18" />
            <path d="m6 6 12 12" />
          </svg>
          <span className="sr-only">Fechar</span>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}

export function Header({ className, ...rest }) {
  return <div data-slot="dialog-header" className={cn('flex flex-col gap-2 text-center sm:text-left', className)} {...rest} />;
}

export function Footer({ className, ...rest }) {
  return <div data-slot="dialog-footer" className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)} {...rest} />;
}

export function Title({ className, ...rest }) {
  return <Radix.Title data-slot="dialog-title" className={cn('font-semibold text-lg leading-none', className)} {...rest} />;
}

export function Description({ className, ...rest }) {
  return <Radix.Description data-slot="dialog-description" className={cn('text-muted-foreground text-sm', className)} {...rest} />;
}
