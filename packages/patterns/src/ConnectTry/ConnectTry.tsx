import { brand, type Money, type PageVariant } from '@tern/domain';
import { formatMoney, type Language } from '@tern/i18n';
import { Container, cx, Heading, Icon, InfoGlyph, Text, VisuallyHidden } from '@tern/ui';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { StartButtons } from '../StartButtons/StartButtons.tsx';
import { startButtonsMessages } from '../StartButtons/startButtons.messages.ts';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { ConnectChart } from './ConnectChart.tsx';
import { ConnectPanel, EachCity } from './ConnectPanel.tsx';
import * as css from './ConnectTry.css.ts';
import type { ConnectVisitor } from './ConnectVisitor.ts';
import { connectCities, firstCity } from './connectCities.ts';
import { connectTryMessages as m } from './connectTry.messages.ts';
import { root, whileOff, whileOn } from './states.css.ts';
import { useConnectWords } from './useConnectWords.ts';

export interface ConnectTryProps {
  /** Chooses the drawing: the mobile one is lighter. */
  variant?: PageVariant;
  /** The lowest monthly price of the plans on sale. */
  fromPrice?: Money;
  /** Null: none is sold. */
  trial: TrialOffer | null;
  /** Nothing is sold where the visitor is: no switch, no price, and no button that leads to one. */
  closed?: boolean;
  /** Null until the page is awake, and where nothing is known. */
  visitor?: ConnectVisitor | null;
  /** The clocks; null before the page is awake. */
  now?: Date | null;
}

/** How long the tern flies (`motion.draw`). */
const flight = 1600;

/**
 * The first screen of the home page: a chart of cities to choose from, and a switch that shows what the product changes. The
 * state is in its boxes and styles follow them, so that it works without a script; awake it knows the visitor's place.
 */
export function ConnectTry({
  variant = 'desktop',
  fromPrice = brand.claims.fromPrice,
  trial,
  closed = false,
  visitor = null,
  now = null,
}: ConnectTryProps) {
  const { formatMessage, locale } = useIntl();
  const { every } = usePlanWords();
  const words = useConnectWords();
  const group = useId();
  const { said, choose, turn } = useSaid(visitor);
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
          <div className={css.chart}>
            <ConnectChart id={group} variant={variant} visitor={visitor} closed={closed} onChoose={choose} />
          </div>
          {/* Above the page a notice says why nothing is offered. */}
          {closed ? null : (
            <div className={css.panel}>
              <ConnectPanel group={group} visitor={visitor} now={now} onSwitch={turn} />
            </div>
          )}
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
        <VisuallyHidden as="p">
          <span role="status">{said}</span>
        </VisuallyHidden>
      </Container>
    </section>
  );
}

/** One sentence after each change, when what it says is seen. */
function useSaid(visitor: ConnectVisitor | null) {
  const { formatMessage } = useIntl();
  const words = useConnectWords();
  const [chosen, setChosen] = useState<string>(firstCity);
  const [on, setOn] = useState<boolean | null>(null);
  const [arrived, setArrived] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another city is another flight
  useEffect(() => {
    setArrived(false);
    if (!on) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setArrived(true), still ? 0 : flight);
    return () => clearTimeout(timer);
  }, [on, chosen]);

  const city = connectCities.find(({ id }) => id === chosen);
  const way = city && words.distanceTo(visitor, city);
  let said = '';
  if (on === false) said = formatMessage(m.off);
  else if (on && !arrived) said = formatMessage(m.connecting);
  else if (on && city)
    said = [formatMessage(m.connectedTo, { place: words.cityPlace(city) }), way?.distance, way?.delay]
      .filter(Boolean)
      .join(' ');
  return { said, choose: setChosen, turn: setOn };
}
