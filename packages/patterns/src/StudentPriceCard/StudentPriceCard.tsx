import type { IntervalUnit, Money } from '@tern/domain';
import { moneyParts } from '@tern/i18n';
import { Button, Card, Heading, Ltr, Price, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './StudentPriceCard.css.ts';
import { studentPriceCardMessages as m } from './studentPriceCard.messages.ts';

export interface StudentPriceCardProps {
  price: Money;
  /** Paid today without a code: the price of the offer while one runs. */
  now: Money;
  /** Of each period after the first, with the code. */
  later: Money;
  count: number;
  unit: IntervalUnit;
}

/**
 * The price of a plan with a student's code, what everybody pays today, and the way to the code. While an offer costs less
 * over two periods, it says so.
 */
export function StudentPriceCard({ price, now, later, count, unit }: StudentPriceCardProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const offer = { ...now, amount: 2 * now.amount };
  const student = { ...now, amount: price.amount + later.amount };
  const plan = words.name({ intervalCount: count, intervalUnit: unit });
  return (
    <div className={css.frame}>
      <Card padding="lg">
        <div className={css.stack}>
          <Heading level={2} size="h4">
            {formatMessage(m.title)}
          </Heading>
          <div>
            <Text size="small" tone="muted">
              {formatMessage(m.plan, { plan })}
            </Text>
            <Price parts={moneyParts(price, words.language)} size="lg" label={words.money(price)} />
          </div>
          <div>
            {now.amount > price.amount ? (
              <Text size="small">
                {formatMessage(m.before, { before: <Ltr key="before">{words.money(now)}</Ltr> })}
              </Text>
            ) : null}
            <Text size="small" tone="muted">
              {formatMessage(m.later, { before: words.money(later) })}
            </Text>
            {offer.amount < student.amount ? (
              <Text size="small">
                {formatMessage(m.offerLess, { offer: words.money(offer), student: words.money(student) })}
              </Text>
            ) : null}
          </div>
          <Button href="/myAccount/student">{formatMessage(m.action)}</Button>
        </div>
      </Card>
    </div>
  );
}
