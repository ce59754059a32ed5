import { type Context, moment } from '../../context.ts';
import { deleteOldMails } from './mail.repo.ts';

const day = 24 * 3600 * 1000;
/** Days that a mail to no account is listed after it was written: long enough to look into one that did not come. */
const bareDays = 30;
/** Days that the mails of an account are listed: more than a year, so that no yearly occasion mails twice. */
const allDays = 400;

export const dropOldMails = (context: Context): Promise<void> =>
  deleteOldMails(context.db, {
    bareBefore: moment(context, -bareDays * day),
    allBefore: moment(context, -allDays * day),
  });
