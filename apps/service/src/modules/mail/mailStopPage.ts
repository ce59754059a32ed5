import { mailStopPath } from '@tern/contract';
import { type MailStopPageState, renderMailStopPage } from '@tern/mails';
import type { Context } from '../../context.ts';
import { linkedPage } from '../../linkedPage.ts';
import type { RawRoutes } from '../../server.ts';
import { findMailChoices, writeMailChoices } from './mailPreferences.repo.ts';
import { readStopToken } from './stopLink.ts';

/** Turns mails of one kind off, from such a mail: by its button, and by what mail programs post themselves (RFC 8058). */
export const mailStopPage = (context: Context): RawRoutes =>
  linkedPage(context, {
    operation: 'mailStopPage',
    paths: [mailStopPath],
    formAction: "'self'",
    respond: async ({ token, pressed }) => {
      const link = await readStopToken(context, token);
      const before = link && (await findMailChoices(context.db, link.userId));
      if (link && before && pressed) await writeMailChoices(context.db, link.userId, { [link.kind]: false });
      const page: MailStopPageState =
        link && before
          ? { state: pressed || !before[link.kind] ? 'stopped' : 'open', kind: link.kind }
          : { state: 'unknown' };
      return {
        userId: before && link ? link.userId : undefined,
        render: (rest) => renderMailStopPage({ page, ...rest }),
      };
    },
  });
