import * as Radix from '@radix-ui/react-slider';
import { cn } from '../parts.jsx';

export function Slider({ className, labels, ...rest }) {
  return (
    <Radix.Root
      data-slot="slider"
      className={cn('relative flex w-full touch-none select-none items-center data-[disabled]:opacity-50', className)}
      {...rest}
    >
      <Radix.Track data-slot="slider-track" className="relative h-1.5 w-full grow overflow-hidden rounded-full bg-muted">
        <Radix.Range data-slot="slider-range" className="absolute h-full bg-primary" />
      </Radix.Track>
      {labels.map((label) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          data-slot="slider-thumb"
          className="block size-4 shrink-0 rounded-full border border-primary bg-background shadow-sm ring-ring/50 transition-[color,box-shadow] hover:ring-4 focus-visible:outline-hidden focus-visible:ring-4 disabled:pointer-events-none disabled:opacity-50"
        />
      ))}
    </Radix.Root>
  );
}
