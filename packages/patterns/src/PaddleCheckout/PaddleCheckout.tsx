import { Button, Heading, Text } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import * as css from './PaddleCheckout.css.ts';
import { paddleCheckoutMessages as messages } from './paddleCheckout.messages.ts';

/**
 * `open`: Paddle's window lies over the page. `gone`: the order was paid or given up. `missing`: no payment is waiting,
 * or Paddle is off.
 */
export type PaddleStep = 'opening' | 'open' | 'blocked' | 'gone' | 'missing';

export interface PaddleCheckoutProps {
  step: PaddleStep;
  /** Paddle's window is closed, and another page is on its way: the heading has the focus meanwhile. */
  leaving?: boolean;
  onRetry: () => void;
  /** The checkout with its methods. */
  backHref: string;
  /** Says whether the order is paid; absent where no order is known. */
  statusHref?: string;
}

const words = {
  opening: [messages.openingTitle, messages.openingText],
  open: [messages.openTitle, messages.openText],
  blocked: [messages.blockedTitle, messages.blockedText],
  gone: [messages.goneTitle, messages.goneText],
  missing: [messages.missingTitle, messages.missingText],
} as const satisfies Record<PaddleStep, unknown>;

/** The page behind Paddle's window: says what happens, and the way on where the window does not come. */
export function PaddleCheckout({
  step,
  leaving = false,
  onRetry,
  backHref,
  statusHref,
}: PaddleCheckoutProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const title = useFocusKept<HTMLHeadingElement>(`${step} ${leaving}`);
  const [heading, text] = words[step];
  const blocked = step === 'blocked';
  return (
    <section className={css.root} aria-labelledby={titleId}>
      <div role="status" aria-atomic="true" className={css.words}>
        <Heading level={1} size="h1" id={titleId} focusRef={title}>
          {/* Another node: browsers count a new text in the old one, from right to left, as a shift. */}
          <span key={step}>{formatMessage(heading)}</span>
        </Heading>
        <Text key={step} tone="muted">
          {formatMessage(text)}
        </Text>
      </div>
      {/* New with every step: what stays would jump with the lines above it. */}
      <div key={step} className={css.actions}>
        {blocked ? <Button onClick={onRetry}>{formatMessage(messages.retry)}</Button> : null}
        {step === 'gone' && statusHref ? (
          <Button href={statusHref}>{formatMessage(messages.status)}</Button>
        ) : null}
        <Button variant={blocked || step === 'missing' ? 'outline' : 'quiet'} href={backHref}>
          {formatMessage(messages.back)}
        </Button>
      </div>
    </section>
  );
}
