import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question: "Unbind Windows Master?" */
  title: ReactNode;
  /** The consequence, and whether it can be undone. */
  description?: ReactNode;
  /** Says what is done: "Unbind device". */
  confirmLabel: string;
  cancelLabel: string;
  /** The name of the close button, which the keyboard alone finds. */
  closeLabel: string;
  /** `danger` for what takes something away. */
  tone?: 'default' | 'danger';
  /** It is being done: the question stays and cannot be closed. */
  busy?: boolean;
  /** The error; the dialog stays open for another try. */
  error?: string;
  onConfirm: () => void;
  children?: ReactElement | null;
}

/** Confirms an action that is hard to undo. The cancel button has focus first. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  closeLabel,
  tone = 'default',
  busy = false,
  error,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  // The error stands beside the next step.
  useEffect(() => {
    if (error) confirm.current?.focus();
  }, [error]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
      role="alertdialog"
      title={title}
      description={description}
      closeLabel={closeLabel}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error || children ? (
        <>
          {children}
          {error ? (
            <Notice tone="danger" live>
              {error}
            </Notice>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
