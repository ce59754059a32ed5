import { Atlas } from '@tern/patterns';
import { Breadcrumbs, GlobePlate, Heading, Link, PlacesMap, Sentences, Text } from '@tern/ui';
import { Fold } from '../../app/Fold.tsx';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import type { NetworkData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { contentPageMessages } from '../../content/contentPage.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { AtlasBelow, AtlasPlaces, PlaceChartPart } from './AtlasBelow.tsx';
import { countryPageMessages } from './countryPage.messages.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { serversIn, timeOf } from './networkViews.ts';
import { vpnServerPageMessages } from './vpnServerPage.messages.ts';

/**
 * All countries (spec section 2). With a network feed every place that has servers; without one the countries that have
 * texts.
 */
export function AtlasPage() {
  const { network } = usePublicData();
  return (
    <>
      {network ? (
        <AtlasTop network={network} />
      ) : (
        <>
          <CountriesIntro />
          <Fold />
        </>
      )}
      <AtlasBelow network={network} />
    </>
  );
}

/** All places: the list begins on the first screen, beside the chart. */
function AtlasTop({ network }: { network: NetworkData }) {
  const words = useWords();
  const { language } = useSite();
  const { countries: places, issued_at: issuedAt } = network.places;
  return (
    <Atlas
      head={
        <>
          <Breadcrumbs
            label={words(contentPageMessages.breadcrumbs)}
            items={[
              { label: words(contentPageMessages.home), href: '/' },
              { label: words(countryPageMessages.index) },
            ]}
          />
          <Heading level={1}>
            <Sentences text={words(m.title, { count: places.length })} />
          </Heading>
          <Text size="small" tone="muted">
            {words(m.lead, { count: serversIn(places), time: timeOf(issuedAt, language) })}
          </Text>
          <div>
            <Link variant="arrow" href="/transparency#claims">
              {words(m.checkSignature)}
            </Link>
          </div>
        </>
      }
      picture={
        <PlacesMap
          title={words(m.mapTitle)}
          places={places.flatMap(({ cities }) =>
            cities.map(({ latitude, longitude }) => ({ latitude, longitude })),
          )}
        />
      }
      chart={<PlaceChartPart />}
    >
      <Fold />
      <AtlasPlaces network={network} />
    </Atlas>
  );
}

function CountriesIntro() {
  const words = useWords();
  const { variant } = useSite();
  return (
    <Intro
      title={words(vpnServerPageMessages.title)}
      lead={words(vpnServerPageMessages.lead)}
      actions="plans"
      picture={<GlobePlate variant="north" pageVariant={variant} />}
      crumbs={[{ label: words(countryPageMessages.index) }]}
    />
  );
}
