import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** One line. It repeats or adds to what is there, and is never the only place of it. */
  text: string;
  side?: 'top' | 'bottom';
  /** Keeps it open, for pictures and tests. */
  open?: boolean;
  /** A control that takes focus. */
  children: ReactElement;
}

/** A line of text beside a control, on hover and on focus. Touch screens do not show it. */
export function Tooltip({ text, side = 'top', open, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root open={open}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.tip} side={side} sideOffset={6} collisionPadding={16}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
