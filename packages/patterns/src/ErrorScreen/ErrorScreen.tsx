import { Button, Container, cx, Heading, Text } from '@tern/ui';
import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from '../screen/screen.css.ts';
import { ErrorFallback } from './ErrorFallback.tsx';
import { errorScreenMessages as m } from './errorScreen.messages.ts';

export interface ErrorScreenProps {
  /** HTTP status; 500 when nothing is known (spec section 8, generic error shape). */
  statusCode?: number;
  homeHref?: string;
  /** Shows the button when given. */
  onRetry?: () => void;
  /** Beside the buttons: another way on. */
  more?: ReactNode;
  /** A plate. It is decoration: it has no text alternative. */
  picture?: ReactNode;
}

const titles: Record<number, (typeof m)[keyof typeof m]> = {
  400: m.badRequest,
  401: m.unauthorized,
  403: m.forbidden,
  404: m.notFound,
  408: m.timeout,
  410: m.gone,
  429: m.tooMany,
  502: m.unavailable,
  503: m.unavailable,
  504: m.timeout,
};

function Screen({ statusCode = 500, homeHref = '/', onRetry, more, picture }: ErrorScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={cx(css.screen, !picture && css.plain)}>
      <div className={css.copyPlace}>
        <Container>
          <div className={cx(css.copy, !picture && css.copyWide)}>
            <p className={css.code}>{statusCode}</p>
            <Heading level={1} size="display">
              {formatMessage(titles[statusCode] ?? m.server)}
            </Heading>
            <Text size="lead">{formatMessage(m.text)}</Text>
            <div className={css.actions}>
              {onRetry && (
                <Button size="lg" onClick={onRetry}>
                  {formatMessage(m.retry)}
                </Button>
              )}
              <Button size="lg" variant={onRetry ? 'outline' : 'primary'} href={homeHref}>
                {formatMessage(m.home)}
              </Button>
              {more ? <div>{more}</div> : null}
            </div>
          </div>
        </Container>
      </div>
      {picture && (
        <div className={css.picture} aria-hidden="true">
          {picture}
        </div>
      )}
    </div>
  );
}

/** The message of a status code. When it cannot be drawn itself, the plain fallback stands in. */
export class ErrorScreen extends Component<ErrorScreenProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorFallback homeHref={this.props.homeHref} /> : <Screen {...this.props} />;
  }
}
