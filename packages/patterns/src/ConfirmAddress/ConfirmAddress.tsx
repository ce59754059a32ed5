import { Button, Card, Heading, Ltr, Notice, Text } from '@tern/ui';
import { type ReactElement, useId } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import * as css from './ConfirmAddress.css.ts';
import { confirmAddressMessages as m } from './confirmAddress.messages.ts';

/** An error of the contract, or of the way to the service. */
export type ConfirmAddressError =
  | 'verification_failed'
  | 'code_expired'
  | 'email_known'
  | 'rate_limited'
  | 'network'
  | 'unknown';

/** Those of the code are said at its field. */
const errors = {
  email_known: m.known,
  rate_limited: m.rateLimited,
  network: m.network,
  unknown: m.unknown,
};

export interface ConfirmAddressProps {
  email: string;
  /** A code is on its way. */
  busy?: boolean | undefined;
  error?: ConfirmAddressError | undefined;
  /** The code was right. */
  done?: boolean;
  onRequest: () => void;
  /** The form for the code (`ConfirmAddressCode`), once one was sent: code that only then is needed. */
  children?: ReactElement | undefined;
}

/** The person of an account shows that its mailbox is theirs, by a code that is mailed to it. */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { email, busy = false, error, done = false, onRequest, children } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const place = useFocusKept<HTMLDivElement>(done ? 'done' : children ? 'code' : 'request');
  const address = <Ltr key="email">{email}</Ltr>;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={id}>
      {done ? (
        <Notice tone="success" live>
          <span id={id}>{formatMessage(m.done)}</span>
        </Notice>
      ) : (
        <Card as="section">
          <div className={css.stack}>
            <Heading level={2} size="h4" id={id}>
              {formatMessage(m.title)}
            </Heading>
            <Text tone="muted" measure>
              {formatMessage(m.text, { email: address })}
            </Text>
            {error && error !== 'verification_failed' && error !== 'code_expired' && !busy ? (
              <Notice tone="danger" live>
                {formatMessage(errors[error])}
              </Notice>
            ) : null}
            {children ?? (
              <Button variant="outline" busy={busy} onClick={onRequest}>
                {formatMessage(m.send)}
              </Button>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}
