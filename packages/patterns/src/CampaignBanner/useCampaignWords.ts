import { lastMoment, seasonOf, windowDays } from '@tern/domain';
import { formatPercent, formatWholeDate, type Language } from '@tern/i18n';
import { type IntlShape, useIntl } from 'react-intl';
import { campaignRibbonMessages as ribbon } from '../CampaignRibbon/campaignRibbon.messages.ts';
import type { CampaignFacts } from './CampaignFacts.ts';
import { campaignBannerMessages as m } from './campaignBanner.messages.ts';

/** Fills in the two values that the operator's words may name. */
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(percent|days)\}/g, (_all, name: string) => values[name] ?? '');

/** The texts of an offer: the operator's own, else those of its season. What they say of time follows its window. */
export const useCampaignWords = (facts: CampaignFacts) => campaignWords(useIntl(), facts);

/** The same where no component is. */
export function campaignWords(
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
  facts: CampaignFacts,
) {
  const language = locale as Language;
  const { campaign, words = {}, timeZone = 'UTC' } = facts;
  const season = seasonOf(campaign) ?? 'neutral';
  const percent = formatPercent(facts.percent, language);
  const days = windowDays({ ...facts, timeZone });
  const name = (own: 'name' | 'ribbon' | 'short') => {
    if (words.name) return words.name;
    if (own === 'name') return formatMessage(m[`${season}.name`]);
    const plain = season === 'neutral' ? 'offer' : season;
    return formatMessage(own === 'short' ? ribbon[`${plain}Short`] : ribbon[plain]);
  };
  return {
    percent,
    name,
    title: words.title
      ? fill(words.title, { percent, days: String(days) })
      : formatMessage(m[`${season}.title`], { percent, days }),
    /** Only the standing looks are described; those of past years are decoration. */
    picture: campaign === season ? formatMessage(m[`${season}.picture`]) : undefined,
    over: formatMessage(m.over),
    plans: formatMessage(m.plans),
    dismiss: formatMessage(m.dismiss),
    action: formatMessage(m.action, { percent }),
    units: {
      days: formatMessage(m.days),
      hours: formatMessage(m.hours),
      minutes: formatMessage(m.minutes),
    },
    /** The last day, where the campaign is at home. */
    end: formatMessage(ribbon.ends, {
      date: formatWholeDate(lastMoment(facts), language, 'long', timeZone),
    }),
  };
}
