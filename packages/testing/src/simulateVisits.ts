import { randomUUID } from 'node:crypto';
import type { AnalyticsEvent, EventName, EventParams } from '@tern/contract';
import { appPlatforms, brand, type Language, languages, type PaymentMethod, webAppType } from '@tern/domain';

/** An event as a browser sends it. */
export function analyticsEventOf<Name extends EventName>(
  name: Name,
  params: EventParams<Name>,
  { at, ...fields }: Partial<AnalyticsEvent> & { at: number },
): AnalyticsEvent {
  const frontId = fields.front_id ?? randomUUID();
  return {
    event_id: randomUUID(),
    event_name: name,
    event_datetime: new Date(at).toISOString(),
    event_timestamp: at,
    event_params: Object.entries(params).flatMap(([key, value]) =>
      value === undefined ? [] : [{ key, value: value as string | number }],
    ),
    user_properties: {},
    language: 'en',
    device: { platform: 'web', os: 'Linux', device_name: 'desktop' },
    app_name: brand.analyticsAppName,
    app_type: webAppType,
    front_id: frontId,
    user_id: frontId,
    ...fields,
  };
}

/** One simulated visit: its events, and the facts that come with their request. */
export interface SimulatedVisit {
  country: string;
  address: string;
  events: AnalyticsEvent[];
}

/** Visits by dimension, value and step, in the words of the roll-ups. */
export type ExpectedVisits = Map<string, number>;
export const expectedKey = (dimension: string, value: string, step: string) =>
  `${dimension} ${value} ${step}`;

/** Numbers from 0 to 1 that follow from a seed: the same visits every time. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const countries = ['US', 'DE', 'GB', 'FR', 'JP', 'BR', 'NL', 'ES'];
const campaigns = ['', '', '', 'spring', 'launch', 'back-to-school'];
const methods = ['s1', 'ps', 'pd'] as const satisfies readonly PaymentMethod[];

/**
 * Simulates visits of one day, and counts beside them what a report must find: each goes on from one step to the next by
 * chance, some are declined first, some download an app.
 */
export function simulateVisits(
  count: number,
  { now, seed = 7 }: { now: number; seed?: number },
): { visits: SimulatedVisit[]; expected: ExpectedVisits } {
  const chance = chanceFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const expected: ExpectedVisits = new Map();
  const visits = Array.from({ length: count }, (_, index) => {
    const language: Language = pick(languages);
    const country = pick(countries);
    const campaign = pick(campaigns);
    const method = pick(methods);
    const frontId = randomUUID();
    let at = now - 60_000;
    const events: AnalyticsEvent[] = [];
    const reached = new Set(['visit']);
    const happen = <Name extends EventName>(name: Name, params: EventParams<Name>) => {
      at += 250;
      reached.add(name);
      events.push(
        analyticsEventOf(name, params, {
          at,
          front_id: frontId,
          user_id: frontId,
          language,
          user_properties: campaign ? { utm_campaign: campaign } : {},
        }),
      );
    };
    happen('page_view', { path: '/' });
    if (chance() < 0.3) happen('page_view', { path: '/what-is-vpn' });
    if (chance() < 0.1) happen('download_pressed', { app: pick(appPlatforms) });
    let usedMethod = '';
    if (chance() < 0.55) {
      happen('plan_seen', {});
      if (chance() < 0.4) {
        happen('plan_chosen', { plan: '12m' });
        if (chance() < 0.9) {
          happen('checkout_opened', { plan: '12m' });
          if (chance() < 0.6) {
            happen('method_chosen', { method });
            usedMethod = method;
            if (chance() < 0.15) happen('payment_declined', { method, class: 'card_declined' });
            if (chance() < 0.7) happen('order_paid', { plan: '12m', method, currency: 'USD', amount: 4500 });
          }
        }
      }
    }
    for (const step of reached) {
      for (const [dimension, value] of [
        ['all', ''],
        ['language', language],
        ['country', country],
        ['campaign', campaign],
        ['method', usedMethod],
      ] as const) {
        const key = expectedKey(dimension, value, step);
        expected.set(key, (expected.get(key) ?? 0) + 1);
      }
    }
    return { country, address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`, events };
  });
  return { visits, expected };
}
