import type { Language } from '@tern/i18n';
import { CountryList, FoundPlaces } from '@tern/patterns';
import { Link, Notice, Stack, Text } from '@tern/ui';
import { type IntlShape, useIntl } from 'react-intl';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';
import type { NetworkData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { End } from '../../content/End.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { Island } from '../../islands/Island.tsx';
import { PlaceSearchIsland } from '../../islands/PlaceSearchIsland.tsx';
import { WakesIsland } from '../../islands/WakesIsland.tsx';
import { CountriesBelow } from './CountriesBelow.tsx';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { byDistance, countryView, isStale, sortByName, timeOf } from './networkViews.ts';
import { searchPlaces } from './searchPlaces.ts';
import { vpnServerPageMessages } from './vpnServerPage.messages.ts';

// A part that is beside the first words of the page: its looks come with those below them.
export { PlaceChartPart } from './PlaceChartPart.tsx';

/** Below the atlas: questions about servers, and the ways on. Without a network feed, the countries that have texts. */
export function AtlasBelow({ network }: { network: NetworkData | undefined }) {
  const words = useWords();
  if (!network) return <CountriesBelow />;
  return (
    <>
      <Questions
        items={[
          {
            id: 'question-1',
            question: words(vpnServerPageMessages.q1),
            answer: words(vpnServerPageMessages.a1),
          },
          {
            id: 'question-2',
            question: words(vpnServerPageMessages.q2),
            answer: words(vpnServerPageMessages.a2),
          },
        ]}
      />
      <End />
    </>
  );
}

/**
 * Every country and city that has servers, by the network feed: a form, what it says about its outcome, and the list. A press
 * on a row turns the chart, where a script runs.
 */
export function AtlasPlaces({ network }: { network: NetworkData }) {
  const words = useWords();
  const intl = useIntl();
  const { now = 0, language } = useSite();
  const { issued_at: issuedAt, features, protocols } = network.places;
  const stale = isStale(issuedAt, now);
  const outcome = useOutcome(network);
  const { typed, shown, from, isFiltered } = outcome;
  return (
    <Stack id="places" gap={6}>
      {stale ? <Notice>{words(m.stale, { time: timeOf(issuedAt, language) })}</Notice> : null}
      <Island
        name="placeSearch"
        component={PlaceSearchIsland}
        props={{ features, protocols, typed, stale }}
      />
      <WakesIsland island="placeChart">
        <FoundPlaces says={isFiltered || from !== undefined ? <Outcome {...outcome} /> : null}>
          <CountryList
            label={words(m.listTitle)}
            countries={shown}
            stale={stale}
            open={Boolean(typed.q) && shown.length < 4}
            from={typed.q || !from ? undefined : { ...from, city: cityOf(intl, from) }}
          />
        </FoundPlaces>
      </WakesIsland>
    </Stack>
  );
}

/** How many places fit, or what is shown in their place, and from where distances are counted. */
function Outcome({ typed, shown, isGuess, absent, from, isFiltered }: ReturnType<typeof useOutcome>) {
  const intl = useIntl();
  const words = useWords();
  return (
    <Stack>
      {isFiltered ? (
        <p>
          {absent
            ? words(m.noServers, { country: countryNameIn(intl, { code: absent, names: {} }) })
            : isGuess
              ? words(m.noHit, { query: typed.q ?? '' })
              : shown.length > 0
                ? words(m.found, { count: shown.length })
                : words(m.noneFits)}{' '}
          <Link href="/vpn-server">{words(m.reset)}</Link>
        </p>
      ) : null}
      <FromWords from={from} />
    </Stack>
  );
}

type From = NonNullable<ReturnType<typeof usePosted<'places'>>>['from'];

const cityOf = (intl: IntlShape, { city }: NonNullable<From>) =>
  city && cityNameIn(intl, { name: city, names: {} });

/** From where distances are counted. */
function FromWords({ from }: { from: From }) {
  const intl = useIntl();
  const words = useWords();
  if (from === undefined) return null;
  if (!from) return <Notice>{words(m.unknownPlace)}</Notice>;
  return (
    <Text size="small" tone="muted">
      {from.city ? words(m.measured, { place: cityOf(intl, from) ?? '' }) : words(m.measuredUnnamed)}
    </Text>
  );
}

/** The countries that fit the form, in its order. */
function useOutcome({ places }: NetworkData) {
  const intl = useIntl();
  const posted = usePosted('places');
  const typed = posted?.typed ?? {};
  const from = posted?.from;
  const fitting = posted?.found ?? (posted?.error ? [] : places.countries);
  const views = new Map(fitting.map((country) => [country.code, countryView(intl, country, from)]));
  const isFiltered = Object.keys(typed).some((name) => name !== 'sort');
  if (!typed.q) {
    const all = [...views.values()];
    const shown = from ? all.sort(byDistance) : sortByName(all, intl.locale as Language);
    return { typed, from, isFiltered, shown, isGuess: false, absent: undefined };
  }
  const { hits, isGuess, absent } = searchPlaces(intl, fitting, typed.q);
  const shown = hits.flatMap(({ code, alias }) => {
    const view = views.get(code);
    return view ? [{ ...view, ...(alias && { alias }) }] : [];
  });
  return { typed, from, isFiltered, shown, absent, isGuess: isGuess && shown.length > 0 };
}
