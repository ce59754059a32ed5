import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useHeldPage } from '../Dialog/useHeldPage.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { XGlyph } from '../Icon/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Drawer.css.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Drawn in the place of the title, which then is heard only: the logo. */
  header?: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  footer?: ReactNode;
  /** The name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A sheet from the inline end; on a phone it covers the page. */
export function Drawer({ open, onOpenChange, title, header, footer, closeLabel, children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  useHeldPage(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={css.scrim}>
          <Radix.Content
            {...returnFocus}
            aria-describedby={undefined}
            aria-modal="true"
            className={css.drawer}
          >
            <div className={css.head}>
              {header ? (
                <>
                  {header}
                  <Radix.Title asChild>
                    <VisuallyHidden as="h2">{title}</VisuallyHidden>
                  </Radix.Title>
                </>
              ) : (
                <Radix.Title className={css.title}>{title}</Radix.Title>
              )}
              <Radix.Close asChild>
                <IconButton glyph={XGlyph} size="lg" label={closeLabel} className={css.close} />
              </Radix.Close>
            </div>
            {/* Long contents scroll: a keyboard must reach them. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
            <div className={css.body} tabIndex={0}>
              {children}
            </div>
            {footer && <div className={css.foot}>{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
