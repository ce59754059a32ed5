import { brand } from '@tern/domain';
import { Container, Heading, Section, Text } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FlightScale } from '../FlightScale/FlightScale.tsx';
import * as css from './ThirtyDays.css.ts';
import { thirtyDaysMessages as messages } from './thirtyDays.messages.ts';

export interface ThirtyDaysProps {
  /** Days of the money-back guarantee. */
  days?: number;
}

/** The money-back guarantee as one picture: a scale of days and one flight (spec section 1). */
export function ThirtyDays({ days = brand.claims.moneyBackDays }: ThirtyDaysProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const picture = formatMessage(messages.picture, { days });
  return (
    <Section divided labelledBy={titleId}>
      <Container>
        <div className={css.head}>
          <Heading level={2} size="display" id={titleId}>
            {formatMessage(messages.title, { days })}
          </Heading>
          <div className={css.lead}>
            <Text size="lead">{formatMessage(messages.text, { days, brand: brand.name })}</Text>
          </div>
        </div>
        <FlightScale drawing="wide" days={days} label={picture} className={css.wide} />
        <FlightScale drawing="narrow" days={days} label={picture} className={css.narrow} />
      </Container>
    </Section>
  );
}
