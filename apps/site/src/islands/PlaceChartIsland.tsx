import type { Coordinates } from '@tern/domain';
import { PlaceChart, type ShownPlace, timeZonesOf } from '@tern/patterns';
import type { ChartPlace } from '@tern/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The island knows nothing but its list, which is on the page already: no name travels twice. */
export type PlaceChartIslandProps = Record<never, never>;

interface Listed {
  places: readonly ChartPlace[];
  visitor?: (Coordinates & { city: string | null }) | undefined;
}

const list = () => document.querySelector<HTMLElement>('[data-found="list"]');
const nameIn = (part: Element | null | undefined) => part?.querySelector('bdi')?.textContent ?? '';
const standsOf = (row: Element) => (row as HTMLElement).dataset.stands ?? '';

/** The places of the list as it stands, a country by the name of the country and its further cities by their own. */
function readList(): Listed {
  const rows = [...(list()?.querySelectorAll('[data-stands]') ?? [])];
  const places = rows.map((row) => {
    const [latitude, longitude] = standsOf(row).split(',').map(Number) as [number, number];
    const isFirst = row.matches(':first-child');
    return {
      ...{ key: standsOf(row), latitude, longitude },
      name: nameIn((isFirst && row.parentElement?.closest('li')) || row),
    };
  });
  // Two cities that stand on one spot have one mark: the first's.
  const marks = [...new Map(places.toReversed().map((place) => [place.key, place])).values()].reverse();
  const from = list()?.querySelector<HTMLElement>('[data-from]')?.dataset.from;
  if (!from) return { places: marks };
  const [latitude, longitude, ...city] = from.split(',');
  return {
    places: marks,
    visitor: { latitude: Number(latitude), longitude: Number(longitude), city: city.join() || null },
  };
}

/** The place of a row: of a city, or of a country, whose first city stands for it. */
function placeOf(row: Element): ShownPlace | undefined {
  const city = row.matches('[data-stands]') ? row : row.querySelector('[data-stands]');
  // The last link of a country leads to its page, after those of its cities.
  const address = [...row.querySelectorAll('a')].at(-1)?.getAttribute('href');
  if (!city || !address) return undefined;
  const country = row.parentElement?.closest('li') ?? row;
  const { km } = (city as HTMLElement).dataset;
  return {
    key: standsOf(city),
    name: nameIn(row),
    // Links add language and form of the page again.
    href: address.slice(address.indexOf('/vpn-server/')),
    km: km === undefined ? undefined : Number(km),
    // Two letters stand first in the row of a country.
    timeZone:
      standsOf(city).split(',')[2] ??
      timeZonesOf(country.querySelector('abbr, span')?.textContent ?? '')?.[0],
  };
}

/** Turns the chart to the place whose row is pressed, or to the one that is pressed on the chart. Rows may be replaced. */
export function PlaceChartIsland(_: PlaceChartIslandProps) {
  const [{ places, visitor }, setListed] = useState<Listed>({ places: [] });
  const [shown, setShown] = useState<{ place: ShownPlace; at: number }>();
  const turnTo = useRef((row: Element | null | undefined) => {
    const place = row && placeOf(row);
    if (place) setShown({ place, at: Date.now() });
  });
  useEffect(() => {
    const rows = list();
    if (!rows) return;
    const read = () => setListed(readList());
    const press = ({ target }: Event) => {
      const row = (target as Element).closest('summary')?.closest('li');
      // Closing a row turns nothing.
      if (row && !row.querySelector('details')?.open) turnTo.current(row);
    };
    const followList = new MutationObserver(() => {
      read();
      setShown(undefined);
      const found = rows.querySelectorAll('h3');
      if (found.length === 1) turnTo.current(found[0]?.closest('li'));
    });
    read();
    // A row that was opened before the chart was alive.
    turnTo.current([...rows.querySelectorAll('details[open]')].at(-1)?.closest('li'));
    rows.addEventListener('click', press);
    followList.observe(rows, { childList: true });
    return () => {
      rows.removeEventListener('click', press);
      followList.disconnect();
    };
  }, []);
  const select = useMemo(
    () => (key: string) =>
      turnTo.current(
        [...(list()?.querySelectorAll('[data-stands]') ?? [])].find((row) => standsOf(row) === key),
      ),
    [],
  );
  return (
    <PlaceChart
      places={places}
      visitor={visitor}
      shown={shown?.place}
      now={shown?.at ?? 0}
      onSelect={select}
    />
  );
}
