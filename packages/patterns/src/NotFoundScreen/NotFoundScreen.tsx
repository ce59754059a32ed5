import { Button, Container, cx, Heading, Text } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from '../screen/screen.css.ts';
import { notFoundScreenMessages as m } from './notFoundScreen.messages.ts';

export interface NotFoundScreenProps {
  homeHref?: string;
  /** A plate. It is decoration: it has no text alternative. */
  picture?: ReactNode;
}

/** The page for addresses that do not exist (spec section 2, error screens). */
export function NotFoundScreen({ homeHref = '/', picture }: NotFoundScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={cx(css.screen, !picture && css.plain)}>
      <div className={css.copyPlace}>
        <Container>
          <div className={css.copy}>
            <p className={css.code}>404</p>
            <Heading level={1} size="display">
              {formatMessage(m.title)}
            </Heading>
            <Text size="lead">{formatMessage(m.text)}</Text>
            <div className={css.actions}>
              <Button size="lg" href={homeHref}>
                {formatMessage(m.home)}
              </Button>
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
