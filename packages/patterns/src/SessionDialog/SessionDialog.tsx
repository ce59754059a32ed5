import { Button, Dialog } from '@tern/ui';
import { useIntl } from 'react-intl';
import { sessionDialogMessages as m } from './sessionDialog.messages.ts';

export interface SessionDialogProps {
  open: boolean;
  /** Clear the token and reload (spec section 8, codes 50008, 50012, 50014). */
  onSignIn: () => void;
  /** Stay on the page. Escape does the same. */
  onCancel: () => void;
}

/** Offers to sign in again when the session has ended. */
export function SessionDialog({ open, onSignIn, onCancel }: SessionDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      role="alertdialog"
      title={formatMessage(m.title)}
      description={formatMessage(m.text)}
      closeLabel={formatMessage(m.cancel)}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {formatMessage(m.cancel)}
          </Button>
          <Button onClick={onSignIn}>{formatMessage(m.signIn)}</Button>
        </>
      }
    />
  );
}
