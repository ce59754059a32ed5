import type { NetworkPlaces } from '@tern/contract';
import { PlaceFilter } from '@tern/patterns';
import { useEffect, useRef, useState } from 'react';
import { latestOnly } from '../app/latestOnly.ts';
import { useSite } from '../app/SiteContext.tsx';
import { localHref } from '../app/StaticLink.tsx';
import { showFoundPlaces } from '../routes/countries/showFoundPlaces.ts';
import { useTraitName } from '../routes/countries/useTraitName.ts';

export interface PlaceSearchIslandProps extends Pick<NetworkPlaces, 'features' | 'protocols'> {
  /** The form as it was sent in the address. */
  typed: Readonly<Record<string, string>>;
  stale: boolean;
}

/** ms a pause in typing lasts before it is searched. */
const pause = 250;

/** The address of the form as it stands, without fields that say nothing. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([name, value]) => value !== '' && value !== initial[name]);
  const query = new URLSearchParams(fields as [string, string][]).toString();
  return new URL(form.action).pathname + (query && `?${query}`);
}
const initial: Readonly<Record<string, string>> = { sort: 'name' };

/**
 * Finds places as one types: after a pause the list becomes that of the page the form leads to, the newest one only. The
 * address follows.
 */
export function PlaceSearchIsland({ features, protocols, typed, stale }: PlaceSearchIslandProps) {
  const site = useSite();
  const trait = useTraitName();
  const named = (names: readonly string[]) =>
    names.map((value) => {
      const name = trait(value);
      return { value, label: name.charAt(0).toLocaleUpperCase(site.language) + name.slice(1) };
    });
  const [failed, setFailed] = useState(false);
  const [turns] = useState(latestOnly);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  const search = async (address: string) => {
    const isLatest = turns.start();
    try {
      const shown = await showFoundPlaces(address, isLatest);
      if (!shown) return;
      history.replaceState(history.state, '', address);
      setFailed(false);
    } catch {
      if (isLatest()) setFailed(true);
    }
  };
  const searchSoon = (changed: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void search(addressOf(changed)), pause);
  };
  const begin = useRef(() => {
    // Text that was typed before the page was alive is searched as well.
    const fields = form.current ? [...new FormData(form.current)] : [];
    const isTyped = fields.some(([name, value]) => value !== (typed[name] ?? initial[name] ?? ''));
    if (form.current && isTyped) searchSoon(form.current);
  });
  useEffect(() => {
    begin.current();
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <PlaceFilter
      formRef={form}
      action={localHref('/vpn-server', site)}
      typed={typed}
      features={named(features)}
      protocols={named(protocols)}
      withState={!stale}
      failed={failed}
      onInput={searchSoon}
    />
  );
}
