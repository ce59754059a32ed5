import * as v from 'valibot';
import { numberSetting } from '../../settings.ts';
import { isWebhookSecret } from '../../signWebhook.ts';

const usualRate = 300;

export const newsletterConfig = () =>
  v.pipe(
    v.object({
      NEWSLETTER_PER_MINUTE: numberSetting(
        (value) => Number.isInteger(value) && value >= 1 && value <= 100_000,
        'NEWSLETTER_PER_MINUTE is a whole number from 1 to 100000.',
      ),
      NEWSLETTER_WEBHOOK_SECRET: v.optional(
        v.pipe(
          v.string(),
          v.check(
            isWebhookSecret,
            'NEWSLETTER_WEBHOOK_SECRET is at least 24 bytes in base64, with or without whsec_ before.',
          ),
        ),
      ),
    }),
    v.transform(({ NEWSLETTER_PER_MINUTE, NEWSLETTER_WEBHOOK_SECRET }) => ({
      /** Mails of newsletters in one minute, by all processes together. */
      newsletterPerMinute: NEWSLETTER_PER_MINUTE === undefined ? usualRate : Number(NEWSLETTER_PER_MINUTE),
      /** Signs the notices of the mail relay; without it there is no address for them. */
      newsletterWebhookSecret: NEWSLETTER_WEBHOOK_SECRET,
    })),
  );
