import { Button, Dialog, Notice, Spinner } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './PaypalWait.css.ts';
import { paypalWaitMessages as messages } from './paypalWait.messages.ts';

/** The state of the payment in the other tab, as far as this page knows. */
export type PaypalWaitState =
  | 'opening'
  | 'waiting'
  | 'blocked'
  | 'closed'
  | 'checking'
  | 'unfinished'
  | 'failed'
  | 'network';

export interface PaypalWaitProps {
  open: boolean;
  state: PaypalWaitState;
  /** Opens the PayPal page again. Called from a press, so that no browser blocks it. */
  onContinue: () => void;
  /** The buyer confirms the payment: the service queries PayPal. */
  onCompleted: () => void;
  /** Back to the checkout. Escape does the same. */
  onCancel: () => void;
}

const tones = { blocked: 'danger', failed: 'danger', network: 'danger' } as const;

/** Waits while PayPal is open in a tab of its own (spec section 8, payment messages). */
export function PaypalWait({ open, state, onContinue, onCompleted, onCancel }: PaypalWaitProps) {
  const { formatMessage } = useIntl();
  const busy = state === 'opening' || state === 'checking';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      title={formatMessage(messages.title)}
      description={formatMessage(messages.text)}
      closeLabel={formatMessage(messages.cancel)}
      actions={
        <div className={css.actions}>
          <div className={css.go}>
            <Button block disabled={state === 'opening'} onClick={onContinue}>
              {formatMessage(messages.go)}
            </Button>
          </div>
          <Button block variant="quiet" onClick={onCancel}>
            {formatMessage(messages.cancel)}
          </Button>
          <Button block variant="outline" busy={state === 'checking'} disabled={busy} onClick={onCompleted}>
            {formatMessage(messages.completed)}
          </Button>
        </div>
      }
    >
      {state === 'waiting' ? null : busy ? (
        <Spinner label={formatMessage(messages[state])} />
      ) : (
        <Notice tone={state in tones ? tones[state as keyof typeof tones] : 'data'} live>
          {formatMessage(messages[state])}
        </Notice>
      )}
    </Dialog>
  );
}
