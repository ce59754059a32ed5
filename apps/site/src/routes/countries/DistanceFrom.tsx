import type { NetworkCountry } from '@tern/contract';
import { type Language, localeOf } from '@tern/i18n';
import { sayDelay, sayKm } from '@tern/patterns';
import { Button, Notice, Stack, StatRow, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { cityNameIn } from '../../app/placeNames.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { useWords } from '../../content/useWords.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { byDistance, cityView } from './networkViews.ts';

/**
 * How far the nearest server of a country is. A shared page knows no visitor: the link asks for a page of one's own, which
 * needs no script.
 */
export function DistanceFrom({ country }: { country: NetworkCountry }) {
  const words = useWords();
  const posted = usePosted('places');
  if (!posted || posted.from === undefined)
    return (
      <Stack gap={2}>
        <div>
          <Button variant="outline" href={`/vpn-server/${country.slug}?from=here#servers`} rel="nofollow">
            {words(m.measure)}
          </Button>
        </div>
        <Text size="small" tone="muted">
          {words(m.measureText)}
        </Text>
      </Stack>
    );
  if (!posted.from) return <Notice>{words(m.unknownPlace)}</Notice>;
  return <Measured country={country} from={posted.from} />;
}

interface MeasuredProps {
  country: NetworkCountry;
  from: { latitude: number; longitude: number; city: string | null };
}

function Measured({ country, from }: MeasuredProps) {
  const intl = useIntl();
  const words = useWords();
  const { now = 0 } = useSite();
  const language = intl.locale as Language;
  const [nearest] = country.cities
    .map((city) => ({ city, km: cityView(intl, city, from).km ?? 0 }))
    .sort(byDistance);
  if (!nearest) return null;
  const { city, km } = nearest;
  // This page is rendered for one visitor and never cached: it may say the hour.
  const time = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: city.time_zone,
  }).format(now);
  return (
    <Stack gap={4}>
      <StatRow
        label={words(m.measureTitle)}
        items={[
          { label: words(m.nearestCity), value: cityNameIn(intl, city), unit: sayKm(km, language) },
          { label: words(m.delay), value: sayDelay(km, language) },
          { label: words(m.timeThere), value: time },
        ]}
      />
      <Text size="small" tone="muted">
        {from.city
          ? words(m.measured, { place: cityNameIn(intl, { name: from.city, names: {} }) })
          : words(m.measuredUnnamed)}
      </Text>
    </Stack>
  );
}
