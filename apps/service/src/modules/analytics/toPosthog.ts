import { brand } from '@tern/domain';
import type { StoredEvent } from './StoredEvent.ts';

/** The names PostHog's own reports look for. */
const names: Readonly<Record<string, string>> = { page_view: '$pageview', web_vitals: '$web_vitals' };

function ownProperties({ name, params }: StoredEvent, origin: string): Record<string, unknown> {
  const { path } = params;
  const page = typeof path === 'string' ? { $current_url: origin + path, $pathname: path } : {};
  if (name === 'page_view') return { ...page, $referring_domain: params.referrer ?? '$direct' };
  if (name !== 'web_vitals') return params;
  const { lcp, inp, cls } = params;
  return {
    ...page,
    ...(lcp === undefined ? {} : { $web_vitals_LCP_value: lcp }),
    ...(inp === undefined ? {} : { $web_vitals_INP_value: inp }),
    ...(cls === undefined ? {} : { $web_vitals_CLS_value: Number(cls) / 1000 }),
  };
}

/**
 * The body of PostHog's `POST /batch/`. Events are anonymous: no person is made of them, and no place is looked up by an
 * address. The id is the event's own, so that a batch that is sent again counts once.
 */
export function toPosthog(key: string, events: readonly StoredEvent[], origin: string): string {
  return JSON.stringify({
    api_key: key,
    historical_migration: false,
    batch: events.map((event) => ({
      event: names[event.name] ?? event.name,
      uuid: event.event_id,
      timestamp: event.at,
      properties: {
        distinct_id: event.front_id,
        $process_person_profile: false,
        $geoip_disable: true,
        $lib: brand.analyticsAppName,
        $host: new URL(origin).host,
        $browser: event.browser,
        $os: event.system,
        $geoip_country_code: event.country,
        language: event.language,
        ...event.properties,
        ...ownProperties(event, origin),
      },
    })),
  });
}
