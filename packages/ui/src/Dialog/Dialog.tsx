import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { XGlyph } from '../Icon/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';
import { useHeldPage } from './useHeldPage.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Everything that has to be known before the first field or button, which takes the focus: it is read with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the way out first. Without them a close button is drawn. */
  actions?: ReactNode;
  /** The name of the close button. */
  closeLabel: string;
  /** `alertdialog` requires a response before anything else. */
  role?: 'dialog' | 'alertdialog';
}

/** A question above the page. Focus stays in it and returns to where it was; Escape closes it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  role = 'dialog',
}: DialogProps) {
  const returnFocus = useReturnFocus();
  useHeldPage(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={css.scrim}>
          <Radix.Content
            {...returnFocus}
            {...(description ? undefined : { 'aria-describedby': undefined })}
            role={role}
            aria-modal="true"
            className={css.dialog}
          >
            <Radix.Title className={cx(css.title, !actions && css.titleBesideClose)}>{title}</Radix.Title>
            {description && (
              <Radix.Description asChild>
                <div className={css.description}>{description}</div>
              </Radix.Description>
            )}
            {children && <div className={css.content}>{children}</div>}
            {actions && <div className={css.actions}>{actions}</div>}
            <div className={cx(css.close, actions ? css.closeQuiet : undefined)}>
              <Radix.Close asChild>
                <IconButton glyph={XGlyph} size="sm" label={closeLabel} />
              </Radix.Close>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
