import type { NetworkPlaces } from '@tern/contract';
import { PlaceFilter } from '@tern/patterns';
import { useSite } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';
import { useTraitName } from './useTraitName.ts';

/** The form of the page of all places, with what was asked in the address. */
export function PlaceForm({
  places: { features, protocols },
  typed,
  stale,
}: {
  places: NetworkPlaces;
  typed: Readonly<Record<string, string>>;
  stale: boolean;
}) {
  const site = useSite();
  const trait = useTraitName();
  const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: trait(name) }));
  return (
    <PlaceFilter
      action={localHref('/vpn-server', site)}
      typed={typed}
      features={named(features)}
      protocols={named(protocols)}
      withState={!stale}
    />
  );
}
