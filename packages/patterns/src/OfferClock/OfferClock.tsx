import { lastMoment } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { Countdown } from '@tern/ui';
import { useIntl } from 'react-intl';
import { campaignBannerMessages as m } from '../CampaignBanner/campaignBanner.messages.ts';
import { campaignRibbonMessages as ribbon } from '../CampaignRibbon/campaignRibbon.messages.ts';

export interface OfferClockProps {
  /** Epoch milliseconds. */
  endsAt: number;
  /** IANA name: its days begin and end there. */
  timeZone?: string;
  /** Epoch milliseconds of the server's clock; null while it does not tick yet (shared HTML). */
  now: number | null;
}

/** The time an offer has left, on a page of its own. Over is over: nothing is shown. */
export function OfferClock({ endsAt, timeZone = 'UTC', now }: OfferClockProps) {
  const { formatMessage, locale } = useIntl();
  if (now !== null && now >= endsAt) return null;
  return (
    <Countdown
      endsAt={endsAt}
      now={now}
      size="md"
      labels={{
        days: formatMessage(m.days),
        hours: formatMessage(m.hours),
        minutes: formatMessage(m.minutes),
      }}
      end={formatMessage(ribbon.ends, {
        date: formatWholeDate(lastMoment({ endsAt }), locale as Language, 'long', timeZone),
      })}
    />
  );
}
