import '@tern/tokens/themes.css';
import { nextBlackFriday, themeOf } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { CampaignBanner, SeasonHead } from '@tern/patterns';
import { Container, Section } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/SiteContext.tsx';
import { useCampaign } from '../../app/useCampaign.ts';
import { End } from '../../content/End.tsx';
import { blackfridayPageMessages as own } from './blackfridayPage.messages.ts';
import { OfferMail } from './OfferMail.tsx';
import { OfferRules } from './OfferRules.tsx';
import { RunningOffer } from './RunningOffer.tsx';
import { seasonPageMessages as m } from './seasonPage.messages.ts';
import { useNextRun, useRuns } from './useRuns.ts';

/**
 * Black Friday (spec section 2): its offer while it runs; else when it begins, the offer that is on meanwhile, and a mail
 * about it.
 */
export function BlackfridayPage() {
  const { formatMessage, locale } = useIntl();
  const { variant, year, now = 0 } = useSite();
  const campaign = useCampaign('page');
  const runs = useRuns('campaign', 'blackfriday');
  const next = useNextRun('blackfriday');
  const date = (at: number, timeZone?: string) => formatWholeDate(at, locale as Language, 'long', timeZone);
  if (campaign?.name === 'blackfriday')
    return (
      <>
        <RunningOffer campaign={campaign} />
        <OfferRules />
        <End />
      </>
    );
  return (
    <>
      <SeasonHead
        campaign={themeOf('blackfriday', year)}
        title={
          next
            ? formatMessage(m.beginsTitle, { date: date(next.startsAt, next.timeZone) })
            : formatMessage(m.dayTitle, { date: date(nextBlackFriday(now)) })
        }
        lines={[formatMessage(own.lead), ...runs]}
        variant={variant}
      />
      {campaign ? (
        <Section spacing="tight">
          <Container>
            <CampaignBanner {...campaign.facts} now={null} href="/promotion" variant={variant} />
          </Container>
        </Section>
      ) : null}
      <OfferMail />
      <OfferRules />
      <End />
    </>
  );
}
