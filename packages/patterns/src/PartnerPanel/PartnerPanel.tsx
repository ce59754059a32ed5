import { type Money, partnerLabelOf, partnerParam, writePartnerClick } from '@tern/domain';
import { formatDate, formatMoney, formatPercent, formatWholeDate, type Language } from '@tern/i18n';
import {
  Button,
  Card,
  CopyField,
  Heading,
  Ltr,
  Notice,
  Select,
  Skeleton,
  StatRow,
  Table,
  Text,
  TextField,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './PartnerPanel.css.ts';
import { partnerPanelMessages as m } from './partnerPanel.messages.ts';

export interface PartnerSale {
  /** ISO 8601. */
  at: string;
  /** The partner's name for the place of the link; empty without one. */
  label: string;
  /** Without tax. */
  amount: Money;
  /** Null where no share was promised. */
  reward: Money | null;
  /** ISO 8601; null: the sale stands. */
  reversedAt: string | null;
}

interface Partner {
  /** The mark of the links. */
  code: string;
  /** Null while the operator promises nothing. */
  terms: { percent: number; days: number } | null;
  visits: number;
  /** The newest first. */
  sales: readonly PartnerSale[];
  /** The pages a link may lead to: whole addresses, with their names. The first is the home page, which has none. */
  pages: readonly { href: string; name?: string }[];
  onSave: () => void;
}

export type PartnerPanelProps =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | { status: 'none'; programmeHref: string }
  | ({ status?: 'ready' } & Partner);

/** A partner's links, visits, sales and reversals (spec section 2, affiliate). */
export function PartnerPanel(props: PartnerPanelProps) {
  if (props.status !== 'loading' && props.status !== 'error' && props.status !== 'none') {
    return (
      <div className={css.stack}>
        <Builder {...props} />
        <Figures {...props} />
      </div>
    );
  }
  return (
    <Card as="section" padding="lg">
      <div className={css.stack}>
        <Without {...props} />
      </div>
    </Card>
  );
}

function Without(props: Extract<PartnerPanelProps, { status: 'loading' | 'error' | 'none' }>) {
  const { formatMessage } = useIntl();
  if (props.status === 'loading') {
    return (
      <>
        <VisuallyHidden>
          <span role="status">{formatMessage(m.loading)}</span>
        </VisuallyHidden>
        <Skeleton height="control" />
        <Skeleton height="block" />
      </>
    );
  }
  if (props.status === 'error') {
    return (
      <>
        <Notice tone="danger" live>
          {formatMessage(m.loadFailed)}
        </Notice>
        <div>
          <Button variant="outline" size="sm" onClick={props.onRetry}>
            {formatMessage(m.retry)}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Text measure>{formatMessage(m.none)}</Text>
      <div>
        <Button variant="outline" href={props.programmeHref}>
          {formatMessage(m.toProgramme)}
        </Button>
      </div>
    </>
  );
}

function Builder({ code, terms, pages }: Partner) {
  const { formatMessage, locale } = useIntl();
  const [page, setPage] = useState(pages[0]?.href ?? '');
  const [label, setLabel] = useState('');
  const link = `${page}?${partnerParam}=${writePartnerClick({ code, label: partnerLabelOf(label) })}`;
  return (
    <Card as="section" padding="lg">
      <div className={css.stack}>
        {terms ? (
          <Text tone="muted" measure>
            {formatMessage(m.terms, {
              percent: formatPercent(terms.percent, locale as Language),
              days: terms.days,
            })}
          </Text>
        ) : null}
        <Select
          label={formatMessage(m.page)}
          value={page}
          onChange={(event) => setPage(event.target.value)}
          options={pages.map(({ href, name }) => ({ value: href, label: name ?? formatMessage(m.home) }))}
        />
        <TextField
          label={formatMessage(m.label)}
          hint={formatMessage(m.labelHint)}
          maxLength={40}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <CopyField
          label={formatMessage(m.link)}
          value={link}
          copyLabel={formatMessage(m.copyLink)}
          copiedLabel={formatMessage(m.copied)}
          selectedLabel={formatMessage(m.selected)}
        />
      </div>
    </Card>
  );
}

function Figures({ visits, sales, onSave }: Partner) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const language = locale as Language;
  const reversed = sales.filter(({ reversedAt }) => reversedAt !== null).length;
  return (
    <Card as="section" padding="lg">
      <div className={css.stack}>
        <Heading level={2} size="h4">
          {formatMessage(m.figures)}
        </Heading>
        <StatRow
          label={formatMessage(m.figures)}
          items={[
            { value: formatNumber(visits), label: formatMessage(m.visits) },
            { value: formatNumber(sales.length), label: formatMessage(m.sales) },
            { value: formatNumber(reversed), label: formatMessage(m.reversals) },
          ]}
        />
        {sales.length ? (
          <Table
            caption={formatMessage(m.sales)}
            columns={[
              { key: 'date', label: formatMessage(m.date) },
              { key: 'label', label: formatMessage(m.label) },
              { key: 'amount', label: formatMessage(m.amount), align: 'end' },
              { key: 'share', label: formatMessage(m.share), align: 'end' },
              { key: 'state', label: formatMessage(m.state) },
            ]}
            rows={sales.map(({ at, label, amount, reward, reversedAt }, index) => ({
              key: `${at} ${index}`,
              cells: {
                date: <Value>{formatDate(at, language)}</Value>,
                label: <bdi>{label || '–'}</bdi>,
                amount: <Ltr>{formatMoney(amount, language)}</Ltr>,
                share: reward ? <Ltr>{formatMoney(reward, language)}</Ltr> : '–',
                state: reversedAt
                  ? formatMessage(m.back, { date: formatWholeDate(reversedAt, language, 'medium') })
                  : formatMessage(m.counts),
              },
            }))}
          />
        ) : (
          <Text tone="muted">{formatMessage(m.nothing)}</Text>
        )}
        <div>
          <Button variant="outline" size="sm" onClick={onSave}>
            {formatMessage(m.save)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
