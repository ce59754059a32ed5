import { Countdown, countdownParts } from '@tern/ui';
import { useIntl } from 'react-intl';
import { campaignBannerMessages as m } from '../CampaignBanner/campaignBanner.messages.ts';
import { campaignRibbonMessages as ribbon } from '../CampaignRibbon/campaignRibbon.messages.ts';

export interface OfferClockProps {
  /** Epoch milliseconds. */
  endsAt: number;
  /** Epoch milliseconds of the server's clock; null while it does not tick yet (shared HTML). */
  now: number | null;
}

/** The time an offer has left, on a page of its own. Over is over: nothing is shown. */
export function OfferClock({ endsAt, now }: OfferClockProps) {
  const { formatMessage } = useIntl();
  if (now !== null && now >= endsAt) return null;
  const { days, hours, minutes } = countdownParts(endsAt, now ?? endsAt);
  return (
    <Countdown
      endsAt={endsAt}
      now={now}
      size="md"
      labels={{
        days: formatMessage(m.days),
        hours: formatMessage(m.hours),
        minutes: formatMessage(m.minutes),
        seconds: formatMessage(m.seconds),
      }}
      announce={now === null ? '' : formatMessage(ribbon.endsInSentence, { days, hours, minutes })}
    />
  );
}
