import { ConnectStage, type ConnectVisitor } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { lightCall } from '../api/lightCall.ts';
import type { GeoInfo } from '../app/geo.store.ts';
import { useSite } from '../app/SiteContext.tsx';

export type ConnectTryIslandProps = Record<string, never>;

/** ms between two looks at the clock. */
const minute = 60_000;

/** Chart and card of the home page, written for everybody; awake they have the visitor's address and place, and clocks. */
export function ConnectTryIsland() {
  const { variant, blocked = false } = useSite();
  const [visitor, setVisitor] = useState<ConnectVisitor | null>(null);
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    if (blocked) return;
    const left = new AbortController();
    // Without an answer the chart stays as it was written.
    lightCall('geoInfo', left.signal).then(
      (info) => setVisitor(visitorOf(info as GeoInfo)),
      () => {},
    );
    setNow(new Date());
    const clock = setInterval(() => setNow(new Date()), minute / 4);
    return () => {
      left.abort();
      clearInterval(clock);
    };
  }, [blocked]);
  return <ConnectStage variant={variant} closed={blocked} visitor={visitor} now={now} />;
}

function visitorOf({
  user_ip: ip,
  city,
  country_code: countryCode,
  location,
  is_exposed,
}: GeoInfo): ConnectVisitor {
  return {
    ip,
    city,
    countryCode,
    at: location,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    through: !is_exposed,
  };
}
