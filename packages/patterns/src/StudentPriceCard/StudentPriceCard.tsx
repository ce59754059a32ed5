import type { IntervalUnit, Money } from '@tern/domain';
import { moneyParts } from '@tern/i18n';
import { Button, Card, Heading, Ltr, Price, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './StudentPriceCard.css.ts';
import { studentPriceCardMessages as m } from './studentPriceCard.messages.ts';

export interface StudentPriceCardProps {
  price: Money;
  before: Money;
  count: number;
  unit: IntervalUnit;
}

/** The price of a plan with a student's code, what it is without, and the way to the code. */
export function StudentPriceCard({ price, before, count, unit }: StudentPriceCardProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
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
            <Text size="small">
              {formatMessage(m.before, {
                before: (
                  <s key="before" className={css.before}>
                    <Ltr>{words.money(before)}</Ltr>
                  </s>
                ),
              })}
            </Text>
            <Text size="small" tone="muted">
              {formatMessage(m.later, { before: words.money(before) })}
            </Text>
          </div>
          <Button href="/myAccount/student">{formatMessage(m.action)}</Button>
        </div>
      </Card>
    </div>
  );
}
