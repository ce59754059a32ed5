import { countdownParts } from '@tern/ui';
import { useIntl } from 'react-intl';
import { campaignRibbonMessages as ribbon } from '../CampaignRibbon/campaignRibbon.messages.ts';
import { campaignBannerMessages as m } from './campaignBanner.messages.ts';

export type CampaignKey = 'blackfriday' | 'halloween' | 'easter' | 'anniversary';

/** The texts of an offer. */
export function useCampaignWords(campaign: CampaignKey) {
  const { formatMessage } = useIntl();
  return {
    text: (part: 'name' | 'title' | 'picture', values: Record<string, string> = {}) =>
      formatMessage(m[`${campaign}.${part}`], values),
    over: formatMessage(m.over),
    plans: formatMessage(m.plans),
    dismiss: formatMessage(m.dismiss),
    action: (percent: string) => formatMessage(m.action, { percent }),
    units: {
      days: formatMessage(m.days),
      hours: formatMessage(m.hours),
      minutes: formatMessage(m.minutes),
      seconds: formatMessage(m.seconds),
    },
    /** The time left as a sentence for screen readers; empty while the clock is not known. */
    announce(endsAt: number, now: number | null): string {
      if (now === null) return '';
      const { days, hours, minutes } = countdownParts(endsAt, now);
      return formatMessage(ribbon.endsInSentence, { days, hours, minutes });
    },
  };
}
