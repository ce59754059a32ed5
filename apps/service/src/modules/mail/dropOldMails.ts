import { type Context, moment } from '../../context.ts';
import { strangerDays } from '../../limit.ts';
import { deleteOldMails } from './mail.repo.ts';

/** Deletes the rows of mails that went to addresses without an account. */
export const dropOldMails = (context: Context): Promise<void> =>
  deleteOldMails(context.db, moment(context, -strangerDays * 24 * 3600 * 1000));
