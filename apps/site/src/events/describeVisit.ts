import type { AnalyticsEvent } from '@tern/contract';
import { type Cps, campaignCookie, campaignKeys, cpsOf, experimentProperties } from '@tern/domain';
import { frontIdKey } from '../boot/frontIdKey.ts';

/** Fields that are the same for every event of a document. */
export type VisitFields = Omit<
  AnalyticsEvent,
  | 'event_id'
  | 'event_name'
  | 'event_datetime'
  | 'event_timestamp'
  | 'event_params'
  | 'country'
  | 'country_code'
  | 'ip'
>;

/** Where the visitor seems to be, as the service said; nothing while it had not. */
export type Place = Pick<AnalyticsEvent, 'country' | 'country_code' | 'ip'>;

const systems = /Windows|Android|iPhone|iPad|CrOS|Mac OS|Linux/;

/** The identifier of this browser, made on first use. Null where none can be stored. */
export function readFrontId(storage: Storage): string | null {
  try {
    let id = storage.getItem(frontIdKey);
    if (!id) {
      id = crypto.randomUUID();
      storage.setItem(frontIdKey, id);
    }
    return id;
  } catch {
    return null;
  }
}

/** As `readCookies`, which would bring the chunk of the application along: the sender of events is one file. */
const cookiesOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split('; ').map((pair) => pair.split(/=(.*)/s, 2).map(decode)));

function decode(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The arms of experiments, which the edge has set. */
const armsIn = (cookies: Record<string, string>) =>
  Object.fromEntries(
    experimentProperties.flatMap((name) => (cookies[name] ? [[name, cookies[name].slice(0, 100)]] : [])),
  );

function campaignOf(text: string | undefined): Record<string, string> {
  try {
    const values = JSON.parse(text ?? '{}');
    return Object.fromEntries(
      campaignKeys.flatMap((key) => (typeof values[key] === 'string' ? [[key, values[key]]] : [])),
    );
  } catch {
    return {};
  }
}

/** Language, device, partner and campaign of this document (spec section 3, analytics event). */
export function describeVisit(root: Document, frontId: string, channel: string | null): VisitFields {
  const cookies = cookiesOf(root.cookie);
  const cps: Cps | null = cpsOf(cookies);
  const { lang, dataset } = root.documentElement;
  return {
    user_properties: {
      ...campaignOf(cookies[campaignCookie]),
      ...(channel ? { channel } : {}),
      ...(cps ? { cpsType: cps.type, cpsCookie: cps.cookie } : {}),
      ...armsIn(cookies),
    },
    language: lang,
    device: {
      platform: 'web',
      os: systems.exec(navigator.userAgent)?.[0] ?? '',
      device_name: dataset.variant ?? '',
    },
    app_name: 'tern-web',
    app_type: 501,
    front_id: frontId,
    user_id: frontId,
  };
}

/** An address without the part that names a household: IPv4 /24, IPv6 /48. */
export const truncateAddress = (ip: string): string =>
  ip.includes(':') ? `${ip.split(':', 3).join(':')}::` : ip.replace(/\d+$/, '0');
