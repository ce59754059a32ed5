import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { deleteOldApplications } from './partners.repo.ts';

/** Days that an application waits for a decision, and that one stays known after it was refused. */
const applicationDays = 365;

export const dropOldApplications = (context: Context): Promise<void> =>
  deleteOldApplications(context.db, timeFromNow(context, -applicationDays * dayMs));
