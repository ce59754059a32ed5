import { Button, Notice } from '@tern/ui';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import { passkeyErrorMessages } from './passkeyErrors.messages.ts';

/** A passkey of the account in place of password and code, where the account has one and the browser knows passkeys. */
export interface StepUpByPasskey<Values extends unknown[] = []> {
  /** The dialog of the browser is open. */
  open: boolean;
  onConfirm: (...values: Values) => void;
}

interface ConfirmWithPasskeyProps {
  open: boolean;
  busy: boolean;
  /** Without it the form is sent: `isByPasskey` tells it from the button of the form. */
  onConfirm?: () => void;
}

/** The button in place of typing password and code. */
export function ConfirmWithPasskey({ open, busy, onConfirm }: ConfirmWithPasskeyProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="outline"
      size="sm"
      busy={open}
      // A button that is disabled while it has the focus loses it.
      aria-disabled={busy || undefined}
      onClick={({ currentTarget }) => {
        if (busy) return;
        if (onConfirm) onConfirm();
        else currentTarget.form?.requestSubmit();
      }}
    >
      {formatMessage(passkeysMessages.confirm)}
    </Button>
  );
}

/** While the dialog of the browser is open. */
export function PasskeyDialogNotice({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  return open ? <Notice live>{formatMessage(passkeyErrorMessages.waiting)}</Notice> : null;
}

/** The form was sent by `ConfirmWithPasskey`, not by its own button. */
export const isByPasskey = ({ nativeEvent }: FormEvent): boolean =>
  (nativeEvent as SubmitEvent).submitter === null;
