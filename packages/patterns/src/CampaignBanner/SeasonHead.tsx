import { type CampaignTheme, type PageVariant, seasonOf } from '@tern/domain';
import { Button, CampaignPlate, cx, Heading, Sentences, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ForCustomer } from '../ForCustomer/ForCustomer.tsx';
import { OwnerButtons } from '../StartButtons/StartButtons.tsx';
import * as css from './CampaignBanner.css.ts';
import { campaignBannerMessages as m } from './campaignBanner.messages.ts';

export interface SeasonHeadProps {
  campaign: CampaignTheme;
  title: string;
  /** When it was, when it comes back: a sentence each. */
  lines: readonly string[];
  variant?: PageVariant;
}

/** The first screen of a season's page while no offer is on: its picture, and when it was and will be. */
export function SeasonHead({ campaign, title, lines, variant = 'desktop' }: SeasonHeadProps) {
  const { formatMessage } = useIntl();
  const season = seasonOf(campaign) ?? 'neutral';
  return (
    <section
      data-campaign={campaign}
      className={cx(css.banner, css.size.page)}
      aria-labelledby="season-title"
    >
      <div className={css.copy}>
        <p className={css.name}>{formatMessage(m[`${season}.name`])}</p>
        <Heading level={1} size="hero" id="season-title">
          <Sentences text={title} />
        </Heading>
        <div>
          {lines.map((line) => (
            <Text key={line} size="lead">
              {line}
            </Text>
          ))}
        </div>
        <ForCustomer sold="plan">
          <Button size="lg" variant="outline" href="/pricing">
            {formatMessage(m.plans)}
          </Button>
        </ForCustomer>
        <OwnerButtons />
      </div>
      <div className={css.picture}>
        <CampaignPlate
          campaign={campaign}
          pageVariant={variant}
          title={campaign === season ? formatMessage(m[`${season}.picture`]) : undefined}
        />
      </div>
    </section>
  );
}
