import * as Radix from '@radix-ui/react-tooltip';
import { type ReactElement, useRef, useState } from 'react';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** One line. It repeats or adds to visible text, and is never the only place of a fact. */
  text: string;
  side?: 'top' | 'bottom';
  /** Keeps it open, for pictures and tests. */
  open?: boolean;
  /** A control that takes focus. */
  children: ReactElement;
}

/** A line of text beside a control, on hover, on focus, and after a tap until the next one elsewhere. */
export function Tooltip({ text, side = 'top', open, children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const tapped = useRef(false);
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root open={open ?? shown} onOpenChange={setShown}>
        <Radix.Trigger
          asChild
          onPointerDown={(event) => {
            tapped.current = event.pointerType === 'touch';
          }}
          // Radix closes on every press, and leaves touch screens without.
          onClick={() => {
            if (tapped.current) setTimeout(() => setShown(true));
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.tip} side={side} sideOffset={6} collisionPadding={16}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
