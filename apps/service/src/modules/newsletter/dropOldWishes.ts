import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { strangerDays } from '../../limit.ts';
import { deleteOldWishes } from './subscribers.repo.ts';

/** Deletes addresses that anybody may have typed and nobody has confirmed. */
export const dropOldWishes = (context: Context): Promise<void> =>
  deleteOldWishes(context.db, timeFromNow(context, -strangerDays * dayMs));
