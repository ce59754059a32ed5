import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { emptyOldBodies } from './events.repo.ts';

/** Days that the body of an applied event is kept, to look into what a provider said. Nothing reads it by itself. */
const appliedDays = 30;
/** And of one that was given up, which `pnpm ops events` tries again. */
const failedDays = 90;

/** Empties the bodies of old webhooks. The providers have what they said; charges have what it meant. */
export const emptyWebhooks = (context: Context): Promise<void> =>
  emptyOldBodies(context.db, {
    appliedBefore: timeFromNow(context, -appliedDays * dayMs),
    failedBefore: timeFromNow(context, -failedDays * dayMs),
  });
