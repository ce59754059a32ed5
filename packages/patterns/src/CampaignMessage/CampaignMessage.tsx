import { Countdown, cx, IconButton, Link, XGlyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import type { CampaignFacts } from '../CampaignBanner/CampaignFacts.ts';
import { OfferLine } from '../CampaignBanner/OfferLine.tsx';
import { promoMark } from '../CampaignBanner/promoMark.ts';
import { useCampaignWords } from '../CampaignBanner/useCampaignWords.ts';
import { campaignRibbonMessages as ribbon } from '../CampaignRibbon/campaignRibbon.messages.ts';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import * as css from './CampaignMessage.css.ts';

export interface CampaignMessageProps extends CampaignFacts {
  /** Epoch milliseconds of the server's clock; null while it does not tick yet (shared HTML). */
  now: number | null;
  href: string;
  onDismiss?: () => void;
  /** Over the page, at the lower edge of the window. A script puts it there and away (`data-offer-box`, its button). */
  floating?: boolean;
}

/**
 * The message box of a seasonal offer: one sentence, the time left, and a way to put it away. It is a region beside the
 * page that takes no focus.
 */
export function CampaignMessage({ now, href, onDismiss, floating = false, ...facts }: CampaignMessageProps) {
  const { formatMessage } = useIntl();
  const words = useCampaignWords(facts);
  const { campaign, startsAt, endsAt } = facts;
  if (now !== null && now >= endsAt) return null;
  return (
    <aside
      data-campaign={campaign}
      data-promo={promoMark(facts, 'box')}
      {...soldMark('offer')}
      data-offer-box={floating ? `${facts.name ?? campaign}:${startsAt}` : undefined}
      className={cx(css.box, floating && css.floating)}
      aria-label={words.name('name')}
    >
      <Link variant="plain" href={href}>
        <OfferLine {...facts} />
      </Link>
      <Countdown
        endsAt={endsAt}
        now={now}
        labels={{
          days: formatMessage(ribbon.days),
          hours: formatMessage(ribbon.hours),
          minutes: formatMessage(ribbon.minutes),
        }}
        end={words.end}
      />
      {onDismiss || floating ? (
        <span className={css.dismiss}>
          <IconButton glyph={XGlyph} size="sm" label={words.dismiss} onClick={onDismiss} />
        </span>
      ) : null}
    </aside>
  );
}
