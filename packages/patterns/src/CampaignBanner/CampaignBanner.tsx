import type { PageVariant } from '@tern/domain';
import { Button, CampaignPlate, Countdown, cx, Heading, Sentences, Text } from '@tern/ui';
import { ForCustomer, soldMark } from '../ForCustomer/ForCustomer.tsx';
import { OwnerButtons } from '../StartButtons/StartButtons.tsx';
import * as css from './CampaignBanner.css.ts';
import type { CampaignFacts } from './CampaignFacts.ts';
import { promoMark } from './promoMark.ts';
import { useCampaignWords } from './useCampaignWords.ts';

export interface CampaignBannerProps extends CampaignFacts {
  /** Epoch milliseconds of the server's clock; null while it does not tick yet (shared HTML). */
  now: number | null;
  /** Where the offer is taken. */
  href: string;
  variant?: PageVariant;
  headingLevel?: 1 | 2;
  /** `page` fills the first screen of the offer's own page. */
  size?: 'banner' | 'page';
}

/**
 * A seasonal offer with its picture and the time left (spec section 2, campaigns). The theme is `data-campaign`
 * on its own box. Over is over: the countdown makes way for the plans.
 */
export function CampaignBanner({
  now,
  href,
  variant = 'desktop',
  headingLevel = 2,
  size = 'banner',
  ...facts
}: CampaignBannerProps) {
  const words = useCampaignWords(facts);
  const { campaign, endsAt } = facts;
  const over = now !== null && now >= endsAt;
  const titleId = `campaign-${campaign}`;
  return (
    <section
      data-campaign={campaign}
      data-promo={promoMark(facts, size)}
      className={cx(css.banner, css.size[size])}
      {...(size === 'banner' && soldMark('offer'))}
      aria-labelledby={titleId}
    >
      <div className={css.copy}>
        <p className={css.name}>{words.name('name')}</p>
        <Heading level={headingLevel} size={size === 'page' ? 'hero' : 'h1'} id={titleId}>
          <Sentences text={words.title} />
        </Heading>
        {over ? (
          <Text>{words.over}</Text>
        ) : (
          <Countdown
            endsAt={endsAt}
            now={now}
            size={size === 'page' ? 'lg' : 'md'}
            labels={words.units}
            end={words.end}
          />
        )}
        <ForCustomer sold="offer">
          <Button size={size === 'page' ? 'lg' : 'md'} href={over ? '/pricing' : href}>
            {over ? words.plans : words.action}
          </Button>
        </ForCustomer>
        {size === 'page' ? <OwnerButtons /> : null}
      </div>
      <div className={css.picture}>
        <CampaignPlate campaign={campaign} pageVariant={variant} title={words.picture} />
      </div>
    </section>
  );
}
