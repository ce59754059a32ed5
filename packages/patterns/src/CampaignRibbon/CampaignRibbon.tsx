import { formatDate, formatPercent, type Language } from '@tern/i18n';
import { Countdown, Link, Ribbon } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './CampaignRibbon.css.ts';
import { campaignRibbonMessages as m } from './campaignRibbon.messages.ts';

export interface CampaignRibbonProps {
  campaign: 'anniversary' | 'blackfriday' | 'halloween' | 'easter' | 'offer';
  /** Whole per cent: 62. */
  percent: number;
  /** Length of the plan the offer is for. */
  months: number;
  /** Epoch milliseconds. */
  endsAt: number;
  /** Epoch milliseconds of the server's clock; null while it does not tick yet (shared HTML). */
  now: number | null;
  href: string;
}

const strong = (text: ReactNode[]) => <strong key="strong">{text}</strong>;

/** One line about a limited offer with the time left. It is gone once the time is over. */
export function CampaignRibbon({ campaign, percent, months, endsAt, now, href }: CampaignRibbonProps) {
  const { formatMessage, locale } = useIntl();
  if (now !== null && now >= endsAt) return null;
  const values = {
    campaign: formatMessage(m[campaign]),
    percent: formatPercent(percent, locale as Language),
    strong,
  };
  return (
    <Ribbon label={formatMessage(m.label)}>
      <span className={css.wide}>
        {formatMessage(m.text, { ...values, plan: formatMessage(m.planMonths, { count: months }) })}
      </span>
      <Link variant="plain" href={href} className={css.short}>
        {formatMessage(m.textShort, { ...values, campaign: formatMessage(m[`${campaign}Short`]) })}
      </Link>
      <Countdown
        endsAt={endsAt}
        now={now}
        labels={{
          days: formatMessage(m.days),
          hours: formatMessage(m.hours),
          minutes: formatMessage(m.minutes),
        }}
        before={<span className={css.wide}>{formatMessage(m.endsIn)}</span>}
        end={formatMessage(m.ends, { date: formatDate(endsAt, locale as Language, 'long') })}
      />
      <Link href={href} className={css.wide}>
        {formatMessage(m.see)}
      </Link>
    </Ribbon>
  );
}
