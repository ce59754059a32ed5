import '@tern/tokens/themes.css';
import { nextBlackFriday } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { SeasonYears } from '@tern/patterns';
import { Stack, Text, TopicPicture } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { fridayPageMessages as m } from './fridayPage.messages.ts';
import { OfferMail } from './OfferMail.tsx';
import { seasonPageMessages as season } from './seasonPage.messages.ts';
import { useRuns } from './useRuns.ts';

/** When Black Friday is, and how it looked in each year (spec section 2, `/friday`). */
export function FridayPage() {
  const { formatMessage, locale } = useIntl();
  const { variant, now = 0 } = useSite();
  const runs = useRuns('campaign', 'blackfriday');
  const day = nextBlackFriday(now);
  const title = formatMessage(m.title);
  return (
    <>
      <Intro
        title={title}
        lead={formatMessage(m.lead)}
        picture={<TopicPicture name="clock" />}
        actions="plans"
        crumbs={[{ label: title }]}
      />
      <Block beside title={String(new Date(day).getUTCFullYear())} divided={false}>
        <Stack gap={3}>
          <Text size="lead">
            {formatMessage(season.day, { date: formatWholeDate(day, locale as Language) })}
          </Text>
          {runs.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
      </Block>
      <Block title={formatMessage(m.yearsTitle)}>
        <SeasonYears season="blackfriday" variant={variant} />
      </Block>
      <OfferMail />
      <End />
    </>
  );
}
