import { timeZoneFits } from '@tern/domain';
import { type BrowserFacts, type LookupError, WhatIsMyIp } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { type AddressState, createAddressStore, familiesOf } from './address.store.ts';
import { detectClient } from './detectClient.ts';

const names = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  brave: 'Brave',
  opera: 'Opera',
  windows: 'Windows',
  mac: 'macOS',
  android: 'Android',
  ios: 'iOS',
} as const;

/** `/what-is-my-ip` (spec section 2, security tools). */
export function WhatIsMyIpPage() {
  const { api, geo } = useStores();
  const { blocked } = useSite();
  // As `usePosted`, which comes with the forms of accounts.
  const { posted: sent } = usePublicData();
  const posted = sent?.form === 'lookUp' ? sent : undefined;
  const [store] = useState(() => createAddressStore(api, geo, { posted }));
  const { lookedUp, busy, error, gathered } = useSnapshot(store.state);
  const { info, failed } = useSnapshot(geo.state);
  const [masked, setMasked] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => void store.start(), [store]);
  const { throughWebrtc, ...families } = familiesOf(info, gathered);
  return (
    <WhatIsMyIp
      own={info && { ...info, ip: info.user_ip, is_exit: !info.is_exposed }}
      lookedUp={lookedUp}
      failed={failed}
      busy={busy}
      error={toldError(error)}
      typed={posted?.typed.ip}
      families={families}
      throughWebrtc={throughWebrtc}
      client={hydrated ? browserFacts(info?.country_code ?? null) : null}
      masked={masked}
      onMaskedChange={setMasked}
      onLookUp={(ip) => void store.lookUp(ip)}
      onBack={store.back}
      onRetry={() => void store.start()}
      closed={blocked}
    />
  );
}

/** The error the page shows for a failure of the contract. */
function toldError(error: AddressState['error']): LookupError | undefined {
  if (error === null) return undefined;
  if (error === 'ip_invalid' || error === 'ip_reserved' || error === 'rate_limited') return error;
  return error === 'validation_failed' ? 'ip_invalid' : 'network';
}

function browserFacts(country: string | null): BrowserFacts {
  const { browser, system, version } = detectClient(navigator);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || null;
  return {
    timeZone,
    clock: timeZoneFits(timeZone, country, Date.now()),
    languages: navigator.languages,
    browser: browser && names[browser],
    version,
    system: system ? names[system] : /Linux|X11/.test(navigator.userAgent) ? 'Linux' : null,
    userAgent: navigator.userAgent,
  };
}
