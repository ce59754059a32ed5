import { formatDate, type Language } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { campaignRibbonMessages as ribbon } from '../CampaignRibbon/campaignRibbon.messages.ts';
import { campaignBannerMessages as m } from './campaignBanner.messages.ts';

export type CampaignKey = 'blackfriday' | 'halloween' | 'easter' | 'anniversary';

/** The texts of an offer. */
export function useCampaignWords(campaign: CampaignKey) {
  const { formatMessage, locale } = useIntl();
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
    },
    end: (endsAt: number) =>
      formatMessage(ribbon.ends, { date: formatDate(endsAt, locale as Language, 'long') }),
  };
}
