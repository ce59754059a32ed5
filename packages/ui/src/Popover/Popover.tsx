import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useId } from 'react';
import { XGlyph } from '../Icon/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names the panel. */
  label: string;
  closeLabel: string;
  /** Where it opens, as long as there is room. */
  side?: 'top' | 'bottom' | 'start' | 'end';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** The physical side of a logical one, where the trigger stands. */
function sideOf(side: NonNullable<PopoverProps['side']>): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side;
  const rtl = typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
  return (side === 'start') === rtl ? 'right' : 'left';
}

/** A small panel beside a button: an explanation, a short form. The page stays in use. */
export function Popover({
  trigger,
  label,
  closeLabel,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  const contentId = useId();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={css.panel}
          aria-label={label}
          // The focus starts behind it, at the close button, where it has none of its own.
          aria-describedby={contentId}
          side={sideOf(side)}
          align={align}
          sideOffset={8}
          collisionPadding={16}
        >
          <div id={contentId} className={css.content}>
            {children}
          </div>
          <Radix.Close asChild>
            <IconButton glyph={XGlyph} size="sm" label={closeLabel} className={css.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
