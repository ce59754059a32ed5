import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { strangerDays } from '../../limit.ts';
import { deleteOldMails } from './mail.repo.ts';

/** Days that the mails of an account are listed: more than a year, so that no yearly occasion mails twice. */
const allDays = 400;

/** Deletes the rows of old mails, those of addresses without an account sooner: strangers can cause any number of them. */
export const dropOldMails = (context: Context): Promise<void> =>
  deleteOldMails(context.db, {
    bareBefore: timeFromNow(context, -strangerDays * dayMs),
    allBefore: timeFromNow(context, -allDays * dayMs),
  });
