import { countdownParts, Ltr, useCountdown } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './ResendCode.css.ts';
import { resendCodeMessages as m } from './resendCode.messages.ts';

export interface ResendCodeProps {
  /** Epoch milliseconds: from then on another code may be requested. */
  resendAt: number;
  /** Epoch milliseconds. Must be stable. */
  clock?: () => number;
  onResend: () => void;
  /** A new code is being requested. */
  busy?: boolean;
  /** The number of further codes sent; each is announced. */
  resent?: number;
}

/** Below the field of a code: the wait in sight, then the way to another code (decisions: Account). */
export function ResendCode({ resendAt, clock, onResend, busy = false, resent = 0 }: ResendCodeProps) {
  const { formatMessage } = useIntl();
  const now = useCountdown(resendAt, clock);
  const { minutes, seconds } = countdownParts(resendAt, now ?? resendAt);
  const waiting = now === null || now < resendAt;
  return (
    <div className={css.resend}>
      <p className={css.line}>
        <span>
          {formatMessage(waiting ? m.wait : m.ready, {
            // One button all the time: the focus is still on it when the next wait begins.
            again: (text) => (
              <button
                key="again"
                type="button"
                className={css.again}
                aria-disabled={waiting || busy || undefined}
                aria-busy={busy || undefined}
                onClick={() => {
                  if (!waiting && !busy) onResend();
                }}
              >
                {text}
              </button>
            ),
            time: (
              <span key="time" role="timer" className={css.time}>
                <Ltr>{now === null ? '–:––' : `${minutes}:${String(seconds).padStart(2, '0')}`}</Ltr>
              </span>
            ),
          })}
        </span>
      </p>
      <p role="status">{resent > 0 ? <span key={resent}>{formatMessage(m.sent)}</span> : null}</p>
    </div>
  );
}
