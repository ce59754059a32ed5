import { formatPercent, type Language } from '@tern/i18n';
import { Countdown, IconButton, Link, XGlyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import { type CampaignKey, useCampaignWords } from '../CampaignBanner/useCampaignWords.ts';
import { campaignRibbonMessages as ribbon } from '../CampaignRibbon/campaignRibbon.messages.ts';
import * as css from './CampaignMessage.css.ts';

export interface CampaignMessageProps {
  campaign: CampaignKey;
  /** Whole per cent: 62. */
  percent: number;
  /** Length of the plan the offer is for. */
  months: number;
  /** Epoch milliseconds. */
  endsAt: number;
  /** Epoch milliseconds of the server's clock; null while it does not tick yet (shared HTML). */
  now: number | null;
  href: string;
  onDismiss?: () => void;
}

/** The message box of a seasonal offer: one sentence, the time left, and a way to put it away. */
export function CampaignMessage({
  campaign,
  percent,
  months,
  endsAt,
  now,
  href,
  onDismiss,
}: CampaignMessageProps) {
  const { formatMessage, locale } = useIntl();
  const words = useCampaignWords(campaign);
  if (now !== null && now >= endsAt) return null;
  return (
    <aside data-campaign={campaign} className={css.box} aria-label={words.text('name')}>
      <Link variant="plain" href={href}>
        {formatMessage(ribbon.text, {
          campaign: words.text('name'),
          percent: formatPercent(percent, locale as Language),
          plan: formatMessage(ribbon.planMonths, { count: months }),
          strong: (text) => <strong key="name">{text}</strong>,
        })}
      </Link>
      <Countdown
        endsAt={endsAt}
        now={now}
        labels={{
          days: formatMessage(ribbon.days),
          hours: formatMessage(ribbon.hours),
          minutes: formatMessage(ribbon.minutes),
        }}
        end={words.end(endsAt)}
      />
      {onDismiss ? (
        <span className={css.dismiss}>
          <IconButton glyph={XGlyph} size="sm" label={words.dismiss} onClick={onDismiss} />
        </span>
      ) : null}
    </aside>
  );
}
