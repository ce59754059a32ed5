import { emailChangePagePath } from '@tern/contract';
import { maskEmail } from '@tern/domain';
import { type EmailChangePageState, renderEmailChangePage } from '@tern/mails';
import type { Context } from '../../../context.ts';
import { linkedPage } from '../../../linkedPage.ts';
import type { RawRoutes } from '../../../server.ts';
import { findChange, listChanges } from './emailChange.repo.ts';
import { undoWithin } from './lifetimes.ts';
import { changeOfLink, undoChange } from './undoChange.ts';
import { readUndoToken } from './undoLink.ts';

/** The page that mails to the old mailbox link to: it stops a change of the address, or takes it back. */
export const emailChangePage = (context: Context): RawRoutes =>
  linkedPage(context, {
    operation: 'emailChangePage',
    paths: [emailChangePagePath],
    formAction: "'self'",
    respond: async ({ token, pressed }) => {
      const id = await readUndoToken(context, token);
      const own = id ? await findChange(context.db, id) : undefined;
      const show = (page: EmailChangePageState) => ({
        userId: own?.userId,
        render: (rest: Omit<Parameters<typeof renderEmailChangePage>[0], 'page'>) =>
          renderEmailChangePage({ page, ...rest }),
      });
      if (!id || !own) return show({ state: 'unknown' });
      if (pressed) {
        const state = await undoChange(context, { userId: own.userId, id, request: pressed });
        return show(state === 'waits' || state === 'done' || !state ? { state: 'unknown' } : { state });
      }
      const found = changeOfLink(context, await listChanges(context.db, own.userId), id);
      if (!found) return show({ state: 'unknown' });
      const { change, state } = found;
      const email = maskEmail(change.email);
      if (state === 'waits') return show({ state, email });
      const until = new Date((change.doneAt?.getTime() ?? 0) + undoWithin);
      return show(state === 'done' ? { state, email, until } : { state });
    },
  });
