import '@tern/tokens/themes.css';
import { seasonDay, themeOf } from '@tern/domain';
import { formatDate, type Language } from '@tern/i18n';
import { SeasonHead } from '@tern/patterns';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/SiteContext.tsx';
import { useCampaign } from '../../app/useCampaign.ts';
import { End } from '../../content/End.tsx';
import { blackfridayPageMessages as own } from './blackfridayPage.messages.ts';
import { OfferMail } from './OfferMail.tsx';
import { OfferRules } from './OfferRules.tsx';
import { RunningOffer } from './RunningOffer.tsx';
import { seasonPageMessages as m } from './seasonPage.messages.ts';
import { useRuns } from './useRuns.ts';

/** Black Friday (spec section 2): its offer while it runs; else when it was, when it comes back, and a mail about it. */
export function BlackfridayPage() {
  const { formatMessage, locale } = useIntl();
  const { variant, year } = useSite();
  const campaign = useCampaign('page');
  const runs = useRuns('campaign', 'blackfriday');
  const day = seasonDay('blackfriday', year);
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
        title={formatMessage(m.restTitle)}
        lines={[
          formatMessage(own.lead),
          ...runs,
          ...(day === null
            ? []
            : [formatMessage(m.day, { date: formatDate(day, locale as Language, 'long') })]),
        ]}
        variant={variant}
      />
      <OfferMail />
      <OfferRules />
      <End />
    </>
  );
}
