import * as Radix from '@radix-ui/react-popover';
import { cn, FADE_AND_ZOOM } from '../parts.jsx';

export { Root as Popover, Trigger } from '@radix-ui/react-popover';

export function Content({ className, ...rest }) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="popover-content"
        align="start"
        sideOffset={4}
        className={cn('z-50 w-72 rounded-md border bg-popover p-4 shadow-md outline-hidden', FADE_AND_ZOOM, className)}
        {...rest}
      />
    </Radix.Portal>
  );
}
