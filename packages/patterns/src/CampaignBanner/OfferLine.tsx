import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { campaignRibbonMessages as m } from '../CampaignRibbon/campaignRibbon.messages.ts';
import type { CampaignFacts } from './CampaignFacts.ts';
import { useCampaignWords } from './useCampaignWords.ts';

const strong = (text: ReactNode[]) => <strong key="strong">{text}</strong>;

/** An offer in one line: its name, what is off, and of which plan. `short` is for phones. */
export function OfferLine({ short = false, ...facts }: CampaignFacts & { short?: boolean }) {
  const { formatMessage } = useIntl();
  const { name, percent } = useCampaignWords(facts);
  const { months } = facts;
  const values = { campaign: name(short ? 'short' : 'ribbon'), percent, strong };
  if (short) return formatMessage(months === null ? m.textAll : m.textShort, values);
  return months === null
    ? formatMessage(m.textAll, values)
    : formatMessage(m.text, { ...values, plan: formatMessage(m.planMonths, { count: months }) });
}
