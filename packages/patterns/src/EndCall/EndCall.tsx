import { brand, type PageVariant } from '@tern/domain';
import { Button, Container, GlobePlate, Heading, Sentences, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { trialPath } from '../home/trialPath.ts';
import * as css from './EndCall.css.ts';
import { endCallMessages as m } from './endCall.messages.ts';

export interface EndCallProps {
  /** Chooses the drawing: the mobile one is lighter. */
  variant?: PageVariant;
}

/** The end of the home page: the journey ends in the Antarctic. */
export function EndCall({ variant = 'desktop' }: EndCallProps) {
  const { formatMessage } = useIntl();
  const { claims } = brand;
  return (
    <section className={css.endCall} data-theme="band" aria-labelledby="end-title">
      <Container>
        <div className={css.inside}>
          <div className={css.copy}>
            <Heading level={2} size="hero" id="end-title">
              <Sentences text={formatMessage(m.title, { days: claims.moneyBackDays })} />
            </Heading>
            <div className={css.lead}>
              <Text size="lead">{formatMessage(m.lead, { days: claims.moneyBackDays })}</Text>
            </div>
            <div className={css.actions}>
              <Button size="lg" href={trialPath}>
                {formatMessage(m.trial, { days: claims.trialDays })}
              </Button>
              <Button size="lg" variant="outline" href="/pricing">
                {formatMessage(m.plans)}
              </Button>
            </div>
          </div>
          <div className={css.plate}>
            <GlobePlate variant="south" pageVariant={variant} title={formatMessage(m.picture)} />
          </div>
        </div>
      </Container>
    </section>
  );
}
