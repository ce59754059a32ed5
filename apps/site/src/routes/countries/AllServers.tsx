import type { NetworkCountry } from '@tern/contract';
import { ServerTable } from '@tern/patterns';
import { Link, Notice, Pagination, Stack } from '@tern/ui';
import { useIntl } from 'react-intl';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';
import type { NetworkData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { Block } from '../../content/Block.tsx';
import { useWords } from '../../content/useWords.ts';
import { serverView } from './CountryNetwork.tsx';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { isStale, timeOf } from './networkViews.ts';

/** Servers of a page of the list. */
const pageSize = 100;

/** The city whose servers were all asked for, where it is one of this country. */
export function useWholeCity(country: NetworkCountry | undefined) {
  const posted = usePosted('servers');
  const city = country?.cities.find(({ id }) => id === posted?.typed.city);
  const found = posted?.found?.find(({ id }) => id === city?.id);
  return city && found && posted ? { city, found, page: posted.page } : undefined;
}

/** Every server of a city, a hundred to a page. */
export function AllServers({
  network,
  country,
  whole: { city, found, page },
}: {
  network: NetworkData;
  country: NetworkCountry;
  whole: NonNullable<ReturnType<typeof useWholeCity>>;
}) {
  const intl = useIntl();
  const words = useWords();
  const { now = 0, language } = useSite();
  const name = cityNameIn(intl, city);
  const stale = isStale(network.places.issued_at, now);
  const time = timeOf(network.places.issued_at, language);
  const href = `/vpn-server/${country.slug}`;
  return (
    <Block
      anchor="servers"
      title={words(m.allTitle, { city: name, count: found.total })}
      lead={words(m.citiesLead, { time })}
    >
      <Stack gap={6}>
        {stale ? <Notice>{words(m.stale, { time })}</Notice> : null}
        <ServerTable city={name} servers={found.servers.map(serverView)} now={now} stale={stale} />
        <Pagination
          label={words(m.pages)}
          previousLabel={words(m.previous)}
          nextLabel={words(m.next)}
          pageLabel={(each) => words(m.page, { page: each })}
          current={page}
          count={Math.ceil(found.total / pageSize)}
          hrefFor={(each) => `${href}?city=${city.id}&page=${each}#servers`}
        />
        <Link variant="arrow" href={href}>
          {words(m.backToCountry, { country: countryNameIn(intl, country) })}
        </Link>
      </Stack>
    </Block>
  );
}
