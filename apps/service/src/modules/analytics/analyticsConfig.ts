import * as v from 'valibot';
import {
  numberSetting,
  type Stage,
  secureAddressSetting,
  textSetting,
  withoutSlash,
} from '../../settings.ts';
import { isWebhookSecret } from '../../signWebhook.ts';

/** A tool of the operator's that gets every event. */
export type Outlet =
  | { readonly name: 'webhook'; readonly url: string; readonly secret: string }
  | { readonly name: 'posthog'; readonly host: string; readonly key: string };

/** Events that are stored in one day at most. */
export interface EventBounds {
  /** Of all visitors together; 0 switches events off. */
  readonly overall: number;
  /** Of one network: IPv4 /24, IPv6 /48. */
  readonly perNetwork: number;
}

export const defaultEventBounds: EventBounds = { overall: 300_000, perNetwork: 5_000 };

const wholeNumber = (name: string) =>
  numberSetting(
    (value) => Number.isInteger(value) && value >= 0 && value <= 100_000_000,
    `${name} is a whole number from 0 to 100000000.`,
  );

/** `ANALYTICS_WEBHOOK_…`: any address, signed. `POSTHOG_…`: PostHog's capture API. Neither by default. */
export const analyticsConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      ANALYTICS_WEBHOOK_URL: secureAddressSetting('ANALYTICS_WEBHOOK_URL', stage),
      ANALYTICS_WEBHOOK_SECRET: v.optional(
        v.pipe(
          v.string(),
          v.check(
            isWebhookSecret,
            'ANALYTICS_WEBHOOK_SECRET is at least 24 bytes in base64, with or without whsec_ before.',
          ),
        ),
      ),
      POSTHOG_HOST: secureAddressSetting('POSTHOG_HOST', stage),
      POSTHOG_KEY: textSetting,
      ANALYTICS_EVENTS_PER_DAY: wholeNumber('ANALYTICS_EVENTS_PER_DAY'),
      ANALYTICS_EVENTS_PER_NETWORK: wholeNumber('ANALYTICS_EVENTS_PER_NETWORK'),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const given = dataset.value;
      for (const [one, other] of [
        ['ANALYTICS_WEBHOOK_URL', 'ANALYTICS_WEBHOOK_SECRET'],
        ['POSTHOG_HOST', 'POSTHOG_KEY'],
      ] as const) {
        if (Boolean(given[one]) !== Boolean(given[other]))
          addIssue({ message: `${one} and ${other} belong together: set both or neither.` });
      }
    }),
    v.transform((given) => {
      const { ANALYTICS_WEBHOOK_URL, ANALYTICS_WEBHOOK_SECRET, POSTHOG_HOST, POSTHOG_KEY } = given;
      const outlets: Outlet[] = [];
      if (ANALYTICS_WEBHOOK_URL && ANALYTICS_WEBHOOK_SECRET)
        outlets.push({ name: 'webhook', url: ANALYTICS_WEBHOOK_URL, secret: ANALYTICS_WEBHOOK_SECRET });
      if (POSTHOG_HOST && POSTHOG_KEY)
        outlets.push({ name: 'posthog', host: withoutSlash(POSTHOG_HOST), key: POSTHOG_KEY });
      const analyticsBounds: EventBounds = {
        overall: Number(given.ANALYTICS_EVENTS_PER_DAY ?? defaultEventBounds.overall),
        perNetwork: Number(given.ANALYTICS_EVENTS_PER_NETWORK ?? defaultEventBounds.perNetwork),
      };
      return { analyticsOutlets: outlets as readonly Outlet[], analyticsBounds };
    }),
  );
