import { type AnalyticsEvent, type EventName, eventCatalogue } from '@tern/contract';
import { isLanguage } from '@tern/domain';
import * as v from 'valibot';
import type { StoredEvent } from './StoredEvent.ts';

/** ms that an event may wait in a browser without a connection. */
export const oldest = 48 * 3600 * 1000;
/** ms that a clock may be ahead. */
const ahead = 5 * 60 * 1000;

/** Bytes of params and properties together: a long set of campaign values has 1 KB. */
export const mostEventBytes = 2_048;

/** Facts of the request, which a browser has no say in. */
export interface Sender {
  now: number;
  country: string;
  /** Truncated. */
  ip: string;
  browser: string;
  system: string;
}

const isKnown = (name: string): name is EventName => Object.hasOwn(eventCatalogue, name);

/**
 * The row of an event; null when the catalogue does not know it or its params, or when it is too old or too long. The country is the
 * request's own: a page may have been opened before a VPN was.
 */
export function judgeEvent(event: AnalyticsEvent, sender: Sender): StoredEvent | null {
  if (!isKnown(event.event_name) || event.event_timestamp < sender.now - oldest) return null;
  const given = Object.fromEntries(event.event_params.map(({ key, value }) => [key, value]));
  const params = v.safeParse(eventCatalogue[event.event_name].params, given);
  if (!params.success) return null;
  const properties = Object.fromEntries(
    Object.entries(event.user_properties).filter(([, value]) => value !== undefined && value !== ''),
  ) as Record<string, string>;
  if (Buffer.byteLength(JSON.stringify([params.output, properties])) > mostEventBytes) return null;
  const at = event.event_timestamp > sender.now + ahead ? sender.now : event.event_timestamp;
  const atText = new Date(at).toISOString();
  return {
    day: atText.slice(0, 10),
    event_id: event.event_id.toLowerCase(),
    name: event.event_name,
    at: atText,
    received_at: new Date(sender.now).toISOString(),
    front_id: event.front_id.toLowerCase(),
    params: params.output as Record<string, string | number>,
    properties,
    language: isLanguage(event.language) ? event.language : '',
    country: sender.country,
    ip: sender.ip,
    browser: sender.browser,
    system: sender.system,
  };
}
