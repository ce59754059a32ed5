import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { forgetAddresses } from './deliveries.repo.ts';
import { deleteEnded } from './subscribers.repo.ts';

/** Days after which nobody can tell to whom an issue went, and who has left: complaints and bounces have come by then. */
const rememberedFor = 90;

/** Forgets the addresses of old deliveries and of readers who have gone; the figures stay. */
export async function forgetReaders(context: Context): Promise<void> {
  const before = timeFromNow(context, -rememberedFor * dayMs);
  await forgetAddresses(context.db, before);
  await deleteEnded(context.db, before);
}
