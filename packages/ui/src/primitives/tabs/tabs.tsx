import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** The number of items in the tab. */
  count?: number;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string = string> {
  /** The name that a screen reader gives to the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/**
 * Views of the same thing, one at a time. On a phone the row scrolls sideways.
 *
 * Keyboard: arrows select the next tab and show it, Home and End the first and last, Tab goes into the panel.
 */
export function Tabs<Value extends string>({ label, items, value, onValueChange }: TabsProps<Value>) {
  return (
    <Radix.Root
      data-slot="tabs"
      value={value}
      onValueChange={(next) => {
        const item = items.find((candidate) => candidate.value === next);
        if (item) onValueChange(item.value);
      }}
    >
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className="-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 rounded-t-md border-transparent border-b-2 px-3 font-medium text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-accent-text pointer-coarse:h-11 [&_svg]:size-4"
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && <span className="rounded-full bg-surface-2 px-1.5 text-ink-2 text-xs">{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-4">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
