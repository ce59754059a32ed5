import { type Context, timeFromNow } from '../../../context.ts';
import { lockDueMails, noteMail } from './factorRecovery.repo.ts';
import { mailReminder, mailSecondLink } from './recoveryMails.ts';
import { endsAfter, recoveryState, reminderAfter, wait } from './recoveryState.ts';

const atOnce = 100;

/** Mails the reminders before the end of a wait, and the second links after it, once each. */
export async function mailRecoveries(context: Context, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return;
    const mailed = await context.db.transaction(async (tx) => {
      const times = {
        reminderFor: timeFromNow(context, -reminderAfter),
        readyFor: timeFromNow(context, -wait),
        endedFor: timeFromNow(context, -endsAfter),
      };
      const due = await lockDueMails(tx, times, atOnce);
      for (const row of due) {
        const at = timeFromNow(context);
        if (recoveryState(context, row) === 'ready') {
          await mailSecondLink(context, tx, row);
          await noteMail(tx, row.id, { readyMailedAt: at });
        } else {
          await mailReminder(context, tx, row);
          await noteMail(tx, row.id, { remindedAt: at });
        }
      }
      return due.length;
    });
    if (mailed < atOnce) return;
  }
}
