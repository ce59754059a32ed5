import { brand, type Currency } from '@tern/domain';
import {
  Badge,
  Button,
  Container,
  Heading,
  Icon,
  Link,
  Ltr,
  Section,
  ShieldCheckGlyph,
  Text,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { CurrencyPicker } from '../CurrencyPicker/CurrencyPicker.tsx';
import { ForCustomer } from '../ForCustomer/ForCustomer.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './PriceTeaser.css.ts';
import { priceTeaserMessages as m } from './priceTeaser.messages.ts';

/** A plan as one line says it. */
export type TeaserPlan = Pick<
  PlanView,
  'id' | 'intervalCount' | 'intervalUnit' | 'total' | 'perMonth' | 'discountPercent'
>;

export interface PriceTeaserProps {
  /** In the order shown; the first one is lifted out. May be empty while the plans are unknown. */
  plans: readonly TeaserPlan[];
  /** Where a plan is bought. */
  hrefFor: (planId: string) => string;
  /** The currency of `plans`. With `onCurrencyChange` the visitor may choose another of `currencies`. */
  currency?: Currency;
  currencies?: readonly Currency[];
  onCurrencyChange?: (currency: Currency) => void;
}

/** The plans in three lines, each a link to its checkout. */
export function PriceTeaser({
  plans,
  hrefFor,
  currency,
  currencies = [],
  onCurrencyChange,
}: PriceTeaserProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const { claims } = brand;
  const lowest = plans.reduce(
    (low, { perMonth }) => (low && low.amount <= perMonth.amount ? low : perMonth),
    plans[0]?.perMonth ?? claims.fromPrice,
  );
  return (
    <ForCustomer block sold="plan">
      <Section divided labelledBy="price-title">
        <Container>
          <div className={css.inside}>
            <div className={css.copy}>
              <Heading level={2} size="display" id="price-title">
                {formatMessage(m.title, { price: words.money(lowest) })}
              </Heading>
              <Text size="lead">{formatMessage(m.lead, { devices: claims.devices })}</Text>
            </div>
            <div className={css.rows}>
              {currency && onCurrencyChange && currencies.length > 1 ? (
                <div className={css.currency}>
                  <CurrencyPicker value={currency} currencies={currencies} onChange={onCurrencyChange} />
                </div>
              ) : null}
              {plans.length > 0 ? (
                <ul>
                  {plans.map((plan, index) => {
                    const off = words.off(plan);
                    return (
                      <li key={plan.id} className={css.item}>
                        <Link variant="plain" href={hrefFor(plan.id)} className={css.row}>
                          <span className={css.name}>
                            <span>{words.name(plan)}</span>
                            {off ? <Badge tone={index === 0 ? 'action' : 'discount'}>{off}</Badge> : null}
                          </span>
                          <span className={css.billed}>{words.every(plan)}</span>
                          <span className={css.price}>
                            <Ltr>{words.money(plan.perMonth)}</Ltr>
                            <small className={css.per}>
                              {formatMessage(m.perMonth, { currency: plan.perMonth.currency })}
                            </small>
                          </span>
                        </Link>
                      </li>
                    );
                  })}
                </ul>
              ) : null}
              <p className={css.guarantee}>
                <Icon glyph={ShieldCheckGlyph} />
                {formatMessage(m.guarantee, { days: claims.moneyBackDays })}
              </p>
            </div>
            <div className={css.action}>
              <Button size="lg" href="/pricing">
                {formatMessage(m.action)}
              </Button>
            </div>
          </div>
        </Container>
      </Section>
    </ForCustomer>
  );
}
