import * as v from 'valibot';
import { type Stage, secureAddressSetting, textSetting, withoutSlash } from '../../settings.ts';
import { isWebhookSecret } from '../../signWebhook.ts';

/** A tool of the operator's that gets every event. */
export type Outlet =
  | { readonly name: 'webhook'; readonly url: string; readonly secret: string }
  | { readonly name: 'posthog'; readonly host: string; readonly key: string };

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
    v.transform(({ ANALYTICS_WEBHOOK_URL, ANALYTICS_WEBHOOK_SECRET, POSTHOG_HOST, POSTHOG_KEY }) => {
      const outlets: Outlet[] = [];
      if (ANALYTICS_WEBHOOK_URL && ANALYTICS_WEBHOOK_SECRET)
        outlets.push({ name: 'webhook', url: ANALYTICS_WEBHOOK_URL, secret: ANALYTICS_WEBHOOK_SECRET });
      if (POSTHOG_HOST && POSTHOG_KEY)
        outlets.push({ name: 'posthog', host: withoutSlash(POSTHOG_HOST), key: POSTHOG_KEY });
      return { analyticsOutlets: outlets as readonly Outlet[] };
    }),
  );
