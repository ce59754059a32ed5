import type { NetworkCity, NetworkCountry } from '@tern/contract';
import { type Daylight, daylight, dayMs, kmBetween, leastDelay } from '@tern/domain';
import { type Language, localeOf } from '@tern/i18n';
import { DaylightLine, type Fact, FactStrip } from '@tern/ui';
import { useIntl } from 'react-intl';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { useWords } from '../../content/useWords.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { sayCount } from './networkViews.ts';
import { offsetAt } from './Offsets.tsx';

/**
 * Four facts of a country and its first city. A page that is made for one visitor names distances and the hour; a shared one
 * counts, and states what holds all day.
 */
export function CountryFactStrip({ country }: { country: NetworkCountry }) {
  const intl = useIntl();
  const words = useWords();
  const { now = 0 } = useSite();
  const from = usePosted('places')?.from;
  const language = intl.locale as Language;
  const [city] = country.cities;
  if (!city) return null;
  const name = cityNameIn(intl, city);
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: city.time_zone,
  });
  const light = daylightFact(city, now, from ? undefined : 'shared');
  const sun: Fact = {
    label: words(m.daylight, {
      date: new Intl.DateTimeFormat(localeOf(language), {
        ...{ day: 'numeric', month: 'short', timeZone: city.time_zone },
      }).format(now),
    }),
    value:
      light.sun === 'all'
        ? words(m.allDay)
        : light.sun === 'none'
          ? words(m.noDay)
          : `${clock.format(light.sun.rise)}–${clock.format(light.sun.set)}`,
    drawing: <DaylightLine {...light.line} />,
  };
  const facts: Fact[] = from
    ? [
        measured(words(from.city ? m.fromCity : m.fromYou, { from: from.city ?? '', to: name }), {
          ...{ value: kmBetween(from, city), unit: 'kilometer', language },
        }),
        measured(words(m.delay), {
          ...{ value: leastDelay(kmBetween(from, city)), unit: 'millisecond', language },
        }),
        {
          label: words(m.timeIn, { city: name }),
          value: clock.format(now),
          unit: new Intl.DateTimeFormat(localeOf(language), {
            ...{ weekday: 'short', timeZone: city.time_zone },
          }).format(now),
        },
      ]
    : [
        {
          label: words(m.serversThere),
          value: sayCount(
            country.cities.reduce((sum, { servers }) => sum + servers, 0),
            language,
          ),
        },
        { label: words(m.citiesThere), value: sayCount(country.cities.length, language) },
        { label: words(m.timeIn, { city: name }), value: offsetAt(city.time_zone, new Date(now)) },
      ];
  return (
    <FactStrip label={words(m.facts, { country: countryNameIn(intl, country) })} items={[...facts, sun]} />
  );
}

/** A measure in two parts: the figure, and its unit beside it. */
function measured(
  label: string,
  { value, unit, language }: { value: number; unit: 'kilometer' | 'millisecond'; language: Language },
): Fact {
  const parts = new Intl.NumberFormat(localeOf(language), {
    ...{ style: 'unit', unit, maximumFractionDigits: 0, useGrouping: 'min2' },
  }).formatToParts(value);
  const of = (wanted: boolean) =>
    parts
      .filter(({ type }) => (type === 'unit') === wanted && type !== 'literal')
      .map((part) => part.value)
      .join('');
  return { label, value: of(false), unit: of(true) };
}

/** Sunrise and sunset there, and as minutes of its day; the hour only for one visitor. */
function daylightFact(city: NetworkCity, now: number, shared?: 'shared') {
  // Noon of the day it is there: no zone is more than 14 hours ahead or 12 behind.
  const apart = minutesIn(city.time_zone, now) - (Math.floor(now / 60_000) % 1440);
  const offset = apart > 840 ? apart - 1440 : apart < -720 ? apart + 1440 : apart;
  const local = now + offset * 60_000;
  const noon = Math.floor(local / dayMs) * dayMs + dayMs / 2 - offset * 60_000;
  const sun: Daylight = daylight(city, noon);
  const minutes = (time: number) => minutesIn(city.time_zone, time);
  const line =
    sun === 'all'
      ? { rise: 0, set: 1440 }
      : sun === 'none'
        ? { rise: 1440, set: 1440 }
        : { rise: minutes(sun.rise), set: minutes(sun.set) };
  return { sun, line: shared ? line : { ...line, now: minutes(now) } };
}

/** Minutes since midnight on the clocks of a zone. */
function minutesIn(timeZone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone },
  }).formatToParts(time);
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}
