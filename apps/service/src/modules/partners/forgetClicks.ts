import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { forgetOldClicks } from './conversions.repo.ts';

/** Days after a sale until which its click is kept: guarantee, disputes and the networks' own questions are over. */
const clickDays = 180;

export const forgetClicks = (context: Context): Promise<void> =>
  forgetOldClicks(context.db, timeFromNow(context, -clickDays * dayMs));
