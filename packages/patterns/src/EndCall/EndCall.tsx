import { brand, type PageVariant } from '@tern/domain';
import { Container, GlobePlate, Heading, Sentences, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ForCustomer } from '../ForCustomer/ForCustomer.tsx';
import { StartButtons } from '../StartButtons/StartButtons.tsx';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import * as css from './EndCall.css.ts';
import { endCallMessages as m } from './endCall.messages.ts';

export interface EndCallProps {
  /** Chooses the drawing: the mobile one is lighter. */
  variant?: PageVariant;
  /** Null: none is sold. */
  trial: TrialOffer | null;
  /** Nothing is sold where the visitor is: no button leads to a price. */
  closed?: boolean;
}

/** The end of the home page: the journey ends in the Antarctic. */
export function EndCall({ variant = 'desktop', trial, closed = false }: EndCallProps) {
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
              <Text size="lead">
                {trial ? (
                  <>
                    <ForCustomer sold="trial">
                      {formatMessage(m.lead, { days: claims.moneyBackDays })}
                    </ForCustomer>
                    <ForCustomer unsold="trial">
                      {formatMessage(m.leadWithoutTrial, { days: claims.moneyBackDays })}
                    </ForCustomer>
                  </>
                ) : (
                  formatMessage(m.leadWithoutTrial, { days: claims.moneyBackDays })
                )}
              </Text>
            </div>
            {closed ? null : (
              <div className={css.actions}>
                <StartButtons trial={trial} />
              </div>
            )}
          </div>
          <div className={css.plate}>
            <GlobePlate variant="south" pageVariant={variant} title={formatMessage(m.picture)} />
          </div>
        </div>
      </Container>
    </section>
  );
}
