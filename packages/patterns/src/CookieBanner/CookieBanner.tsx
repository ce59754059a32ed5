import { Button, Heading, Link, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './CookieBanner.css.ts';
import { cookieBannerMessages as m } from './cookieBanner.messages.ts';

export interface CookieBannerProps {
  onAccept: () => void;
  onDecline: () => void;
  /** The page that lists every cookie. */
  policyHref?: string;
}

/**
 * The choice about cookies (decisions: Tracking and consent). Yes and no weigh the same; the page stays in use
 * until one of them is pressed.
 */
export function CookieBanner({ onAccept, onDecline, policyHref }: CookieBannerProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={css.banner} aria-label={formatMessage(m.label)}>
      <div className={css.copy}>
        <Heading level={2} size="h4">
          {formatMessage(m.title)}
        </Heading>
        <Text size="small" tone="muted">
          {formatMessage(m.text)} {policyHref ? <Link href={policyHref}>{formatMessage(m.more)}</Link> : null}
        </Text>
      </div>
      <div className={css.actions}>
        <Button variant="outline" onClick={onDecline}>
          {formatMessage(m.decline)}
        </Button>
        <Button variant="outline" onClick={onAccept}>
          {formatMessage(m.accept)}
        </Button>
      </div>
    </section>
  );
}
