import { Countdown, Link, Ribbon } from '@tern/ui';
import { useIntl } from 'react-intl';
import type { CampaignFacts } from '../CampaignBanner/CampaignFacts.ts';
import { OfferLine } from '../CampaignBanner/OfferLine.tsx';
import { promoMark } from '../CampaignBanner/promoMark.ts';
import { useCampaignWords } from '../CampaignBanner/useCampaignWords.ts';
import { ForCustomer } from '../ForCustomer/ForCustomer.tsx';
import * as css from './CampaignRibbon.css.ts';
import { campaignRibbonMessages as m } from './campaignRibbon.messages.ts';

export interface CampaignRibbonProps extends CampaignFacts {
  /** Epoch milliseconds of the server's clock; null while it does not tick yet (shared HTML). */
  now: number | null;
  href: string;
}

/** One line about a limited offer with the time left. It is gone once the time is over. */
export function CampaignRibbon({ now, href, ...facts }: CampaignRibbonProps) {
  const { formatMessage } = useIntl();
  const words = useCampaignWords(facts);
  const { endsAt } = facts;
  // On the two links, of which one is drawn.
  const mark = promoMark(facts, 'ribbon');
  if (now !== null && now >= endsAt) return null;
  return (
    <ForCustomer block sold="offer">
      <Ribbon label={formatMessage(m.label)}>
        <span className={css.wide}>
          <OfferLine {...facts} />
        </span>
        <Link variant="plain" href={href} className={css.short} data-promo={mark}>
          <OfferLine {...facts} short />
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
          end={words.end}
        />
        <Link href={href} className={css.wide} data-promo={mark}>
          {formatMessage(m.see)}
        </Link>
      </Ribbon>
    </ForCustomer>
  );
}
