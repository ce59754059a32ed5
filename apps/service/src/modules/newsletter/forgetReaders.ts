import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { forgetAddresses } from './deliveries.repo.ts';

/** Days after which nobody can tell to whom an issue went: complaints and bounces have come by then. */
const rememberedFor = 90;

/** Forgets the addresses of old deliveries; the figures stay. */
export const forgetReaders = (context: Context): Promise<void> =>
  forgetAddresses(context.db, timeFromNow(context, -rememberedFor * dayMs));
