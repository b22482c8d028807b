import './theme.css';
import * as DialogParts from '@radix-ui/react-dialog';
import * as PopoverParts from '@radix-ui/react-popover';
import { COLUMNS, ROWS, SENTENCE } from '../../ui/page/content.ts';
import { MountedOnPress, mountPart } from '../../ui/page/mount-part.tsx';
import { Button, cn, FADE_AND_ZOOM } from './parts.jsx';

function Overlay({ className, ...rest }) {
  return (
    <DialogParts.Overlay
      data-slot="dialog-overlay"
      className={cn(
        'data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 fixed inset-0 z-50 bg-black/50 data-[state=closed]:animate-out data-[state=open]:animate-in',
        className,
      )}
      {...rest}
    />
  );
}

function Content({ className, children, ...rest }) {
  return (
    <DialogParts.Portal>
      <Overlay />
      <DialogParts.Content
        data-slot="dialog-content"
        className={cn(
          'fixed top-1/2 left-1/2 z-50 grid w-full max-w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 gap-4 rounded-lg border bg-background p-6 shadow-lg duration-200 sm:max-w-lg',
          FADE_AND_ZOOM,
          className,
        )}
        {...rest}
      >
        {children}
        <DialogParts.Close className="absolute top-4 right-4 rounded-xs opacity-70 transition-opacity hover:opacity-100 focus:ring-2 focus:ring-ring [&_svg]:size-4 [&_svg]:shrink-0">
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
            <path d="M18 6 6 18" />
            <path d="m6 6 12 12" />
          </svg>
          <span className="sr-only">Fechar</span>
        </DialogParts.Close>
      </DialogParts.Content>
    </DialogParts.Portal>
  );
}

function Header({ className, ...rest }) {
  return <div data-slot="dialog-header" className={cn('flex flex-col gap-2 text-center sm:text-left', className)} {...rest} />;
}

function Footer({ className, ...rest }) {
  return <div data-slot="dialog-footer" className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)} {...rest} />;
}

function Title({ className, ...rest }) {
  return <DialogParts.Title data-slot="dialog-title" className={cn('font-semibold text-lg leading-none', className)} {...rest} />;
}

function Description({ className, ...rest }) {
  return <DialogParts.Description data-slot="dialog-description" className={cn('text-muted-foreground text-sm', className)} {...rest} />;
}

function DialogPart() {
  return (
    <DialogParts.Root>
      <DialogParts.Trigger asChild>
        <Button data-bench="press">Abrir</Button>
      </DialogParts.Trigger>
      <Content>
        <Header>
          <Title>Enviar cotação</Title>
          <Description>Voo de São Paulo a Recife</Description>
        </Header>
        <div>
          <p>{SENTENCE}</p>
          <input aria-label="Observação" />
        </div>
        <Footer>
          <DialogParts.Close asChild>
            <Button>Voltar</Button>
          </DialogParts.Close>
          <Button tone="primary">Enviar</Button>
        </Footer>
      </Content>
    </DialogParts.Root>
  );
}

function PopoverPart() {
  return (
    <PopoverParts.Root>
      <PopoverParts.Trigger asChild>
        <Button data-bench="press">Abrir</Button>
      </PopoverParts.Trigger>
      <PopoverParts.Portal>
        <PopoverParts.Content
          data-slot="popover-content"
          align="start"
          sideOffset={4}
          aria-label="Cotação"
          className={cn('z-50 w-72 rounded-md border bg-popover p-4 shadow-md outline-hidden', FADE_AND_ZOOM)}
        >
          <p>{SENTENCE}</p>
          <Button>Enviar</Button>
        </PopoverParts.Content>
      </PopoverParts.Portal>
    </PopoverParts.Root>
  );
}

function Row({ className, ...rest }) {
  return <tr data-slot="table-row" className={cn('border-b transition-colors hover:bg-muted/50', className)} {...rest} />;
}

function Heading({ className, ...rest }) {
  return (
    <th data-slot="table-head" className={cn('h-10 whitespace-nowrap px-2 text-left align-middle font-medium', className)} {...rest} />
  );
}

function Cell({ className, ...rest }) {
  return <td data-slot="table-cell" className={cn('whitespace-nowrap p-2 align-middle', className)} {...rest} />;
}

function TableOfRows() {
  return (
    <div className="relative w-full overflow-x-auto">
      <table aria-label="Solicitações" className={cn('w-full caption-bottom text-sm')}>
        <thead className={cn('[&_tr]:border-b')}>
          <Row>
            {COLUMNS.map((name) => (
              <Heading key={name}>{name}</Heading>
            ))}
          </Row>
        </thead>
        <tbody className={cn('[&_tr:last-child]:border-0')}>
          {ROWS.map((row) => (
            <Row key={row[0]} data-bench="row">
              {row.map((text, column) => (
                <Cell key={COLUMNS[column]}>{text}</Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  );
}

mountPart({
  dialog: DialogPart,
  popover: PopoverPart,
  table: () => <MountedOnPress>{() => <TableOfRows />}</MountedOnPress>,
});
