import { brand, type IntervalUnit, type Money } from '@tern/domain';
import { formatDate, type Language } from '@tern/i18n';
import {
  Button,
  Card,
  cx,
  Heading,
  Link,
  Notice,
  RadioGroup,
  Skeleton,
  Table,
  Text,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { submitRow } from '../forms/submitRow.css.ts';
import { leaveActsMessages } from '../LeaveActs/leaveActs.messages.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './GiftPanel.css.ts';
import { giftPanelMessages as m } from './giftPanel.messages.ts';

export interface GiftPlan {
  id: string;
  intervalCount: number;
  intervalUnit: IntervalUnit;
  price: Money;
}

export interface ListedVoucher {
  intervalCount: number;
  intervalUnit: 'DAY' | 'MONTH';
  /** ISO 8601. */
  at: string;
  state: 'open' | 'redeemed' | 'refunded' | 'given' | 'waiting' | 'taken_back';
  /** Leads to the withdrawal from the contract, while that is a right of the buyer. */
  withdrawHref?: string | undefined;
}

export interface GiftPanelProps {
  /** Null while they are loaded. */
  plans: readonly GiftPlan[] | null;
  /** Codes of ways to pay once. */
  methods: readonly string[];
  busy?: boolean;
  failed?: boolean;
  /** The gift that the person comes back from paying. */
  outcome?: 'paid' | 'pending' | 'failed' | undefined;
  /** Null while it is loaded; `failed`: it could not be. */
  vouchers: readonly ListedVoucher[] | null | 'failed';
  redeemHref: string;
  onBuy: (gift: { plan: string; method: string }) => void;
  onRetry: () => void;
}

/** Gifts and vouchers in the account: one is redeemed, one is bought, and those there are (spec section 2, programmes). */
export function GiftPanel(props: GiftPanelProps) {
  const { redeemHref, outcome } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={css.stack}>
      {outcome ? <Outcome outcome={outcome} /> : null}
      <Card as="section" padding="lg">
        <div className={css.form}>
          <Heading level={2} size="h4">
            {formatMessage(m.useTitle)}
          </Heading>
          <Text tone="muted" measure>
            {formatMessage(m.useText)}
          </Text>
          <Button variant="outline" href={redeemHref}>
            {formatMessage(m.use)}
          </Button>
        </div>
      </Card>
      <Card as="section" padding="lg">
        <div className={css.stack}>
          <Heading level={2} size="h4">
            {formatMessage(m.giveTitle, { brand: brand.name })}
          </Heading>
          <Text tone="muted" measure>
            {formatMessage(m.giveText)}
          </Text>
          <Give {...props} />
        </div>
      </Card>
      <List {...props} />
    </div>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<GiftPanelProps['outcome']> }) {
  const { formatMessage } = useIntl();
  if (outcome === 'paid') {
    return (
      <Notice tone="success" title={formatMessage(m.paid)} live>
        {formatMessage(m.paidText)}
      </Notice>
    );
  }
  return (
    <Notice tone={outcome === 'failed' ? 'danger' : 'data'} live>
      {formatMessage(outcome === 'failed' ? m.notPaid : m.pending)}
    </Notice>
  );
}

function Give({ plans, methods, busy = false, failed = false, onBuy }: GiftPanelProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [way, setWay] = useState<string | null>(null);
  if (!plans) return <Skeleton height="block" />;
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];
  const method = methods.find((code) => code === way) ?? methods[0];
  if (!plan || !method) return <Text tone="muted">{formatMessage(m.unavailable)}</Text>;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onBuy({ plan: plan.id, method });
      }}
    >
      {failed && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(m.failed)}
        </Notice>
      ) : null}
      <RadioGroup
        className={css.lengths}
        variant="card"
        legend={formatMessage(m.length)}
        name="gift"
        value={plan.id}
        onChange={setChosen}
        options={plans.map((each) => ({
          value: each.id,
          label: words.name(each),
          note: <Value>{words.money(each.price)}</Value>,
        }))}
      />
      {methods.length > 1 ? (
        <RadioGroup
          legend={formatMessage(m.method)}
          name="method"
          value={method}
          onChange={setWay}
          options={methods.map((code) => ({
            value: code,
            label: formatMessage(m.methodName, { method: code }),
          }))}
        />
      ) : null}
      <div className={cx(submitRow, css.lengths)}>
        <Button type="submit" busy={busy}>
          {formatMessage(m.pay, { price: words.money(plan.price) })}
        </Button>
      </div>
    </form>
  );
}

function List({ vouchers, onRetry }: GiftPanelProps) {
  const { formatMessage, locale } = useIntl();
  const words = usePlanWords();
  if (vouchers === 'failed') {
    return (
      <Card as="section" padding="lg">
        <div className={css.form}>
          <Notice tone="danger" live>
            {formatMessage(m.loadFailed)}
          </Notice>
          <Button variant="outline" size="sm" onClick={onRetry}>
            {formatMessage(m.retry)}
          </Button>
        </div>
      </Card>
    );
  }
  if (!vouchers) {
    return (
      <VisuallyHidden>
        <span role="status">{formatMessage(m.loading)}</span>
      </VisuallyHidden>
    );
  }
  if (!vouchers.length) return null;
  return (
    <Card as="section" padding="lg">
      <Table
        caption={formatMessage(m.listTitle)}
        captionVisible
        columns={[
          { key: 'item', label: formatMessage(m.item) },
          { key: 'date', label: formatMessage(m.date) },
          { key: 'state', label: formatMessage(m.state) },
        ]}
        rows={vouchers.map((voucher, index) => ({
          key: `${voucher.at} ${index}`,
          cells: {
            item: words.name(voucher),
            date: <Value>{formatDate(voucher.at, locale as Language)}</Value>,
            state: (
              <span className={css.state}>
                <span>{formatMessage(m.states, { state: voucher.state })}</span>
                {voucher.withdrawHref ? (
                  <Link href={voucher.withdrawHref}>{formatMessage(leaveActsMessages.withdrawAction)}</Link>
                ) : null}
              </span>
            ),
          },
        }))}
      />
    </Card>
  );
}
