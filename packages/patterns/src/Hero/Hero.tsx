import { brand, type Money, type PageVariant } from '@tern/domain';
import { formatMoney, type Language } from '@tern/i18n';
import {
  Container,
  CountryCode,
  GlobePlate,
  Heading,
  Icon,
  LegendMark,
  Ltr,
  ShieldCheckGlyph,
  SwitchPicture,
  Text,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import { homeExamples } from '../home/homeExamples.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { StartButtons } from '../StartButtons/StartButtons.tsx';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import * as css from './Hero.css.ts';
import { heroMessages as m } from './hero.messages.ts';

export interface HeroProps {
  /** Chooses the drawing: the mobile one is lighter. */
  variant?: PageVariant;
  /** The lowest monthly price of the plans on sale. */
  fromPrice?: Money;
  /** Null: none is sold. */
  trial: TrialOffer | null;
  /** Nothing is sold where the visitor is: no price, and no button that leads to one. */
  closed?: boolean;
}

/** The first screen of the home page: what it is, the two ways on, and the map. */
export function Hero({
  variant = 'desktop',
  fromPrice = brand.claims.fromPrice,
  trial,
  closed = false,
}: HeroProps) {
  const { formatMessage, locale } = useIntl();
  const { every } = usePlanWords();
  return (
    <section className={css.hero} aria-labelledby="home-title">
      <Container>
        <div className={css.inside}>
          <div className={css.copy}>
            <Heading level={1} size="hero" id="home-title">
              {formatMessage(m.title)}
            </Heading>
            <div className={css.lead}>
              <Text size="lead">{formatMessage(m.lead, { brand: brand.name })}</Text>
            </div>
            {closed ? null : (
              <div className={css.actions}>
                <StartButtons
                  trial={trial}
                  plans={formatMessage(m.plans, { price: formatMoney(fromPrice, locale as Language) })}
                />
              </div>
            )}
            {trial?.plan && !closed ? (
              <p className={css.note} {...soldMark('trial')}>
                <Icon glyph={ShieldCheckGlyph} />
                {formatMessage(m.afterTrial, { renewal: every(trial.plan) })}
              </p>
            ) : null}
            <ul className={css.legend}>
              <li className={css.legendItem}>
                <LegendMark line="flight" />
                {formatMessage(m.legendFlight)}
              </li>
              <li className={css.legendItem}>
                <LegendMark line="route" />
                {formatMessage(m.legendRoutes)}
              </li>
            </ul>
          </div>
          <figure className={css.plate}>
            <GlobePlate
              variant="north"
              pageVariant={variant}
              flying
              title={formatMessage(m.picture)}
              labels={{
                newYork: formatMessage(m.newYork),
                saoPaulo: formatMessage(m.saoPaulo),
                tokyo: formatMessage(m.tokyo),
                singapore: formatMessage(m.singapore),
                greenland: formatMessage(m.greenland),
                weddellSea: formatMessage(m.weddellSea),
              }}
            />
            {variant === 'desktop' ? (
              <div className={css.chip} aria-hidden="true">
                <div className={css.chipTop}>
                  <CountryCode>JP</CountryCode>
                  <span className={css.chipPlace}>{formatMessage(m.chipPlace)}</span>
                  <SwitchPicture />
                </div>
                <div className={css.chipRow}>
                  <span className={css.chipState}>{formatMessage(m.chipState)}</span>
                  <Ltr>{homeExamples.server}</Ltr>
                </div>
              </div>
            ) : null}
          </figure>
        </div>
      </Container>
    </section>
  );
}
