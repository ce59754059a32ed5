import { brand, type Money } from '@tern/domain';
import { formatMoney, type Language } from '@tern/i18n';
import { Container, cx, Heading, Icon, InfoGlyph, Text } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { StartButtons } from '../StartButtons/StartButtons.tsx';
import { startButtonsMessages } from '../StartButtons/startButtons.messages.ts';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { EachCity } from './ConnectPanel.tsx';
import * as css from './ConnectTry.css.ts';
import { connectTryMessages as m } from './connectTry.messages.ts';
import { root, whileOff, whileOn } from './states.css.ts';
import { useConnectWords } from './useConnectWords.ts';

export interface ConnectTryProps {
  /** The lowest monthly price of the plans on sale. */
  fromPrice?: Money;
  /** Null: none is sold. */
  trial: TrialOffer | null;
  /** Nothing is sold where the visitor is: no switch, no price, and no button that leads to one. */
  closed?: boolean;
  /** A `ConnectStage`, which may be an island. */
  children: ReactNode;
}

/**
 * The first screen of the home page: a chart of cities to choose from, and a switch that shows what the product changes.
 * The button follows the chosen city by styles alone, so that only the stage needs a script.
 */
export function ConnectTry({
  fromPrice = brand.claims.fromPrice,
  trial,
  closed = false,
  children,
}: ConnectTryProps) {
  const { formatMessage, locale } = useIntl();
  const { every } = usePlanWords();
  const words = useConnectWords();
  return (
    <section className={root} aria-labelledby="home-title">
      <Container>
        <div className={cx(css.inside, closed && css.alone)}>
          <div className={css.copy}>
            <Heading level={1} size="hero" id="home-title">
              {formatMessage(m.title)}
            </Heading>
            <div className={css.lead}>
              <Text size="lead">
                {closed ? formatMessage(m.lead) : `${formatMessage(m.lead)} ${formatMessage(m.tryIt)}`}
              </Text>
            </div>
          </div>
          <div className={css.stage}>{children}</div>
          {closed ? null : (
            <div className={css.ways}>
              <StartButtons
                trial={trial}
                trialWords={
                  trial ? (
                    <span className={css.swap}>
                      <span className={whileOff}>
                        {formatMessage(startButtonsMessages.trial, { days: trial.days })}
                      </span>
                      <span className={whileOn}>
                        <EachCity>
                          {(city) => formatMessage(m.start, { city: words.cityName(city) })}
                        </EachCity>
                      </span>
                    </span>
                  ) : null
                }
                plans={formatMessage(m.plans, { price: formatMoney(fromPrice, locale as Language) })}
              />
              {trial?.plan ? (
                <p className={css.note} {...soldMark('trial')}>
                  {formatMessage(m.afterTrial, { renewal: every(trial.plan) })}
                </p>
              ) : null}
              <p className={css.note}>
                <Icon glyph={InfoGlyph} size="sm" />
                <span>{formatMessage(m.tryOut)}</span>
              </p>
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
