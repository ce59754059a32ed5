import { buildPath } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { enqueueMail, mailLanguageOf } from '../mail/enqueueMail.ts';
import { renewalLead } from './prove.ts';
import { claimProofReminders } from './students.repo.ts';

/** Mails the students whose proof ends in 30 days or less, once each. */
export async function remindStudents(context: Context, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return;
    const reminded = await context.db.transaction(async (tx) => {
      const due = await claimProofReminders(tx, {
        now: timeFromNow(context),
        until: timeFromNow(context, renewalLead),
      });
      for (const { code, userId, expiresAt } of due) {
        const language = await mailLanguageOf(tx, userId);
        const path = buildPath({ language, variant: 'desktop', path: '/myAccount/student' });
        await enqueueMail(context, tx, {
          occasion: `student ends:${code}`,
          to: { userId },
          template: 'studentRenew',
          data: { until: expiresAt.toISOString(), page_url: `${context.config.publicOrigin}${path}` },
          expiresAt,
        });
      }
      return due.length;
    });
    if (!reminded) return;
  }
}
